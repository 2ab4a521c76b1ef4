/* Classic messages: embeds and attachments. */

import { download, picture } from "./components.js";
import { make, outside } from "./dom.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";

/** An embed: title, text, fields, picture, footer. */
export function embed(said, page) {
  const node = make("div", { class: "container" });
  if (said.color) {
    node.style.setProperty("--accent-line", `#${said.color.toString(16).padStart(6, "0")}`);
  }
  if (said.author) node.append(make("p", { class: "subtext" }, said.author.name));
  if (said.title) node.append(make("h3", { class: "heading-3" }, title(said)));
  if (said.description) node.append(...markdown(said.description, page));
  if (said.fields?.length) node.append(fields(said.fields, page));
  for (const shown of [said.image, said.thumbnail].filter(Boolean)) {
    node.append(picture({ media: shown }, page, "shown"));
  }
  if (said.footer) node.append(make("p", { class: "subtext" }, said.footer.text));
  return node;
}

const title = (said) => (said.url ? outside(said.url, said.title) : said.title);

function fields(said, page) {
  const parts = said.flatMap((field) => [
    make("dt", {}, ...inline(field.name, page)),
    make("dd", {}, ...markdown(field.value, page)),
  ]);
  return make("dl", {}, ...parts);
}

/** An attachment: a picture, or a file to keep. */
export function attachment(said, page) {
  if (!said.content_type?.startsWith("image/")) {
    return download(said.url, said.filename, said.size);
  }
  const item = { media: said, description: said.description };
  return make("div", { class: "gallery one" }, picture(item, page, "shown"));
}
