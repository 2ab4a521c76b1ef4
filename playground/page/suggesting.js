/* What could come next in a command that is being typed. */

import { folded, named, parts, remaining } from "./commands.js";
import { Refused } from "./socket.js";
import { fixedChoices, known } from "./values.js";
import { say } from "./words.js";

const PAUSE = 180; // while somebody types on, the bot is not asked

/** Where the typing stands: naming a command, or at one of its options. */
export function reading(text, caret, all) {
  const found = named(text, all);
  const isNamed = found && text.length > found.end && caret > found.end;
  if (!isNamed) return { command: null, exact: found?.command ?? null, written: [], at: null };
  const written = parts(text, found.command, found.end);
  const at = written.find((part) => caret >= part.from && caret <= part.until) ?? null;
  return { command: found.command, exact: null, end: found.end, written, at };
}

/** Commands that fit what was typed: those that begin so first. */
export function commandsFor(text, all) {
  const typed = folded(text.slice(1)).trim();
  const names = (one) => [folded(one.shown), folded(one.path)];
  const rank = (one) => {
    if (names(one).includes(typed)) return 0;
    if (names(one).some((name) => name.startsWith(typed))) return 1;
    return names(one).some((name) => name.includes(typed)) ? 2 : 3;
  };
  return all
    .map((command) => ({ command, rank: rank(command) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ command }) => ({ kind: "command", command, shown: `/${command.shown}`, about: command.about }));
}

export class Suggesting {
  #page;
  #asked = 0;

  constructor(page) {
    this.#page = page;
  }

  /** Suggestions that nobody waits for any more are not given. */
  forget() {
    this.#asked += 1;
  }

  /** Entries for the option at the caret; null when something newer has been asked since. */
  async forOption(now, picked) {
    this.#asked += 1;
    const ticket = this.#asked;
    const { world } = this.#page;
    const option = now.at?.option;
    const fixed = option ? fixedChoices(option, world) : null;
    let found = fixed ? fitting(fixed, now.at.text) : [];
    if (option?.autocomplete) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (ticket !== this.#asked) return null;
      found = await this.#asking(now, picked);
      if (ticket !== this.#asked) return null;
    }
    const values = found.map((one) => ({ kind: "value", option, ...one }));
    return [...values, ...optionsAfter(now)];
  }

  async #asking(now, picked) {
    const { world, line } = this.#page;
    const others = now.written.filter((part) => part !== now.at);
    try {
      const { choices } = await line.ask("autocomplete", {
        channel: world.here,
        command: now.command.path,
        focus: now.at.option.name,
        text: now.at.text,
        options: known(others, world, picked),
      });
      return choices.map((one) => ({ shown: one.name, value: one.value }));
    } catch (error) {
      if (error instanceof Refused) return []; // one can type without suggestions
      throw error;
    }
  }
}

function fitting(choices, text) {
  const typed = folded(text.replace(/^[@#]/, ""));
  return choices
    .filter((one) => [one.shown, one.name].some((name) => folded(String(name)).includes(typed)))
    .map((one) => ({ shown: one.shown, value: one.value }));
}

/** Options whose name the last word begins, or all that are left where a new word begins. */
function optionsAfter(now) {
  const typed = now.at ? folded(now.at.text.split(/\s+/).at(-1)) : "";
  const isFresh = !now.at;
  if (!isFresh && !typed) return [];
  return remaining(now.command, now.written)
    .filter((option) => isFresh || folded(option.shown).startsWith(typed))
    .map((option) => ({
      kind: "option",
      option,
      typed: isFresh ? "" : now.at.text.split(/\s+/).at(-1),
      shown: `${option.shown}:`,
      about: option.required ? `${option.about} (${say("option.required")})` : option.about,
    }));
}
