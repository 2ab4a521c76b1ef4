/* The messages of the open channel: loading, arriving, changing, and where one has scrolled to. */

import { byId, make } from "./dom.js";
import { article, continues, spoken } from "./message.js";
import { isLater } from "./world.js";
import { say } from "./words.js";

const NEAR = 120; // pixels from the end that still count as being there
const FIRST_CONTROL = ".body button:not(:disabled)";

export class Log {
  #page;
  #channel = null;
  #messages = [];
  #hasMore = false;
  #isLoading = false;
  #isAtEnd = true;
  #missed = 0;
  #lastTop = 0;

  constructor(page) {
    this.#page = page;
    this.box = byId("log");
    this.list = byId("messages");
    this.top = byId("log-top");
    this.newer = byId("newer");
    this.voice = byId("announcer");
    this.box.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.box.addEventListener("keydown", (event) => this.#key(event));
    this.newer.addEventListener("click", () => this.toEnd());
    // Pictures that arrive late and keyboards that open must not push the newest out of sight.
    const keep = new ResizeObserver(() => this.#isAtEnd && this.#jump());
    keep.observe(this.list);
    keep.observe(this.box);
  }

  get newest() {
    return this.#messages.at(-1) ?? null;
  }

  get isAtEnd() {
    return this.#isAtEnd;
  }

  get messages() {
    return this.#messages;
  }

  /** The channel is open and its newest messages are there. */
  async open(channel) {
    const isSame = this.#channel === channel;
    this.#channel = channel;
    if (!isSame) this.#clear();
    this.list.setAttribute("aria-busy", "true");
    try {
      const found = await this.#page.line.ask("history", { channel, before: null });
      if (this.#channel !== channel) return;
      this.#messages = found.messages;
      this.#hasMore = found.more;
      this.redraw();
      if (!isSame) this.toEnd();
      this.#page.onRead();
    } finally {
      if (this.#channel === channel) this.list.removeAttribute("aria-busy");
    }
  }

  #clear() {
    this.#messages = [];
    this.#hasMore = false;
    this.#missed = 0;
    this.#isAtEnd = true;
    this.list.replaceChildren();
    this.top.replaceChildren();
    this.voice.replaceChildren();
    this.newer.hidden = true;
  }

  /** Everything is drawn anew, as after a change of language. */
  redraw() {
    this.list.replaceChildren(...this.#messages.map((one) => article(one, this.#page)));
    this.#regroup();
    this.#drawTop();
  }

  #regroup() {
    let before = null;
    for (const message of this.#messages) {
      this.#node(message.id)?.classList.toggle("continued", continues(message, before));
      before = message;
    }
  }

  #drawTop() {
    const welcome = this.#hasMore ? null : this.#page.beginning(this.#channel);
    const older = make(
      "button",
      { type: "button", class: "plain-link", onclick: () => this.#loadOlder() },
      say("log.older"),
    );
    this.top.replaceChildren(...[this.#hasMore ? older : welcome].filter(Boolean));
    if (this.#messages.length === 0 && !this.#hasMore) {
      this.top.append(make("p", { class: "empty" }, say("log.empty")));
    }
  }

  #node(id) {
    return byId(`message-${id}`);
  }

  // What arrives -----------------------------------------------------------------------------

  add(message) {
    if (message.channel_id !== this.#channel) return;
    if (this.#messages.some((one) => one.id === message.id)) {
      this.change(message);
      return;
    }
    const place = this.#messages.findIndex((one) => isLater(one.id, message.id));
    const at = place < 0 ? this.#messages.length : place;
    const following = this.#messages[at];
    this.#messages.splice(at, 0, message);
    const before = following ? this.#node(following.id) : null;
    this.list.insertBefore(article(message, this.#page), before);
    this.top.querySelector(".empty")?.remove();
    this.#regroup();
    this.#announce(message);
    if (this.#isAtEnd || message.author.id === this.#page.world.you.id) this.toEnd();
    else this.#miss();
  }

  change(message) {
    const at = this.#messages.findIndex((one) => one.id === message.id);
    if (message.channel_id !== this.#channel || at < 0) return;
    // Old boards are edited only to grey their buttons, and nobody wants to hear them again.
    const isNews = spoken(this.#messages[at], this.#page) !== spoken(message, this.#page);
    this.#messages[at] = message;
    const old = this.#node(message.id);
    const fresh = article(message, this.#page);
    const part = focusedPart(old);
    old.replaceWith(fresh);
    this.#regroup();
    if (part !== null) refocus(fresh, part);
    if (isNews) this.#announce(message);
  }

  remove(id) {
    const at = this.#messages.findIndex((one) => one.id === id);
    if (at < 0) return;
    const node = this.#node(id);
    const hadFocus = node?.contains(document.activeElement);
    this.#messages.splice(at, 1);
    node?.remove();
    this.#regroup();
    if (hadFocus) byId("composer-text").focus({ preventScroll: true });
  }

  #announce(message) {
    if (message.author.id === this.#page.world.you.id) return;
    const said = spoken(message, this.#page);
    this.voice.append(make("p", {}, said));
    while (this.voice.childElementCount > 4) this.voice.firstChild.remove();
  }

  /** A private answer to what was pressed by keyboard: one goes on there. */
  focusOn(id) {
    const node = this.#node(id);
    if (!node) return;
    (node.querySelector(FIRST_CONTROL) ?? node).focus({ preventScroll: true });
  }

  // Scrolling --------------------------------------------------------------------------------

  toEnd() {
    this.#isAtEnd = true;
    this.#missed = 0;
    this.newer.hidden = true;
    this.#jump();
    this.#page.onRead();
  }

  #jump() {
    this.box.scrollTop = this.box.scrollHeight;
  }

  #miss() {
    this.#missed += 1;
    this.newer.hidden = false;
    this.newer.textContent = say("log.newer", { count: this.#missed });
  }

  #scrolled() {
    const left = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight;
    const wasAtEnd = this.#isAtEnd;
    // Only people go up; a picture that grows below must not look as if somebody had.
    if (left < NEAR) this.#isAtEnd = true;
    else if (this.box.scrollTop < this.#lastTop - 1) this.#isAtEnd = false;
    this.#lastTop = this.box.scrollTop;
    if (this.#isAtEnd && !wasAtEnd) {
      this.#missed = 0;
      this.newer.hidden = true;
      this.#page.onRead();
    }
    if (this.box.scrollTop < NEAR && this.#hasMore && !this.#isAtEnd) this.#loadOlder();
  }

  async #loadOlder() {
    if (this.#isLoading || !this.#hasMore) return;
    this.#isLoading = true;
    const channel = this.#channel;
    try {
      const before = this.#messages[0]?.id ?? null;
      const found = await this.#page.line.ask("history", { channel, before });
      if (channel !== this.#channel) return;
      const height = this.box.scrollHeight - this.box.scrollTop;
      this.#messages.unshift(...found.messages);
      this.#hasMore = found.more;
      this.redraw();
      this.box.scrollTop = this.box.scrollHeight - height;
    } catch {
      this.#page.complain(say("error.history"));
    } finally {
      this.#isLoading = false;
    }
  }

  // Keyboard: from message to message --------------------------------------------------------

  #key(event) {
    const steps = { ArrowUp: -1, ArrowDown: 1 };
    const inMessage = document.activeElement?.closest("article");
    const onControl = document.activeElement?.matches("[role=listbox], input, textarea, select");
    if (!(event.key in steps) || event.altKey || onControl) return;
    const all = [...this.list.children];
    const at = inMessage ? all.indexOf(inMessage) + steps[event.key] : all.length - 1;
    if (!all[at]) return;
    event.preventDefault();
    all[at].focus();
  }
}

function focusedPart(node) {
  if (!node?.contains(document.activeElement)) return null;
  return document.activeElement.dataset.part ?? "";
}

/** After an edit the focus is where it was, or on the message if that control is gone. */
function refocus(node, part) {
  const same = part ? node.querySelector(`[data-part="${CSS.escape(part)}"]:not(:disabled)`) : null;
  (same ?? node.querySelector(FIRST_CONTROL) ?? node).focus({ preventScroll: true });
}
