/* Times as this reader writes them, and Discord's `<t:…>`. */

import { make } from "./dom.js";
import { dateLocale, say } from "./words.js";

const DAY = 86_400_000;
const STEPS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const written = (date, style) => new Intl.DateTimeFormat(dateLocale(), style).format(date);

/** When a message was written: the time today, else the day too. */
export function moment(iso) {
  const date = new Date(iso);
  const node = make("time", { datetime: date.toISOString(), title: written(date, STYLES.F) });
  node.textContent = shortly(date);
  return node;
}

function shortly(date) {
  const time = written(date, STYLES.t);
  const midnight = new Date().setHours(0, 0, 0, 0);
  if (date >= midnight) return time;
  if (date >= midnight - DAY) return say("time.yesterday", { time });
  return `${written(date, STYLES.d)} ${time}`;
}

/** `<t:seconds:style>`. */
export function stamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${seconds}>`);
  const node = make("time", { class: "stamp", datetime: date.toISOString() });
  node.title = written(date, STYLES.F);
  if (style === "R") node.dataset.relative = String(seconds);
  node.textContent = style === "R" ? away(seconds) : written(date, STYLES[style] ?? STYLES.f);
  return node;
}

function away(seconds) {
  const left = seconds - Date.now() / 1000;
  const [unit, size] = STEPS.find(([, step]) => Math.abs(left) >= step) ?? STEPS.at(-1);
  const format = new Intl.RelativeTimeFormat(dateLocale(), { numeric: "auto" });
  return format.format(Math.round(left / size), unit);
}

/** Times like "in two minutes" stay true. */
export function keepTimesTrue() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      node.textContent = away(Number(node.dataset.relative));
    }
  }, 10_000);
}

/** How large a file is. */
export function size(bytes) {
  const [unit, per] = bytes < 1e3 ? ["byte", 1] : bytes < 1e6 ? ["kilobyte", 1e3] : ["megabyte", 1e6];
  const style = { style: "unit", unit, maximumFractionDigits: per > 1e3 ? 1 : 0 };
  return new Intl.NumberFormat(dateLocale(), style).format(bytes / per);
}
