/* Discord's markdown by lines: code blocks, headings, quotes, lists, subtext. */

import { make } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:[\w+-]*\n)?([\s\S]*?)```/g;
const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SUBTEXT = /^-#\s+(\S.*)$/;
const QUOTE = /^>(?: (.*))?$/;
const LONG_QUOTE = /^>>> ?([\s\S]*)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.)\s+(\S.*)$/;

/** The blocks of a text. */
export function markdown(text, page) {
  const blocks = [];
  let at = 0;
  for (const fence of text.matchAll(FENCE)) {
    blocks.push(...lines(text.slice(at, fence.index), page));
    const code = make("code", {}, fence[1].replace(/\n$/, ""));
    blocks.push(make("pre", { tabindex: "0" }, code)); // long lines are scrolled by keyboard too
    at = fence.index + fence[0].length;
  }
  blocks.push(...lines(text.slice(at), page));
  return blocks;
}

function lines(text, page) {
  const left = text.split("\n");
  const blocks = [];
  while (left.length > 0) {
    const block = oneLiner(left, page) ?? quote(left, page) ?? list(left, page);
    if (block) blocks.push(block);
    else paragraph(left, page, blocks);
  }
  return blocks;
}

function oneLiner(left, page) {
  const heading = HEADING.exec(left[0]);
  const small = SUBTEXT.exec(left[0]);
  if (!heading && !small) return null;
  left.shift();
  if (small) return make("p", { class: "subtext" }, ...inline(small[1], page));
  // One level for all: a message begins with any of them, and levels must not be skipped.
  return make("h3", { class: `heading-${heading[1].length}` }, ...inline(heading[2], page));
}

function quote(left, page) {
  const long = LONG_QUOTE.exec(left.join("\n"));
  if (long) {
    left.length = 0;
    return make("blockquote", {}, ...lines(long[1], page));
  }
  const quoted = [];
  while (left.length > 0 && QUOTE.test(left[0])) quoted.push(QUOTE.exec(left.shift())[1] ?? "");
  return quoted.length > 0 ? make("blockquote", {}, ...lines(quoted.join("\n"), page)) : null;
}

/** A list and the lists indented below its items. */
function list(left, page) {
  const first = ITEM.exec(left[0] ?? "");
  if (!first) return null;
  const depth = first[1].length;
  const isNumbered = first[2].endsWith(".");
  const whole = make(isNumbered ? "ol" : "ul", isNumbered ? { start: parseInt(first[2], 10) } : {});
  while (left.length > 0) {
    const item = ITEM.exec(left[0]);
    if (!item || item[1].length < depth || item[2].endsWith(".") !== isNumbered) break;
    if (item[1].length > depth && whole.lastChild) {
      whole.lastChild.append(list(left, page));
      continue;
    }
    left.shift();
    whole.append(make("li", {}, ...inline(item[3], page)));
  }
  return whole;
}

function paragraph(left, page, blocks) {
  const taken = [left.shift()];
  while (left.length > 0 && !startsBlock(left)) taken.push(left.shift());
  const text = taken.join("\n").replace(/^\n+|\n+$/g, "");
  if (text) blocks.push(make("p", {}, ...inline(text, page)));
}

function startsBlock(left) {
  return [HEADING, SUBTEXT, QUOTE, ITEM, LONG_QUOTE].some((kind) => kind.test(left[0]));
}

/** A text without its marks, for screen readers and one-line previews. */
export function plainly(text, page) {
  const whole = make("div", {}, ...markdown(text, page));
  for (const hidden of whole.querySelectorAll(".spoiler")) hidden.remove();
  return whole.textContent.replace(/\s+/g, " ").trim();
}
