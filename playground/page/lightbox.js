/* A picture in full: fitted to the window, then larger step by step, scrolled by thumb or keys. */

import { byId } from "./dom.js";
import { say } from "./words.js";

const STEPS = [1, 1.5, 2, 3, 4];

export class Lightbox {
  #step = 0;

  constructor() {
    this.box = byId("lightbox");
    this.stage = byId("lightbox-stage");
    this.image = byId("lightbox-image");
    this.words = byId("lightbox-words");
    byId("lightbox-close").addEventListener("click", () => this.box.close());
    byId("lightbox-larger").addEventListener("click", () => this.#zoom(this.#step + 1));
    byId("lightbox-smaller").addEventListener("click", () => this.#zoom(this.#step - 1));
    this.image.addEventListener("click", (event) => this.#toggle(event));
    this.image.addEventListener("load", () => this.#zoom(this.#step));
    window.addEventListener("resize", () => this.box.open && this.#zoom(this.#step));
    this.box.addEventListener("keydown", (event) => this.#key(event));
    this.box.addEventListener("close", () => this.image.removeAttribute("src"));
  }

  open(url, alt) {
    this.image.src = url;
    this.image.alt = alt;
    this.words.textContent = alt;
    this.box.showModal();
    this.#zoom(0);
  }

  #key(event) {
    if (event.key === "+" || event.key === "=") this.#zoom(this.#step + 1);
    else if (event.key === "-") this.#zoom(this.#step - 1);
    else if (event.key === "0") this.#zoom(0);
  }

  #toggle(event) {
    const across = event.offsetX / this.image.clientWidth;
    const down = event.offsetY / this.image.clientHeight;
    this.#zoom(this.#step > 0 ? 0 : 2);
    // What was tapped stays in the middle.
    this.stage.scrollLeft = across * this.image.clientWidth - this.stage.clientWidth / 2;
    this.stage.scrollTop = down * this.image.clientHeight - this.stage.clientHeight / 2;
  }

  #zoom(step) {
    this.#step = Math.min(Math.max(step, 0), STEPS.length - 1);
    const { naturalWidth: wide, naturalHeight: high } = this.image;
    if (!wide) return;
    const fit = Math.min(this.stage.clientWidth / wide, this.stage.clientHeight / high);
    this.image.style.width = `${Math.floor(wide * fit * STEPS[this.#step])}px`;
    this.image.classList.toggle("large", this.#step > 0);
    this.#allow("lightbox-larger", this.#step < STEPS.length - 1);
    this.#allow("lightbox-smaller", this.#step > 0);
    byId("lightbox-zoom").textContent = say("picture.zoom", { percent: STEPS[this.#step] * 100 });
  }

  /** A button that goes out of use hands the focus on, or keys would go nowhere. */
  #allow(id, isPossible) {
    const button = byId(id);
    if (!isPossible && document.activeElement === button) this.stage.focus();
    button.disabled = !isPossible;
  }
}
