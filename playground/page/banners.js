/* Lines that say how things stand: the connection, the bot, who types, where one is wanted. */

import { byId, make } from "./dom.js";
import { authorName } from "./message.js";
import { say } from "./words.js";

const TYPING_LASTS = 9_000;
const BEFORE_ALARM = 600; // a reload of the server is over sooner, and nobody needs to know

export class Banners {
  #page;
  #isLost = false;
  #alarm = 0;
  #typing = new Map(); // by channel: who, until when

  constructor(page) {
    this.#page = page;
    page.world.addEventListener("change", () => this.draw());
    setInterval(() => this.#drawTyping(), 1_000);
  }

  lost() {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => {
      this.#isLost = true;
      this.draw();
    }, BEFORE_ALARM);
  }

  found() {
    clearTimeout(this.#alarm);
    this.#isLost = false;
    this.draw();
  }

  draw() {
    const { bot } = this.#page.world;
    const banner = byId("banner");
    const text = this.#isLost
      ? say("banner.lost")
      : bot.online
        ? ""
        : say("banner.bot-offline", { bot: bot.name });
    if (banner.textContent !== text) banner.textContent = text;
    banner.hidden = !text;
    this.#drawWanted();
    this.#drawTyping();
  }

  /** The way to where one has been mentioned: most often, it is one's turn there. */
  #drawWanted() {
    const { world } = this.#page;
    const wanted = world.everywhere().find((c) => c.id !== world.here && world.unread(c.id).mentions);
    const strip = byId("wanted");
    const shown = wanted ? `${wanted.id} ${say("wanted.here")}` : "";
    if ((strip.dataset.shown ?? "") === shown) return; // or the focus on its button would be lost
    strip.dataset.shown = shown;
    strip.hidden = !wanted;
    if (!wanted) return;
    const go = make(
      "button",
      { type: "button", class: "button style-1", onclick: () => this.#page.go(wanted.id) },
      say("wanted.go"),
    );
    const place = make("strong", {}, this.#page.placeName(wanted));
    strip.replaceChildren(make("span", {}, say("wanted.here"), " ", place), go);
  }

  types(channel, who) {
    this.#typing.set(channel, { who, until: Date.now() + TYPING_LASTS });
    this.#drawTyping();
  }

  /** Whoever has written does not type any more. */
  wrote(message) {
    const typing = this.#typing.get(message.channel_id);
    if (typing?.who !== authorName(message.author)) return;
    this.#typing.delete(message.channel_id);
    this.#drawTyping();
  }

  #drawTyping() {
    const typing = this.#typing.get(this.#page.world.here);
    const isNow = typing && typing.until > Date.now();
    const text = isNow ? say("log.typing", { who: typing.who }) : "";
    if (byId("typing").textContent !== text) byId("typing").textContent = text;
  }
}
