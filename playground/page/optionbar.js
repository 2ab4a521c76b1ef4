/* The options of the command being typed: names to tap, what is missing, what each one means. */

import { byId, make, unseen } from "./dom.js";
import { say } from "./words.js";

export class OptionBar {
  constructor(choose) {
    this.choose = choose;
    this.node = byId("options");
    // The field keeps the focus, so that a phone's keyboard stays open.
    for (const press of ["pointerdown", "mousedown"]) {
      this.node.addEventListener(press, (event) => {
        if (event.target.closest("button")) event.preventDefault();
      });
    }
  }

  hide() {
    this.node.hidden = true;
    this.node.replaceChildren();
  }

  show(now) {
    const { command, written, at } = now;
    const about = at ? at.option.about : command.about;
    const head = at ? at.option.shown : `/${command.shown}`;
    const chips = command.options.map((option) => this.#chip(option, written, at));
    this.node.hidden = false;
    this.node.setAttribute("aria-label", say("composer.options", { command: `/${command.shown}` }));
    this.node.replaceChildren(
      make("p", {}, make("strong", {}, head), ` ${about}`),
      make("div", { class: "chips" }, ...chips),
    );
  }

  #chip(option, written, at) {
    const part = written.find((one) => one.option === option);
    const state = part?.text ? "filled" : option.required ? "missing" : "free";
    const need = option.required ? say("option.required") : say("option.optional");
    const chip = make(
      "button",
      {
        type: "button",
        class: `chip ${state}`,
        title: option.about,
        onclick: () => this.choose(option),
      },
      option.shown,
      option.required && !part?.text ? make("span", { "aria-hidden": "true" }, " *") : null,
      part?.text ? make("b", {}, part.text) : null,
      unseen(` (${need})`),
    );
    if (at?.option === option) chip.setAttribute("aria-current", "true");
    return chip;
  }
}
