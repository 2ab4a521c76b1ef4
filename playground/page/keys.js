/* Keys that work everywhere, and the list of them. */

import { byId, isTyping } from "./dom.js";

export class Keys {
  #page;

  constructor(page) {
    this.#page = page;
    byId("help-open").addEventListener("click", () => byId("help").showModal());
    byId("help-close").addEventListener("click", () => byId("help").close());
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  #key(event) {
    if (document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey) return;
    if (event.altKey && event.key === "ArrowDown") this.#step(1, event.shiftKey);
    else if (event.altKey && event.key === "ArrowUp") this.#step(-1, event.shiftKey);
    else if (event.key === "Escape") this.#back();
    else if (!isTyping() && event.key === "/") this.#page.composer.begin("/");
    else if (!isTyping() && event.key === "?") byId("help").showModal();
    else return;
    event.preventDefault();
  }

  #back() {
    if (this.#page.places.isOpen) {
      this.#page.places.close();
      return;
    }
    this.#page.log.toEnd();
    byId("composer-text").focus();
  }

  /** The next place up or down the list, or the next one with something unread. */
  #step(by, isUnreadOnly) {
    const { world } = this.#page;
    const all = world.everywhere();
    const from = all.findIndex((one) => one.id === world.here);
    for (let n = 1; n < all.length; n += 1) {
      const next = all[(from + by * n + all.length * n) % all.length];
      if (isUnreadOnly && !world.unread(next.id).count) continue;
      this.#page.go(next.id);
      return;
    }
  }
}
