/* Servers, channels, threads, and the direct messages: the way from one to another. */

import { initials } from "./avatar.js";
import { byId, make, unseen } from "./dom.js";
import { isThread } from "./world.js";
import { say } from "./words.js";

const NARROW = window.matchMedia("(max-width: 820px)");

export class Places {
  #page;
  #shelf = null; // the id of the server whose channels are listed, or "dm"

  constructor(page) {
    this.#page = page;
    this.nav = byId("places");
    this.opener = byId("open-places");
    this.curtain = byId("curtain");
    this.opener.addEventListener("click", () => this.open());
    byId("close-places").addEventListener("click", () => this.close());
    this.curtain.addEventListener("click", () => this.close());
    this.nav.addEventListener("keydown", (event) => this.#key(event));
    NARROW.addEventListener("change", () => this.close());
    page.world.addEventListener("change", () => this.draw());
    this.close();
  }

  // The drawer of a narrow window ------------------------------------------------------------

  open() {
    this.nav.inert = false;
    this.nav.classList.add("open");
    this.curtain.hidden = false;
    this.opener.setAttribute("aria-expanded", "true");
    byId("main").inert = true;
    (this.nav.querySelector("[aria-current=page]") ?? byId("close-places")).focus();
  }

  get isOpen() {
    return this.nav.classList.contains("open");
  }

  close() {
    const wasOpen = this.isOpen;
    this.nav.classList.remove("open");
    this.nav.inert = NARROW.matches;
    this.curtain.hidden = true;
    this.opener.setAttribute("aria-expanded", "false");
    byId("main").inert = false;
    if (wasOpen) this.opener.focus();
  }

  // The lists --------------------------------------------------------------------------------

  /** The list of this place's server is the one that is open. */
  follow(channelId) {
    this.#shelf = this.#page.world.guildOf(channelId)?.id ?? "dm";
    this.draw();
  }

  draw() {
    const { world } = this.#page;
    const focused = document.activeElement?.dataset?.place ?? null;
    const guild = world.guilds.find((one) => one.id === this.#shelf) ?? null;
    byId("servers").replaceChildren(...this.#servers());
    byId("shelf-name").textContent = guild ? guild.name : say("places.direct");
    byId("channels").replaceChildren(...(guild ? this.#channels(guild) : this.#direct()));
    this.#badge();
    if (focused) this.nav.querySelector(`[data-place="${CSS.escape(focused)}"]`)?.focus();
  }

  #servers() {
    const { world } = this.#page;
    const direct = world.dm ? [this.#server("dm", say("places.direct"), "☕", world.unread(world.dm.id))] : [];
    const guilds = world.guilds.map((guild) =>
      this.#server(guild.id, guild.name, initials(guild.name), world.unreadIn(guild)),
    );
    return [...direct, ...guilds];
  }

  #server(id, name, face, unread) {
    const button = make(
      "button",
      { type: "button", title: name, data: { place: `server-${id}` }, onclick: () => this.#enter(id) },
      make("span", { "aria-hidden": "true" }, face),
      unseen(name),
      ...marks(unread),
    );
    if (id === this.#shelf) button.setAttribute("aria-current", "true");
    if (unread.count) button.classList.add("unread");
    return make("li", {}, button);
  }

  /** A server opens where one was last; a drawer stays open to choose another channel. */
  #enter(id) {
    this.#shelf = id;
    const { world } = this.#page;
    const guild = world.guilds.find((one) => one.id === id);
    const channels = guild ? world.inGuild(guild) : [world.dm];
    if (channels.some((one) => one?.id === world.here)) this.draw();
    else this.#page.go(this.#page.lastIn(id, channels), { keepDrawer: true });
  }

  #channels(guild) {
    const { world } = this.#page;
    const listed = world.inGuild(guild);
    if (listed.length === 0) return [make("li", { class: "empty" }, say("places.none"))];
    const tops = listed.filter((one) => !isThread(one));
    return tops.map((top) => {
      const threads = listed.filter((one) => isThread(one) && one.parent_id === top.id);
      const below = threads.map((thread) => make("li", {}, this.#channel(thread)));
      const under = below.length ? make("ul", {}, ...below) : null;
      return make("li", {}, this.#channel(top), under);
    });
  }

  #direct() {
    const { dm } = this.#page.world;
    return dm ? [make("li", {}, this.#channel(dm))] : [];
  }

  #channel(channel) {
    const { world } = this.#page;
    const unread = channel.id === world.here ? { count: 0, mentions: 0 } : world.unread(channel.id);
    const sign = channel === world.dm ? "@" : isThread(channel) ? "↳" : "#";
    const button = make(
      "button",
      { type: "button", data: { place: channel.id }, onclick: () => this.#page.go(channel.id) },
      make("span", { class: "sign", "aria-hidden": "true" }, sign),
      isThread(channel) ? unseen(`${say("places.thread")} `) : null,
      make("span", { class: "name" }, world.nameOf(channel)),
      ...marks(unread),
    );
    if (channel.id === world.here) button.setAttribute("aria-current", "page");
    if (unread.count) button.classList.add("unread");
    return button;
  }

  #badge() {
    const { mentions, count } = this.#page.world.unreadElsewhere();
    const badge = byId("open-places-badge");
    badge.textContent = mentions ? String(mentions) : "";
    badge.classList.toggle("dot", !mentions && count > 0);
  }

  // Keyboard: one stop for each list, arrows within it ---------------------------------------

  #key(event) {
    const list = document.activeElement?.closest("#servers, #channels");
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (!list || !(event.key in steps) || event.altKey) return;
    const all = [...list.querySelectorAll("button")];
    const at = all.indexOf(document.activeElement) + steps[event.key];
    event.preventDefault();
    all[at]?.focus();
  }
}

function marks({ count, mentions }) {
  if (mentions) {
    return [
      make("span", { class: "mentions", "aria-hidden": "true" }, String(mentions)),
      unseen(` (${say("places.mentions", { count: mentions })})`),
    ];
  }
  return count ? [unseen(` (${say("places.unread")})`)] : [];
}
