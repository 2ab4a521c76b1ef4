/* Who one is in this window, and which language that person reads. */

import { avatar } from "./avatar.js";
import { byId, make } from "./dom.js";
import { LANGUAGES, languageOf, say } from "./words.js";

/** The person this window was opened for. */
export const chosenPerson = () => new URLSearchParams(location.search).get("as");

/** The address of this page for a person. */
export const addressFor = (id) => `?as=${encodeURIComponent(id)}`;

export class People {
  #page;

  constructor(page) {
    this.#page = page;
    this.box = byId("people");
    for (const id of ["you", "you-small"]) {
      byId(id).addEventListener("click", () => this.open());
    }
    byId("people-close").addEventListener("click", () => this.box.close());
    this.language = byId("language");
    for (const [locale, name] of Object.entries(LANGUAGES)) {
      this.language.append(make("option", { value: locale, lang: languageOf(locale) }, name));
    }
    this.language.addEventListener("change", () => page.setLocale(this.language.value));
  }

  draw() {
    const { you, people } = this.#page.world;
    const named = say("people.you-are", { name: you.name });
    byId("you").replaceChildren(avatar(you), make("span", {}, named), sign());
    byId("you-small").replaceChildren(avatar(you));
    byId("you-small").setAttribute("aria-label", named);
    byId("people-list").replaceChildren(...people.map((who) => this.#row(who, you)));
    const locales = Object.keys(LANGUAGES);
    this.language.value = locales.find((one) => languageOf(one) === languageOf(you.locale));
  }

  open() {
    this.draw();
    this.box.showModal();
  }

  /** The same person here, another one in a window beside it. */
  #row(who, you) {
    const isYou = who.id === you.id;
    const here = make("a", { href: addressFor(who.id), class: "person" }, avatar(who), who.name);
    if (isYou) here.setAttribute("aria-current", "true");
    const beside = make(
      "a",
      { href: addressFor(who.id), target: "_blank", rel: "noopener", class: "beside" },
      say("people.beside"),
    );
    beside.setAttribute("aria-label", say("people.beside-as", { name: who.name }));
    return make("li", {}, here, beside);
  }
}

const sign = () => make("span", { class: "down", "aria-hidden": "true" }, "▾");
