/* What a person does to the bot's messages: pressing, choosing, commanding. */

import { make } from "./dom.js";
import { sentence } from "./refusals.js";

export class Acts {
  #page;
  #busy = new Set(); // a second press while the first one waits does nothing

  constructor(page) {
    this.#page = page;
  }

  click(message, component, control) {
    const { custom_id } = component;
    return this.#act(message, control, "click", { message: message.id, custom_id });
  }

  choose(message, component, values, control) {
    const { custom_id } = component;
    return this.#act(message, control, "choose", { message: message.id, custom_id, values });
  }

  /** Runs a command; refusals are the caller's, who knows where to show them. */
  async slash(channel, command, options) {
    const done = await this.#page.line.ask("slash", { channel, command, options });
    this.#follow(done);
    return done;
  }

  async #act(message, control, op, fields) {
    const key = `${message.id} ${fields.custom_id}`;
    if (this.#busy.has(key)) return;
    this.#busy.add(key);
    setBusy(control, true);
    clearFailure(control);
    try {
      const done = await this.#page.line.ask(op, fields);
      this.#follow(done);
      if (done.kind === "message" && control.matches(":focus-visible")) this.#goOn(done.message);
    } catch (error) {
      showFailure(control, message, sentence(error, this.#page.world.bot));
    } finally {
      this.#busy.delete(key);
      setBusy(control, false);
    }
  }

  #follow(done) {
    if (done.modal) this.#page.openModal(done.modal);
  }

  /** By keyboard one goes on in the private answer; by thumb nothing jumps. */
  #goOn(id) {
    const answer = this.#page.log.messages.find((one) => one.id === id);
    if (answer?.ephemeral) this.#page.log.focusOn(id);
  }
}

function setBusy(control, isBusy) {
  control.classList.toggle("busy", isBusy);
  if (isBusy) control.setAttribute("aria-busy", "true");
  else control.removeAttribute("aria-busy");
}

function clearFailure(control) {
  control.closest("article")?.querySelector(".failure")?.remove();
}

/** The message may have been drawn anew while we waited, so it is looked up. */
function showFailure(control, message, text) {
  const node = document.getElementById(`message-${message.id}`) ?? control.closest("article");
  node?.querySelector(".failure")?.remove();
  node?.querySelector(".body").append(make("p", { class: "failure", role: "alert" }, text));
}
