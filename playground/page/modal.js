/* Forms that the bot opens. */

import { byId, make, newId } from "./dom.js";
import { markdown } from "./markdown.js";
import { sentence } from "./refusals.js";
import { say } from "./words.js";

const ROW = 1;
const STRING_SELECT = 3;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const PARAGRAPH = 2;

export class ModalForm {
  #page;
  #modal = null;

  constructor(page) {
    this.#page = page;
    this.box = byId("modal");
    this.form = byId("modal-form");
    this.problem = byId("modal-problem");
    byId("modal-cancel").addEventListener("click", () => this.box.close());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
  }

  open(modal) {
    this.#modal = modal;
    byId("modal-title").textContent = modal.title;
    this.problem.textContent = "";
    byId("modal-fields").replaceChildren(...modal.components.flatMap((one) => this.#part(one)));
    this.box.showModal();
  }

  #part(said) {
    if (said.type === ROW) return said.components.map((one) => this.#field(one, one.label, ""));
    if (said.type === LABEL) return [this.#field(said.component, said.label, said.description)];
    if (said.type === TEXT) return markdown(said.content, this.#page);
    return [];
  }

  #field(said, label, description) {
    const id = newId("field");
    const isRequired = said.required !== false;
    const star = isRequired ? make("span", { class: "required" }, ` ${say("modal.required")}`) : null;
    const about = description ? make("small", { id: `${id}-about` }, description) : null;
    const input = said.type === TEXT_INPUT ? textInput(said) : this.#select(said);
    input.id = id;
    input.name = said.custom_id;
    input.required = isRequired;
    if (about) input.setAttribute("aria-describedby", about.id);
    return make("div", { class: "field" }, make("label", { for: id }, label ?? "", star), about, input);
  }

  #select(said) {
    const most = said.max_values ?? 1;
    const select = make("select", { multiple: most > 1 });
    if (most === 1) select.append(make("option", { value: "" }, said.placeholder ?? say("menu.choose")));
    for (const [value, text, isChosen] of this.#choices(said)) {
      select.append(make("option", { value, selected: Boolean(isChosen) }, text));
    }
    return select;
  }

  #choices(said) {
    if (said.type === STRING_SELECT) {
      return said.options.map((option) => [option.value, option.label, option.default]);
    }
    return this.#page.world.members(this.#page.world.here).map((who) => [who.id, who.name]);
  }

  async #submit() {
    const button = byId("modal-submit");
    button.disabled = true;
    this.problem.textContent = "";
    const modal = this.#modal;
    try {
      const fields = Object.fromEntries([...this.form.elements].filter(isField).map(filledIn));
      const done = await this.#page.line.ask("submit", { modal: modal.interaction, fields });
      this.box.close();
      if (done.modal) this.open(done.modal);
    } catch (error) {
      this.problem.textContent = sentence(error, this.#page.world.bot);
    } finally {
      button.disabled = false;
    }
  }
}

const isField = (input) => input.matches("input, textarea, select");

function filledIn(input) {
  if (!input.matches("select")) return [input.name, input.value];
  return [input.name, [...input.selectedOptions].map((one) => one.value).filter(Boolean)];
}

function textInput(said) {
  const given = {
    minlength: said.min_length,
    maxlength: said.max_length ?? 4000,
    placeholder: said.placeholder,
  };
  const isLong = said.style === PARAGRAPH;
  const input = make(isLong ? "textarea" : "input", { ...given, ...(isLong ? { rows: 4 } : {}) });
  input.value = said.value ?? "";
  return input;
}
