/* Menus in messages: a button that opens a list. Not a native select, because arrow keys on a
   closed native one already choose, and here to choose is to move. */

import { make, newId, unseen } from "./dom.js";
import { say } from "./words.js";

const TYPING_PAUSE = 700;

/** A menu; `choices` are {value, label, description, chosen}, `choose(values)` is called once. */
export class Menu {
  constructor({ placeholder, choices, fewest = 1, most = 1, isDisabled = false, choose }) {
    Object.assign(this, { choices, fewest, most, choose });
    this.chosen = new Set(choices.filter((c) => c.chosen).map((c) => c.value));
    this.at = 0;
    this.typed = "";
    this.list = this.#list(placeholder);
    this.button = this.#button(placeholder, isDisabled);
    this.node = make("div", { class: "menu" }, this.button, this.list);
    if (most > 1) this.node.append(this.#doneButton());
    this.node.addEventListener("focusout", (event) => {
      if (!this.node.contains(event.relatedTarget) && event.relatedTarget) this.close(false);
    });
  }

  #button(placeholder, isDisabled) {
    const shown = this.choices.filter((c) => this.chosen.has(c.value)).map((c) => c.label);
    const text = make("span", {}, shown.join(", ") || placeholder || say("menu.choose"));
    return make(
      "button",
      {
        type: "button",
        class: "menu-button",
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        "aria-controls": this.list.id,
        disabled: isDisabled,
        onclick: () => (this.list.hidden ? this.open() : this.close()),
        onkeydown: (event) => {
          if (event.key !== "ArrowDown" || !this.list.hidden) return;
          event.preventDefault();
          this.open();
        },
      },
      text,
    );
  }

  #list(placeholder) {
    const list = make("ul", {
      id: newId("menu"),
      role: "listbox",
      tabindex: "0",
      "aria-label": placeholder || say("menu.choose"),
      "aria-multiselectable": this.most > 1 ? "true" : null,
      onkeydown: (event) => this.#key(event),
    });
    list.hidden = true;
    list.append(...this.choices.map((choice, place) => this.#option(choice, place)));
    return list;
  }

  #option(choice, place) {
    const about = choice.description ? make("small", {}, choice.description) : null;
    return make(
      "li",
      {
        id: newId("choice"),
        role: "option",
        "aria-selected": String(this.chosen.has(choice.value)),
        onclick: () => this.#take(place),
      },
      make("span", {}, choice.label),
      about,
    );
  }

  #doneButton() {
    this.done = make(
      "button",
      { type: "button", class: "button style-1", onclick: () => this.#finish() },
      say("menu.done"),
      unseen(` (${say("menu.between", { fewest: this.fewest, most: this.most })})`),
    );
    this.done.hidden = true;
    return this.done;
  }

  open() {
    this.list.hidden = false;
    if (this.done) this.done.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
    const first = this.choices.findIndex((c) => this.chosen.has(c.value));
    this.list.focus({ preventScroll: true });
    this.#stand(Math.max(first, 0));
    this.node.scrollIntoView({ block: "nearest" });
  }

  close(andFocus = true) {
    this.list.hidden = true;
    if (this.done) this.done.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
    if (andFocus) this.button.focus();
  }

  #stand(place) {
    const last = this.choices.length - 1;
    this.at = Math.min(Math.max(place, 0), last);
    [...this.list.children].forEach((node, n) => node.classList.toggle("active", n === this.at));
    const active = this.list.children[this.at];
    if (!active) return;
    this.list.setAttribute("aria-activedescendant", active.id);
    active.scrollIntoView({ block: "nearest" });
  }

  #key(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    if (event.key in steps) this.#stand(this.at + steps[event.key]);
    else if (event.key === "Home") this.#stand(0);
    else if (event.key === "End") this.#stand(this.choices.length - 1);
    else if (event.key === "Enter" || (event.key === " " && !this.typed)) this.#take(this.at);
    else if (event.key === "Escape") this.close();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.#find(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #find(letter) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.typed = ""), TYPING_PAUSE);
    this.typed += letter.toLowerCase();
    const found = this.choices.findIndex((c) => c.label.toLowerCase().startsWith(this.typed));
    if (found >= 0) this.#stand(found);
  }

  #take(place) {
    const { value } = this.choices[place];
    if (this.most === 1) {
      this.chosen = new Set([value]);
      this.close();
      this.choose([value], this.button);
      return;
    }
    if (!this.chosen.delete(value) && this.chosen.size < this.most) this.chosen.add(value);
    this.#stand(place);
    [...this.list.children].forEach((node, n) =>
      node.setAttribute("aria-selected", String(this.chosen.has(this.choices[n].value))),
    );
    this.done.disabled = this.chosen.size < this.fewest;
  }

  #finish() {
    if (this.chosen.size < this.fewest) return;
    this.close();
    this.choose([...this.chosen], this.button);
  }
}
