/* Discord's markdown within a line, as nodes. Unknown or unfinished marks stay text. */

import { make, outside } from "./dom.js";
import { stamp } from "./times.js";
import { say } from "./words.js";

/* Tried in this order at every place; `nodes(match, read)` gives what is shown. */
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (found) => [found[1]]],
  [/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y, (found) => [make("code", {}, found[2].trim())]],
  [/\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, namedLink],
  [/<(https?:\/\/[^\s>]+)>/y, (found) => [outside(found[1], found[1])]],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]*_~|]/y, (found) => [outside(found[0], found[0])]],
  [/<@!?(\d+)>/y, (found, page) => [page.mention(found[1])]],
  [/<@&\d+>/y, () => [make("span", { class: "mention" }, say("mention.role"))]],
  [/<#(\d+)>/y, (found, page) => [page.channelLink(found[1])]],
  [/<\/([^:>]+):\d+>/y, (found, page) => [page.commandLink(found[1])]],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (found) => [stamp(Number(found[1]), found[2])]],
  [/<a?(:\w+:)\d+>/y, (found) => [found[1]]],
  [/@(?:everyone|here)\b/y, (found) => [make("span", { class: "mention" }, found[0])]],
  [/\|\|([\s\S]+?)\|\|/y, (found, page) => [spoiler(inline(found[1], page))]],
  [/\*\*\*((?:\\[\s\S]|[^\\])+?)\*\*\*/y, boldItalic],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrapped("strong")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrapped("u")],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, wrapped("s")],
  [/\*(?=\S)((?:\\[\s\S]|\*\*|[^\\*])+?)\*(?!\*)/y, wrapped("em")],
  [/(?<![\p{L}\p{N}])_(?=\S)((?:\\[\s\S]|__|[^\\_])+?)_(?![\p{L}\p{N}])/uy, wrapped("em")],
  [/\n/y, () => [make("br")]],
  [/[\s\S](?:(?!https?:)[^\\`[<|*_~@\n])*/y, (found) => [found[0]]],
];

/** The nodes of a text; `page` knows people, channels and commands. */
export function inline(text, page) {
  const nodes = [];
  let at = 0;
  while (at < text.length) {
    const [rule, found] = firstAt(text, at);
    nodes.push(...rule(found, page));
    at += found[0].length;
  }
  return nodes;
}

function firstAt(text, at) {
  for (const [pattern, rule] of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return [rule, found];
  }
  throw new Error("the last rule takes any character");
}

function namedLink(found, page) {
  return [outside(found[2], ...inline(found[1], page))];
}

function boldItalic(found, page) {
  return [make("strong", {}, make("em", {}, ...inline(found[1], page)))];
}

function wrapped(tag) {
  return (found, page) => [make(tag, {}, ...inline(found[1], page))];
}

/** Something hidden until it is pressed. */
export function spoiler(children) {
  const inside = make("span", { class: "spoiled", inert: true }, ...children);
  const cover = make("button", { type: "button", class: "cover" }, say("message.spoiler"));
  const whole = make("span", { class: "spoiler" }, cover, inside);
  cover.addEventListener("click", () => {
    inside.inert = false;
    whole.classList.add("open");
    cover.remove();
  });
  return whole;
}
