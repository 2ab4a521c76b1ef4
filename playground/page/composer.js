/* The line one types in: plain words are said, a slash begins a command. */

import { named, offers, parts, remaining } from "./commands.js";
import { byId } from "./dom.js";
import { OptionBar } from "./optionbar.js";
import { sentence } from "./refusals.js";
import { commandsFor, reading, Suggesting } from "./suggesting.js";
import { Suggestions } from "./suggestions.js";
import { BadValue, fixedChoices, values } from "./values.js";
import { say } from "./words.js";

const TYPING_PAUSE = 8_000;

export class Composer {
  #page;
  #picked = new Map(); // what a suggestion that was picked stands for
  #drafts = new Map(); // half-written lines, by channel
  #toldTyping = 0;
  #isSending = false;

  constructor(page) {
    this.#page = page;
    this.input = byId("composer-text");
    this.problem = byId("composer-problem");
    this.suggesting = new Suggesting(page);
    this.suggestions = new Suggestions(this.input, (entry) => this.#pick(entry));
    this.bar = new OptionBar((option) => this.#toOption(option));
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.input.addEventListener("blur", () => this.suggestions.close());
    this.input.addEventListener("focus", () => this.#refresh());
    byId("composer").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    byId("slash").addEventListener("click", () => this.begin("/"));
  }

  #offers() {
    return offers(this.#page.world.commandsAt(this.#page.world.here));
  }

  /** Another channel is open: what was half-written there is there again. */
  moveTo(channel) {
    if (this.channel) this.#drafts.set(this.channel, this.input.value);
    this.channel = channel;
    this.#picked.clear();
    this.complain("");
    this.input.value = this.#drafts.get(channel) ?? "";
    this.#close();
    this.retitle();
  }

  retitle() {
    const channel = this.#page.world.channel(this.channel);
    const place = channel ? this.#page.placeName(channel) : "";
    this.input.placeholder = channel ? say("composer.placeholder", { place }) : "";
    this.input.disabled = !channel;
  }

  /** The line begins with this, and one types on. */
  begin(text) {
    this.input.value = text;
    this.input.focus();
    this.#caretTo(text.length);
    this.#refresh();
  }

  complain(text) {
    this.problem.textContent = text;
  }

  #close() {
    this.suggesting.forget();
    this.suggestions.close();
    this.bar.hide();
  }

  #caretTo(place) {
    this.input.setSelectionRange(place, place);
  }

  // Typing -----------------------------------------------------------------------------------

  #typed() {
    this.complain("");
    this.suggestions.unpoint();
    if (!this.input.value.startsWith("/") && this.input.value) this.#tellTyping();
    this.#refresh();
  }

  #tellTyping() {
    if (Date.now() - this.#toldTyping < TYPING_PAUSE) return;
    this.#toldTyping = Date.now();
    this.#page.line.ask("typing", { channel: this.channel }).catch(() => {}); // a courtesy
  }

  #reading() {
    return reading(this.input.value, this.input.selectionStart, this.#offers());
  }

  async #refresh() {
    const text = this.input.value;
    if (!text.startsWith("/")) {
      this.#close();
      return;
    }
    const now = this.#reading();
    if (!now.command) {
      this.bar.hide();
      this.suggesting.forget();
      // A whole command that needs nothing more is run by Enter, not completed by it.
      const isWhole = now.exact && !now.exact.options.some((option) => option.required);
      this.suggestions.show(commandsFor(text, this.#offers()), { isFirstActive: !isWhole });
      return;
    }
    this.bar.show(now);
    const entries = await this.suggesting.forOption(now, this.#picked);
    if (entries === null || document.activeElement !== this.input) return;
    const isClosed = now.at && fixedChoices(now.at.option, this.#page.world);
    this.suggestions.show(entries, { isFirstActive: Boolean(isClosed && now.at.text) });
  }

  #key(event) {
    const { suggestions } = this;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.isComposing) return;
    if (event.key === "Escape") this.suggesting.forget(); // also what has not been answered yet
    if (suggestions.isOpen && event.key in steps && !event.altKey) {
      suggestions.move(steps[event.key]);
    } else if (event.key === "Escape" && (suggestions.isOpen || this.problem.textContent)) {
      suggestions.close();
      this.complain("");
    } else if (event.key === "Tab" && !event.shiftKey && this.input.value.startsWith("/")) {
      if (!this.#tab()) return;
    } else if (event.key === "Enter") {
      if (suggestions.active) this.#pick(suggestions.active);
      else this.#send();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether Tab had something to do here; else it goes on to the next control. */
  #tab() {
    const entry = this.suggestions.active ?? this.suggestions.first;
    if (entry) {
      this.#pick(entry);
      return true;
    }
    const now = this.#reading();
    const next = now.command && remaining(now.command, now.written).find((one) => one.required);
    if (next) this.#toOption(next);
    return Boolean(next);
  }

  // Completing -------------------------------------------------------------------------------

  #pick(entry) {
    this.suggestions.close(); // what comes next may have to be asked for
    if (entry.kind === "command") this.#pickCommand(entry.command);
    else if (entry.kind === "option") this.#pickOption(entry);
    else this.#pickValue(entry);
  }

  #write(text, caret = text.length) {
    this.input.value = text;
    this.input.focus();
    this.#caretTo(caret);
  }

  #pickCommand(command) {
    const first = command.options.find((option) => option.required);
    this.#write(first ? `/${command.shown} ${first.shown}: ` : `/${command.shown} `);
    if (command.options.length > 0) this.#refresh();
    else this.#close();
  }

  #pickOption(entry) {
    const text = this.input.value;
    const kept = entry.typed ? text.slice(0, text.length - entry.typed.length) : text;
    this.#write(`${kept.trimEnd()} ${entry.option.shown}: `);
    this.#refresh();
  }

  #pickValue(entry) {
    const now = this.#reading();
    if (!now.at) return;
    this.#picked.set(`${entry.option.name} ${entry.shown.trim()}`, entry.value);
    const before = this.input.value.slice(0, now.at.from).trimEnd();
    const after = this.input.value.slice(now.at.until).trim();
    const head = `${before} ${entry.shown}`;
    this.#write(after ? `${head} ${after}` : `${head} `, head.length + (after ? 0 : 1));
    const { command, written } = this.#reading();
    const next = remaining(command, written).find((option) => option.required);
    if (next) {
      this.#toOption(next);
      return;
    }
    this.suggesting.forget();
    this.suggestions.close();
    this.bar.show(this.#reading());
  }

  #toOption(option) {
    const now = this.#reading();
    const part = now.written.find((one) => one.option === option);
    if (part) this.#write(this.input.value, part.from + part.text.length);
    else this.#write(`${this.input.value.trimEnd()} ${option.shown}: `);
    this.#refresh();
  }

  // Sending ----------------------------------------------------------------------------------

  async #send() {
    const text = this.input.value.trim();
    const { channel } = this;
    if (!text || !channel || this.#isSending) return;
    let act;
    try {
      act = text.startsWith("/") ? this.#command(text) : ["say", { channel, content: text }];
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      this.#pointAt(error);
      return;
    }
    this.#write("");
    this.#close();
    this.complain("");
    await this.#run(act, text, channel);
  }

  #command(text) {
    const found = named(text, this.#offers());
    if (!found) throw new BadValue(say("composer.no-command", { command: text.split(" ")[0] }), null);
    const written = parts(text, found.command, found.end);
    if (written.length === 0 && text.length > found.end) {
      throw new BadValue(say("composer.no-options", { command: `/${found.command.shown}` }), null);
    }
    const options = values(found.command, written, this.#page.world, this.#picked);
    return ["slash", { channel: this.channel, command: found.command.path, options }];
  }

  #pointAt(problem) {
    if (problem.option) this.#toOption(problem.option);
    this.complain(problem.message);
  }

  async #run([op, fields], text, channel) {
    const { acts, line, world } = this.#page;
    this.#setSending(true);
    try {
      if (op === "slash") await acts.slash(channel, fields.command, fields.options);
      else await line.ask(op, fields);
      this.#picked.clear();
    } catch (error) {
      this.complain(sentence(error, world.bot));
      // Nothing typed is lost: it can be sent again.
      if (!this.input.value && this.channel === channel) this.input.value = text;
    } finally {
      this.#setSending(false);
    }
  }

  #setSending(isSending) {
    this.#isSending = isSending;
    byId("send").classList.toggle("busy", isSending);
    byId("composer").setAttribute("aria-busy", String(isSending));
  }
}
