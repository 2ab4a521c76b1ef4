/* The first visit: one button, and a match against two computer players is under way. */

import { byId, make } from "./dom.js";
import { plainly } from "./markdown.js";
import { sentence } from "./refusals.js";
import { Refused } from "./socket.js";
import { isLater, isThread } from "./world.js";
import { say } from "./words.js";

const LOBBY_PATIENCE = 6_000;
const THREAD_PATIENCE = 20_000;
const START = "fiaker:start:";
const OPTIONS = { seats: 3, computers: 2, length: "short" };

export class Welcome {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** What stands above the first message of a channel. */
  panel(channelId) {
    const channel = this.#page.world.channel(channelId);
    if (!channel) return null;
    if (channel.name === "welcome") return this.#first();
    const place = this.#page.placeName(channel);
    const topic = channel.topic ? make("p", {}, channel.topic) : null;
    const title = make("h3", { class: "heading-1" }, say("log.beginning", { place }));
    return make("div", { class: "beginning" }, title, topic);
  }

  #first() {
    const problem = make("p", { class: "failure", role: "alert" });
    const play = make(
      "button",
      { type: "button", class: "button style-1 big", onclick: () => this.#play(play, problem) },
      say("welcome.play"),
    );
    return make(
      "section",
      { class: "welcome", "aria-labelledby": "welcome-title" },
      make("h3", { class: "heading-1", id: "welcome-title" }, say("welcome.title")),
      make("p", {}, say("welcome.text")),
      play,
      problem,
      make("p", {}, say("welcome.others", { name: this.#page.world.you.name })),
      make("p", { class: "subtext" }, say("welcome.commands")),
    );
  }

  async #play(button, problem) {
    if (button.classList.contains("busy")) return;
    button.classList.add("busy");
    button.setAttribute("aria-busy", "true");
    problem.textContent = "";
    try {
      problem.textContent = await this.#open();
    } catch (error) {
      problem.textContent = sentence(error, this.#page.world.bot);
    } finally {
      button.classList.remove("busy");
      button.removeAttribute("aria-busy");
    }
  }

  /** Open a table, press its Start, go where the match is played; or what the bot has against it. */
  async #open() {
    const { line, log, world } = this.#page;
    const channel = world.here;
    const newest = log.newest?.id ?? "0";
    const known = new Set(world.everywhere().map((one) => one.id));
    const done = await this.#page.acts.slash(channel, "game new", OPTIONS);
    const lobby = await until(() => startIn(log.messages, newest), LOBBY_PATIENCE);
    if (!lobby) return this.#said(done.message);
    await line.ask("click", lobby);
    const opened = await until(
      () => world.everywhere().find((c) => isUnder(c, channel) && !known.has(c.id)),
      THREAD_PATIENCE,
    );
    if (!opened) throw new Refused("no-answer");
    // Whoever has gone elsewhere meanwhile finds the thread in the list.
    if (world.here === channel) this.#page.go(opened.id);
    byId("log").focus({ preventScroll: true }); // not the line to write in: no keyboard on a phone
    return "";
  }

  /** What a message says, without its marks. */
  #said(id) {
    const message = this.#page.log.messages.find((one) => one.id === id);
    if (!message) throw new Refused("no-answer");
    const texts = every(message.components).map((part) => part.content);
    return plainly([message.content, ...texts].filter(Boolean).join("\n"), this.#page);
  }
}

/** The first true value of `look`, or null when patience has an end. */
async function until(look, patience) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}

const isUnder = (channel, parent) => isThread(channel) && channel.parent_id === parent;

/** The Start button of a lobby that was posted since. */
function startIn(messages, newest) {
  for (const message of messages.filter((one) => isLater(one.id, newest))) {
    const start = every(message.components).find((part) => part.custom_id?.startsWith(START));
    if (start) return { message: message.id, custom_id: start.custom_id };
  }
  return null;
}

const every = (parts) => (parts ?? []).flatMap((part) => [part, ...every(part.components)]);
