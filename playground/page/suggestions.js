/* The list above the composer: an ARIA combobox's listbox. */

import { byId, make, newId } from "./dom.js";
import { say } from "./words.js";

export class Suggestions {
  #entries = [];
  #at = -1;

  constructor(input, pick) {
    this.input = input;
    this.pick = pick;
    this.list = byId("suggestions");
    this.status = byId("suggestion-count");
    // The field keeps the focus, so that a phone's keyboard stays open.
    for (const press of ["pointerdown", "mousedown"]) {
      this.list.addEventListener(press, (event) => event.preventDefault());
    }
  }

  get isOpen() {
    return !this.list.hidden;
  }

  get active() {
    return this.#entries[this.#at] ?? null;
  }

  get first() {
    return this.#entries[0] ?? null;
  }

  show(entries, { isFirstActive = false } = {}) {
    this.#entries = entries;
    this.list.replaceChildren(...entries.map((entry) => this.#row(entry)));
    this.list.hidden = entries.length === 0;
    this.input.setAttribute("aria-expanded", String(entries.length > 0));
    this.status.textContent = entries.length ? say("composer.found", { count: entries.length }) : "";
    this.list.scrollTop = 0;
    this.#stand(isFirstActive && entries.length > 0 ? 0 : -1);
  }

  /** What was pointed at fitted an older text. */
  unpoint() {
    this.#stand(-1);
  }

  close() {
    this.show([]);
  }

  #row(entry) {
    return make(
      "li",
      { id: newId("suggestion"), role: "option", onclick: () => this.pick(entry) },
      make("span", {}, entry.shown),
      entry.about ? make("small", {}, entry.about) : null,
    );
  }

  move(step) {
    const count = this.#entries.length;
    const from = this.#at < 0 && step < 0 ? count : this.#at;
    this.#stand((from + step + count) % count);
  }

  #stand(place) {
    this.#at = place;
    [...this.list.children].forEach((node, n) => {
      node.classList.toggle("active", n === place);
      node.setAttribute("aria-selected", String(n === place));
    });
    const active = this.list.children[place];
    if (!active) {
      this.input.removeAttribute("aria-activedescendant");
      return;
    }
    this.input.setAttribute("aria-activedescendant", active.id);
    active.scrollIntoView({ block: "nearest" });
  }
}
