/* What this person can see of the world: servers, channels, threads, people, commands. */

const THREADS = new Set([10, 11, 12]);
const TALK = new Set([0, 5, 10, 11, 12]);

export const isThread = (channel) => THREADS.has(channel.type);

/** Later ids are later messages; they are too long for numbers. */
export function isLater(one, other) {
  return one.length === other.length ? one > other : one.length > other.length;
}

/** Tells `change` whenever anything of it is different. */
export class World extends EventTarget {
  you = { id: "", name: "", locale: "en-GB" };
  people = [];
  bot = { id: "", name: "Fiaker", online: true };
  guilds = [];
  dm = null;
  here = null; // the id of the open channel
  #commands = {};
  #unread = new Map();

  greet(hello) {
    Object.assign(this, { you: hello.you, people: hello.people, bot: hello.bot });
    this.#commands = hello.commands;
    this.#unread = new Map(Object.entries(hello.unread ?? {}));
    this.settle(hello.places);
  }

  settle(places) {
    this.guilds = places.guilds;
    this.dm = places.dm ?? null;
    this.changed();
  }

  learn(commands) {
    this.#commands = commands;
    this.changed();
  }

  count(channel, count, mentions) {
    this.#unread.set(channel, { count, mentions });
    this.changed();
  }

  changed() {
    this.dispatchEvent(new Event("change"));
  }

  /** Every channel one can read, as the list shows them: threads below their channel. */
  everywhere() {
    const all = this.guilds.flatMap((guild) => this.inGuild(guild));
    return this.dm ? [this.dm, ...all] : all;
  }

  inGuild(guild) {
    const tops = guild.channels.filter((c) => TALK.has(c.type) && !isThread(c));
    return tops.flatMap((top) => [top, ...this.threadsOf(guild, top)]);
  }

  /** Open threads, newest first, and of those that sleep only the one being read. */
  threadsOf(guild, top) {
    const under = guild.channels.filter((c) => isThread(c) && c.parent_id === top.id);
    const shown = under.filter((c) => !c.archived || c.id === this.here || this.unread(c.id).count);
    return shown.sort((a, b) => (isLater(a.id, b.id) ? -1 : 1));
  }

  channel(id) {
    if (this.dm?.id === id) return this.dm;
    return this.guilds.flatMap((guild) => guild.channels).find((c) => c.id === id) ?? null;
  }

  guildOf(id) {
    return this.guilds.find((guild) => guild.channels.some((c) => c.id === id)) ?? null;
  }

  nameOf(channel) {
    return channel === this.dm ? this.bot.name : channel.name;
  }

  /** People and bots one can name where this channel is. */
  members(channelId) {
    const guild = this.guildOf(channelId);
    return guild ? guild.members : [this.you, { ...this.bot, bot: true }];
  }

  personName(id) {
    const all = [...this.people, this.bot, ...this.guilds.flatMap((guild) => guild.members)];
    return all.find((who) => who.id === id)?.name ?? null;
  }

  commandsAt(channelId) {
    return this.#commands[this.guildOf(channelId)?.id ?? "dm"] ?? [];
  }

  unread(id) {
    return this.#unread.get(id) ?? { count: 0, mentions: 0 };
  }

  unreadIn(guild) {
    return total(guild.channels.map((c) => this.unread(c.id)));
  }

  unreadElsewhere() {
    const others = this.everywhere().filter((c) => c.id !== this.here);
    return total(others.map((c) => this.unread(c.id)));
  }
}

function total(marks) {
  const sum = (key) => marks.reduce((soFar, mark) => soFar + mark[key], 0);
  return { count: sum("count"), mentions: sum("mentions") };
}
