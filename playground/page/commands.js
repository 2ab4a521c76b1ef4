/* Slash commands as this person reads them, and what was typed of one. */

import { localized } from "./words.js";

const CHAT = 1;
const BRANCHES = new Set([1, 2]); // subcommands and groups of them

/** Every command that can be run, groups opened up: `/game new`, `/game list`. */
export function offers(commands) {
  return commands
    .filter((one) => (one.type ?? CHAT) === CHAT)
    .flatMap((one) => branches(one, "", ""))
    .sort((a, b) => depth(a) - depth(b) || a.shown.localeCompare(b.shown));
}

/** Groups within groups are for those who manage a server: last in the list. */
const depth = (command) => Number(command.path.split(" ").length > 2);

function branches(said, path, shown) {
  const here = `${path} ${said.name}`.trim();
  const read = `${shown} ${localized(said, "name")}`.trim();
  const under = (said.options ?? []).filter((one) => BRANCHES.has(one.type));
  if (under.length > 0) return under.flatMap((one) => branches(one, here, read));
  const about = localized(said, "description");
  return [{ path: here, shown: read, about, options: (said.options ?? []).map(option) }];
}

function option(said) {
  const choices = (said.choices ?? []).map((one) => ({
    name: one.name,
    shown: localized(one, "name"),
    value: one.value,
  }));
  return {
    ...said,
    shown: localized(said, "name"),
    about: localized(said, "description"),
    choices,
  };
}

/** Lower case without accents: what a thumb types. */
export function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The command a text names, with what stands behind it; null while it is still being named. */
export function named(text, all) {
  const typed = folded(text.slice(1));
  const fits = all
    .flatMap((command) => [command.shown, command.path].map((name) => ({ command, name })))
    .filter(({ name }) => isWholeStart(typed, folded(name)))
    .sort((a, b) => b.name.length - a.name.length);
  if (fits.length === 0) return null;
  const [{ command, name }] = fits;
  return { command, end: 1 + name.length };
}

function isWholeStart(typed, name) {
  return typed === name || typed.startsWith(`${name} `);
}

/**
 * The options in `/place field: Rathaus dice: 2 3`: each with its text and where that begins.
 * What stands before the first name belongs to the first option.
 */
export function parts(text, command, end) {
  const found = [...marks(text, command, end)];
  const result = found.map((mark, n) => {
    const until = found[n + 1]?.start ?? text.length;
    return { option: mark.option, from: mark.from, until, text: text.slice(mark.from, until).trim() };
  });
  const stray = text.slice(end, found[0]?.start ?? text.length).trim();
  const [first] = command.options;
  if (stray && first && !result.some((part) => part.option === first)) {
    const until = found[0]?.start ?? text.length;
    result.unshift({ option: first, from: end + 1, until, text: stray });
  }
  return result;
}

function* marks(text, command, end) {
  const seen = new Set();
  for (const mark of text.slice(end).matchAll(/(^|\s)([^\s:]+):\s?/gu)) {
    const name = folded(mark[2]);
    const option = command.options.find((o) => [o.shown, o.name].some((n) => folded(n) === name));
    if (!option || seen.has(option)) continue;
    seen.add(option);
    const start = end + mark.index;
    yield { option, start, from: start + mark[0].length };
  }
}

/** Options that nothing was written for yet, those that are needed first. */
export function remaining(command, written) {
  const taken = new Set(written.map((part) => part.option));
  return command.options
    .filter((option) => !taken.has(option))
    .sort((a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)));
}
