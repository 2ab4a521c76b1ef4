/* The one connection to the server: questions with answers, and what it tells by itself. */

const PATIENCE = 20_000; // the bot has three seconds; more means that something is broken
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 4_000;

/** The server, or the way there, said no: `id` is one of the protocol's error ids. */
export class Refused extends Error {
  constructor(id, text = "") {
    super(text || id);
    this.id = id;
  }
}

/** Tells `up`, `down`, and every op of the server as an event of that name. */
export class Line extends EventTarget {
  #address;
  #socket = null;
  #waiting = new Map();
  #asked = 0;
  #pause = FIRST_PAUSE;
  #timer = 0;

  constructor(address) {
    super();
    this.#address = address;
    // A phone that wakes up should not wait for the longest pause.
    const wake = () => document.visibilityState === "visible" && this.#retry();
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
  }

  open() {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.addEventListener("open", () => this.#tell("up"));
    socket.addEventListener("message", (event) => this.#hear(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.#lost(socket));
  }

  /** The answer to one question, or a Refused. */
  ask(op, fields = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused("connection-lost"));
    }
    this.#asked += 1;
    const id = this.#asked;
    this.#socket.send(JSON.stringify({ ...fields, op, id }));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#drop(id, new Refused("no-answer")), PATIENCE);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  #hear(said) {
    if (said.op !== "answer") {
      this.#pause = FIRST_PAUSE;
      this.#tell(said.op, said);
      return;
    }
    const asker = this.#waiting.get(said.to);
    if (!asker) return;
    if (!said.ok) {
      this.#drop(said.to, new Refused(said.error, said.text));
      return;
    }
    clearTimeout(asker.timer);
    this.#waiting.delete(said.to);
    asker.resolve(said.result ?? {});
  }

  #drop(id, error) {
    const asker = this.#waiting.get(id);
    if (!asker) return;
    clearTimeout(asker.timer);
    this.#waiting.delete(id);
    asker.reject(error);
  }

  #lost(socket) {
    if (socket !== this.#socket) return;
    this.#socket = null;
    for (const id of [...this.#waiting.keys()]) this.#drop(id, new Refused("connection-lost"));
    this.#tell("down");
    this.#timer = setTimeout(() => this.open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #retry() {
    if (this.#socket === null) this.open();
  }

  #tell(what, detail = null) {
    this.dispatchEvent(new CustomEvent(what, { detail }));
  }
}
