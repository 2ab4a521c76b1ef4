/* Faces: initials in a colour. The stand-in's own avatars are one plain colour and say less. */

import { make } from "./dom.js";

const COLOURS = 6;

/** A face, which screen readers pass over: the name stands beside it. */
export function avatar(who) {
  const isBot = Boolean(who.bot);
  const name = who.global_name || who.name || who.username || "?";
  const colour = isBot ? "bot" : String(sum(who.id) % COLOURS);
  return make("span", { class: `avatar face-${colour}`, "aria-hidden": "true" }, initials(name));
}

const sum = (id) => [...String(id)].reduce((total, digit) => total * 7 + Number(digit), 0) % 9973;

/** One or two letters for a name. */
export function initials(name) {
  const parts = name.split(/[\s_-]+/).filter(Boolean);
  const first = parts.map((part) => [...part][0].toUpperCase());
  return first.slice(0, 2).join("");
}
