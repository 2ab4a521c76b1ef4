/* Message components as elements: Components V2 layouts, and rows of classic messages. */

import { make, outside, ownPath } from "./dom.js";
import { spoiler } from "./inline.js";
import { markdown } from "./markdown.js";
import { Menu } from "./selects.js";
import { size } from "./times.js";
import { say } from "./words.js";

const LINK = 5;
const USER_SELECTS = new Set([5, 7]);

const DRAWN = {
  1: row,
  2: button,
  3: stringMenu,
  5: peopleMenu,
  6: unknown,
  7: peopleMenu,
  8: channelMenu,
  9: section,
  10: (said, message, page) => make("div", { class: "text" }, ...markdown(said.content, page)),
  11: (said, message, page) => picture(said, page, "thumbnail"),
  12: gallery,
  13: file,
  14: separator,
  17: container,
};

/** The elements of components, in order. */
export function components(said, message, page) {
  return said.map((one) => (DRAWN[one.type] ?? unknown)(one, message, page));
}

function unknown() {
  return make("p", { class: "subtext" }, say("message.unknown-part"));
}

function container(said, message, page) {
  const node = make("div", { class: "container" }, ...components(said.components, message, page));
  if (said.accent_color !== null && said.accent_color !== undefined) {
    node.style.setProperty("--accent-line", `#${said.accent_color.toString(16).padStart(6, "0")}`);
  }
  return said.spoiler ? spoiler([node]) : node;
}

function section(said, message, page) {
  const texts = make("div", { class: "texts" }, ...components(said.components, message, page));
  return make("div", { class: "section" }, texts, ...components([said.accessory], message, page));
}

function separator(said) {
  const kind = said.divider ? "line" : "gap";
  return make("hr", { class: `${kind} ${said.spacing === 2 ? "wide" : ""}`, "aria-hidden": "true" });
}

function row(said, message, page) {
  return make("div", { class: "row" }, ...components(said.components, message, page));
}

// Pictures and files -------------------------------------------------------------------------

function gallery(said, message, page) {
  const several = said.items.length > 1 ? "several" : "one";
  const shown = said.items.map((item) => picture(item, page, "shown"));
  return make("div", { class: `gallery ${several}` }, ...shown);
}

/** A picture that opens large; its description goes with it. */
export function picture(item, page, kind) {
  const { url, width, height } = item.media;
  const alt = item.description || say("picture.without-words");
  const image = make("img", { src: ownPath(url), alt, decoding: "async" });
  // Where the file is gone its words are shown instead of a broken picture.
  image.addEventListener("error", () => opener.classList.add("broken"));
  const opener = make(
    "button",
    { type: "button", class: `picture ${kind}`, onclick: () => page.enlarge(ownPath(url), alt) },
    image,
  );
  opener.setAttribute("aria-label", say("picture.open", { alt }));
  if (width && height) {
    // Its place is kept before it arrives, so that nothing jumps.
    opener.style.setProperty("--wide", `${width}px`);
    opener.style.setProperty("--ratio", String(width / height));
  }
  return item.spoiler ? spoiler([opener]) : opener;
}

function file(said) {
  return download(said.file.url, said.name, said.size);
}

/** A file to keep. */
export function download(url, name, bytes) {
  const shown = name || decodeURIComponent(new URL(url, location.href).pathname.split("/").at(-1));
  const link = make("a", { href: ownPath(url), download: shown, class: "file" }, shown);
  if (bytes) link.append(make("small", {}, size(bytes)));
  return link;
}

// Buttons and menus --------------------------------------------------------------------------

function face(said) {
  const emoji = said.emoji?.id ? `:${said.emoji.name}:` : said.emoji?.name;
  return [emoji, said.label].filter(Boolean).join(" ");
}

function button(said, message, page) {
  if (said.style === LINK) {
    const link = outside(said.url, face(said), make("span", { "aria-hidden": "true" }, " ↗"));
    link.classList.add("button", "style-5");
    return link;
  }
  return make(
    "button",
    {
      type: "button",
      class: `button style-${said.style}`,
      disabled: Boolean(said.disabled),
      data: { part: said.id },
      onclick: (event) => page.acts.click(message, said, event.currentTarget),
    },
    face(said),
  );
}

function menu(said, message, page, choices) {
  const made = new Menu({
    placeholder: said.placeholder,
    choices,
    fewest: said.min_values ?? 1,
    most: said.max_values ?? 1,
    isDisabled: Boolean(said.disabled),
    choose: (values, control) => page.acts.choose(message, said, values, control),
  });
  made.button.dataset.part = said.id;
  return made.node;
}

function stringMenu(said, message, page) {
  const choices = said.options.map((option) => ({
    value: option.value,
    label: face(option),
    description: option.description,
    chosen: option.default,
  }));
  return menu(said, message, page, choices);
}

function peopleMenu(said, message, page) {
  const chosen = new Set((said.default_values ?? []).map((value) => value.id));
  const choices = page.world
    .members(message.channel_id)
    .filter((who) => USER_SELECTS.has(said.type) && who.name)
    .map((who) => ({ value: who.id, label: who.name, chosen: chosen.has(who.id) }));
  return menu(said, message, page, choices);
}

function channelMenu(said, message, page) {
  const guild = page.world.guildOf(message.channel_id);
  const channels = guild ? page.world.inGuild(guild) : [];
  const choices = channels.map((one) => ({ value: one.id, label: `#${one.name}` }));
  return menu(said, message, page, choices);
}
