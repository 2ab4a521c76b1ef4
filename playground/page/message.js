/* One message as an article. */

import { avatar } from "./avatar.js";
import { components } from "./components.js";
import { make, newId } from "./dom.js";
import { attachment, embed } from "./embeds.js";
import { markdown, plainly } from "./markdown.js";
import { moment } from "./times.js";
import { say } from "./words.js";

const EPHEMERAL = 64;
const THINKING = 128;
const V2 = 32_768;
const COMMAND = 2; // the kind of interaction in a message's metadata
const TOGETHER = 7 * 60_000;

export const isEphemeral = (message) => Boolean(message.ephemeral || message.flags & EPHEMERAL);
export const isThinking = (message) => Boolean(message.flags & THINKING);

/** What people call the author. */
export function authorName(author) {
  return author.global_name || author.username || author.name || "?";
}

/** Whether a message goes on with what its author said just before. */
export function continues(message, before) {
  if (!before || before.author.id !== message.author.id) return false;
  if (isEphemeral(message) || isEphemeral(before)) return false;
  if (message.interaction_metadata || message.referenced_message) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;
}

/** The article. */
export function article(message, page) {
  const head = newId("head");
  const node = make(
    "article",
    { id: `message-${message.id}`, tabindex: "-1", "aria-labelledby": head },
    why(message, page),
    avatar(message.author),
    header(message, head),
    make("div", { class: "body" }, ...body(message, page)),
  );
  if (message.mentions?.some((who) => who.id === page.world.you.id)) node.classList.add("for-you");
  if (isEphemeral(message)) {
    node.classList.add("private");
    node.append(dismissal(message, page));
  }
  return node;
}

function header(message, id) {
  const bot = message.author.bot ? make("span", { class: "badge" }, say("message.bot")) : null;
  const edited = message.edited_timestamp
    ? make("small", { class: "edited" }, say("message.edited"))
    : null;
  const name = make("strong", { class: "author" }, authorName(message.author));
  return make("div", { class: "head", id }, name, bot, moment(message.timestamp), edited);
}

/** The line above: which command or message this answers. */
function why(message, page) {
  const origin = message.interaction_metadata;
  if (origin?.type === COMMAND) return make("p", { class: "why" }, used(origin, message));
  const original = message.referenced_message;
  if (!original) return null;
  const quoted = original.content ? plainly(original.content, page) : say("message.a-picture");
  const who = authorName(original.author);
  return make("p", { class: "why" }, say("message.reply", { who, text: quoted.slice(0, 90) }));
}

function used(origin, message) {
  const who = authorName(origin.user);
  const command = origin.name ?? message.interaction?.name;
  return command ? say("message.used", { who, command }) : say("message.used-some", { who });
}

function body(message, page) {
  if (isThinking(message)) return [thinking(message)];
  const parts = [];
  if (!(message.flags & V2)) {
    if (message.content) {
      parts.push(make("div", { class: "text" }, ...markdown(message.content, page)));
    }
    parts.push(...(message.embeds ?? []).map((one) => embed(one, page)));
    parts.push(...(message.attachments ?? []).map((one) => attachment(one, page)));
  }
  parts.push(...components(message.components ?? [], message, page));
  if (message.thread) parts.push(page.threadCard(message.thread));
  return parts;
}

function thinking(message) {
  const dots = make("span", { class: "dots", "aria-hidden": "true" }, make("i"), make("i"), make("i"));
  return make("p", { class: "thinking" }, dots, say("message.thinking", { who: authorName(message.author) }));
}

function dismissal(message, page) {
  const button = make(
    "button",
    { type: "button", class: "plain-link", onclick: () => page.dismiss(message) },
    say("message.dismiss"),
  );
  return make("p", { class: "only-you" }, `${say("message.only-you")} · `, button);
}

/** What is read out when a message arrives. */
export function spoken(message, page) {
  const who = authorName(message.author);
  if (isThinking(message)) return say("message.thinking", { who });
  const texts = [message.content, ...textsIn(message.components ?? [])].filter(Boolean);
  const text = plainly(texts.join("\n"), page).slice(0, 400);
  return isEphemeral(message) ? say("log.only-you", { who, text }) : say("log.says", { who, text });
}

function textsIn(parts) {
  return parts.flatMap((one) => [
    one.content,
    ...(one.items ?? []).map((item) => item.description),
    ...textsIn(one.components ?? []),
  ]);
}
