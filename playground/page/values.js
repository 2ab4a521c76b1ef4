/* Typed texts as option values, or a sentence that says what is wrong with them. */

import { folded } from "./commands.js";
import { say } from "./words.js";

export const KIND = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  mentionable: 9,
  number: 10,
};

/** A text that is not a value; the message is for the person. */
export class BadValue extends Error {
  constructor(message, option) {
    super(message);
    this.option = option;
  }
}

/** What can be chosen for an option without asking the bot; null if anything can be written. */
export function fixedChoices(option, world) {
  if (option.choices.length > 0) return option.choices;
  if (option.type === KIND.boolean) {
    return [
      { name: "true", shown: say("option.yes"), value: true },
      { name: "false", shown: say("option.no"), value: false },
    ];
  }
  if (option.type === KIND.user || option.type === KIND.mentionable) return people(world);
  if (option.type === KIND.channel) {
    const guild = world.guildOf(world.here);
    const channels = guild ? world.inGuild(guild) : [];
    return channels.map((one) => ({ name: one.name, shown: `#${one.name}`, value: one.id }));
  }
  return null;
}

function people(world) {
  return world
    .members(world.here)
    .filter((who) => who.name)
    .map((who) => ({ name: who.name, shown: who.name, value: who.id }));
}

/** The values of all parts by the options' own names. */
export function values(command, written, world, picked) {
  for (const option of command.options) {
    const part = written.find((one) => one.option === option);
    if (option.required && !part?.text) {
      throw new BadValue(say("option.missing", { option: option.shown }), option);
    }
  }
  const filled = written.filter((part) => part.text);
  return Object.fromEntries(filled.map((part) => [part.option.name, value(part, world, picked)]));
}

function value({ option, text }, world, picked) {
  const fixed = fixedChoices(option, world);
  if (fixed) return chosen(option, text, fixed);
  if (option.type === KIND.integer || option.type === KIND.number) return number(option, text);
  const suggested = picked.get(`${option.name} ${text}`);
  return suggested ?? string(option, text);
}

function chosen(option, text, fixed) {
  const wanted = folded(text.replace(/^[@#]|^<[@#]!?|>$/g, ""));
  const names = (one) => [one.shown, one.name, one.value].map((name) => folded(String(name)));
  const exact = fixed.find((one) => names(one).some((name) => name.replace(/^#/, "") === wanted));
  const begun = fixed.filter((one) => names(one).some((name) => name.startsWith(wanted)));
  const found = exact ?? (begun.length === 1 ? begun[0] : null);
  if (found) return found.value;
  const some = fixed.slice(0, 8).map((one) => one.shown);
  throw new BadValue(say("option.one-of", { option: option.shown, choices: some.join(", ") }), option);
}

function number(option, text) {
  const found = Number(text.replace(",", "."));
  const isWhole = option.type !== KIND.integer || Number.isInteger(found);
  if (Number.isNaN(found) || !isWhole) {
    throw new BadValue(say("option.a-number", { option: option.shown }), option);
  }
  const low = option.min_value ?? -Infinity;
  const high = option.max_value ?? Infinity;
  if (found < low || found > high) {
    const range = { option: option.shown, low, high };
    throw new BadValue(say("option.out-of-range", range), option);
  }
  return found;
}

function string(option, text) {
  const [low, high] = [option.min_length ?? 0, option.max_length ?? 6000];
  if (text.length < low || text.length > high) {
    const range = { option: option.shown, low, high };
    throw new BadValue(say("option.length", range), option);
  }
  return text;
}

/** What is known of the other options while one is being typed; half-written ones are left out. */
export function known(written, world, picked) {
  const result = {};
  for (const part of written) {
    try {
      if (part.text) result[part.option.name] = value(part, world, picked);
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
    }
  }
  return result;
}
