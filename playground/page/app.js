/* The page: its parts, and what passes between them. */

import { Acts } from "./acts.js";
import { Banners } from "./banners.js";
import { Composer } from "./composer.js";
import { byId, make } from "./dom.js";
import { Keys } from "./keys.js";
import { Lightbox } from "./lightbox.js";
import { Log } from "./log.js";
import { ModalForm } from "./modal.js";
import { addressFor, chosenPerson, People } from "./people.js";
import { Places } from "./places.js";
import { sentence } from "./refusals.js";
import { Line } from "./socket.js";
import { keepTimesTrue } from "./times.js";
import { Welcome } from "./welcome.js";
import { isThread, World } from "./world.js";
import { speak, say } from "./words.js";

const socketAddress = () => {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const who = chosenPerson();
  return `${scheme}//${location.host}/page/socket${who ? addressFor(who) : ""}`;
};

/** Everything the parts need of one another. */
class Page {
  #read = new Map(); // what the server was told is read, by channel

  constructor() {
    this.world = new World();
    this.line = new Line(socketAddress);
    this.acts = new Acts(this);
    this.log = new Log(this);
    this.composer = new Composer(this);
    this.places = new Places(this);
    this.people = new People(this);
    this.banners = new Banners(this);
    this.welcome = new Welcome(this);
    this.lightbox = new Lightbox();
    this.modal = new ModalForm(this);
    this.keys = new Keys(this);
    this.#listen();
  }

  start() {
    this.line.open();
    keepTimesTrue();
  }

  #listen() {
    const on = (what, heard) => this.line.addEventListener(what, (event) => heard(event.detail));
    on("hello", (said) => this.#greet(said));
    on("down", () => this.banners.lost());
    on("places", (said) => this.#settle(said.places));
    on("commands", (said) => this.world.learn(said.commands));
    on("message", (said) => this.#hear(said.message));
    on("edited", (said) => this.log.change(said.message));
    on("deleted", (said) => this.log.remove(said.message));
    on("typing", (said) => this.banners.types(said.channel, said.who));
    on("unread", (said) => this.world.count(said.channel, said.count, said.mentions));
    on("bot", (said) => {
      this.world.bot = { ...this.world.bot, online: said.online };
      this.world.changed();
    });
    window.addEventListener("popstate", () => this.go(chosenPlace(), { isBack: true }));
    window.addEventListener("focus", () => this.onRead());
    document.addEventListener("visibilitychange", () => this.onRead());
    this.world.addEventListener("change", () => this.#title());
  }

  /** The first word of the server, and again after every lost connection: all is loaded anew. */
  async #greet(hello) {
    await speak(hello.you.locale);
    this.#read.clear();
    this.world.greet(hello);
    this.banners.found();
    this.people.draw();
    const address = new URL(location.href);
    address.searchParams.set("as", hello.you.id);
    history.replaceState(null, "", address);
    const place = this.#firstPlace();
    if (place) this.go(place, { isBack: true });
    else this.#nowhere();
  }

  #firstPlace() {
    const { world } = this;
    const wished = [world.here, chosenPlace(), remembered(world.you.id)];
    const found = wished.find((id) => id && world.channel(id));
    if (found) return found;
    const shared = world.guilds.flatMap((guild) => world.inGuild(guild));
    const first = shared.find((one) => one.name === "welcome") ?? shared[0] ?? world.dm;
    return first?.id ?? null;
  }

  #nowhere() {
    this.world.here = null;
    byId("place-name").textContent = say("places.nowhere");
    byId("topic").textContent = say("places.nowhere-about");
    this.composer.moveTo(null);
  }

  #settle(places) {
    this.world.settle(places);
    const isGone = this.world.here && !this.world.channel(this.world.here);
    if (isGone) this.go(this.#firstPlace());
    else this.#title();
  }

  #hear(message) {
    this.banners.wrote(message);
    this.log.add(message);
  }

  // Going from place to place ----------------------------------------------------------------

  async go(id, { isBack = false, keepDrawer = false } = {}) {
    const channel = id && this.world.channel(id);
    if (!channel) return;
    const isSame = this.world.here === id;
    this.world.here = id;
    if (!isSame) this.composer.moveTo(id);
    remember(this.world.you.id, id, this.world.guildOf(id)?.id ?? "dm");
    this.#address(id, isBack || isSame);
    this.places.follow(id);
    if (!keepDrawer) this.places.close();
    this.#title();
    this.banners.draw();
    try {
      await this.log.open(id);
    } catch (error) {
      this.complain(sentence(error, this.world.bot));
    }
  }

  #address(id, isReplaced) {
    const address = new URL(location.href);
    address.searchParams.set("at", id);
    if (isReplaced) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
  }

  /** Where one was last on a server. */
  lastIn(shelf, channels) {
    const last = remembered(`${this.world.you.id} ${shelf}`);
    return channels.find((one) => one.id === last)?.id ?? channels[0]?.id;
  }

  #title() {
    const channel = this.world.channel(this.world.here);
    if (!channel) return;
    const place = this.placeName(channel);
    byId("place-name").textContent = place;
    byId("topic").textContent = channel.topic ?? "";
    const { mentions } = this.world.unreadElsewhere();
    document.title = `${mentions ? `(${mentions}) ` : ""}${place} · Fiaker`;
    this.composer.retitle();
  }

  placeName(channel) {
    if (channel === this.world.dm) return `@${this.world.bot.name}`;
    return isThread(channel) ? channel.name : `#${channel.name}`;
  }

  /** What is seen is read, and the server remembers it. */
  onRead() {
    const { newest, isAtEnd } = this.log;
    const { here } = this.world;
    if (!newest || newest.channel_id !== here || !isAtEnd || !document.hasFocus()) return;
    if (this.#read.get(here) === newest.id) return;
    this.#read.set(here, newest.id);
    // Should it get lost, the next message says it again.
    this.line.ask("read", { channel: here, upto: newest.id }).catch(() => this.#read.delete(here));
  }

  // What messages ask of the page ------------------------------------------------------------

  beginning(channel) {
    return this.welcome.panel(channel);
  }

  enlarge(url, alt) {
    this.lightbox.open(url, alt);
  }

  openModal(modal) {
    this.modal.open(modal);
  }

  complain(text) {
    this.composer.complain(text);
  }

  mention(id) {
    const name = this.world.personName(id) ?? say("mention.unknown");
    const isYou = id === this.world.you.id;
    return make("span", { class: isYou ? "mention you" : "mention" }, `@${name}`);
  }

  channelLink(id) {
    const channel = this.world.channel(id);
    if (!channel) return make("span", { class: "mention" }, say("mention.no-channel"));
    const given = { type: "button", class: "mention", onclick: () => this.go(id) };
    return make("button", given, this.placeName(channel));
  }

  commandLink(name) {
    const given = { type: "button", class: "mention", onclick: () => this.composer.begin(`/${name} `) };
    return make("button", given, `/${name}`);
  }

  threadCard(thread) {
    const given = { type: "button", class: "thread-card", onclick: () => this.go(thread.id) };
    return make("button", given, make("strong", {}, thread.name), say("message.thread"));
  }

  async dismiss(message) {
    try {
      await this.line.ask("dismiss", { message: message.id });
      this.log.remove(message.id);
    } catch (error) {
      this.complain(sentence(error, this.world.bot));
    }
  }

  async setLocale(locale) {
    try {
      await this.line.ask("locale", { locale });
    } catch (error) {
      this.complain(sentence(error, this.world.bot));
      return;
    }
    this.world.you = { ...this.world.you, locale };
    await speak(locale);
    this.people.draw();
    this.log.redraw();
    this.world.changed();
  }
}

const chosenPlace = () => new URLSearchParams(location.search).get("at");

/* A window that may not store anything forgets the place, and nothing else. */
function remembered(key) {
  try {
    return localStorage.getItem(`fiaker place ${key}`);
  } catch {
    return null;
  }
}

function remember(person, place, shelf) {
  try {
    localStorage.setItem(`fiaker place ${person}`, place);
    localStorage.setItem(`fiaker place ${person} ${shelf}`, place);
  } catch {
    // as above
  }
}

await speak(navigator.language);
new Page().start();
