/* What the page itself says, in four languages. The bot's own words arrive with its messages. */

export const LANGUAGES = { "en-GB": "English", de: "Deutsch", fr: "Français", it: "Italiano" };

const known = new Map();
let words = {};
let language = "en";

/** Our language for one of Discord's locales; English for those we do not speak. */
export function languageOf(locale) {
  const short = String(locale).split("-")[0];
  return ["en", "de", "fr", "it"].includes(short) ? short : "en";
}

/** From now on the page speaks the language of this locale. */
export async function speak(locale) {
  const wanted = languageOf(locale);
  if (!known.has(wanted)) known.set(wanted, await read(wanted));
  words = known.get(wanted);
  language = wanted;
  document.documentElement.lang = wanted;
  label(document);
}

async function read(wanted) {
  const answer = await fetch(new URL(`words/${wanted}.json`, import.meta.url));
  return answer.json();
}

/** The sentence of this key. */
export function say(key, given = {}) {
  const sentence = words[key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => String(given[name] ?? whole));
}

/** The language for dates and numbers; British English, whose dates Europeans read rightly. */
export const dateLocale = () => (language === "en" ? "en-GB" : language);

/** The part of a localized thing of Discord's that this language reads. */
export function localized(thing, what) {
  const texts = thing[`${what}_localizations`] ?? {};
  const exact = language === "en" ? (texts["en-GB"] ?? texts["en-US"]) : texts[language];
  return exact ?? thing[what] ?? "";
}

/** Elements written in the HTML get their words. */
function label(root) {
  for (const node of root.querySelectorAll("[data-word]")) node.textContent = say(node.dataset.word);
  for (const node of root.querySelectorAll("[data-word-label]")) {
    node.setAttribute("aria-label", say(node.dataset.wordLabel));
    if (node.matches("button")) node.title = say(node.dataset.wordLabel);
  }
}
