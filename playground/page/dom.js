/* Making elements. Text is always a text node: what a player types never becomes markup. */

/** An element; `on…` listens, `data` fills the dataset, true is an empty attribute. */
export function make(tag, given = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) give(node, name, value);
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

function give(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (name === "data") Object.assign(node.dataset, value);
  else node.setAttribute(name, value === true ? "" : String(value));
}

export const byId = (id) => document.getElementById(id);

let made = 0;

/** An id that no other element has. */
export function newId(prefix) {
  made += 1;
  return `${prefix}-${made}`;
}

/** Words that only screen readers say. */
export const unseen = (...children) => make("span", { class: "unseen" }, ...children);

/** A link that leaves the page, or plain text if it is not one a browser should follow. */
export function outside(url, ...children) {
  if (!/^https?:\/\//i.test(url)) return make("span", {}, ...children);
  return make("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, ...children);
}

/** The stand-in's own files by path alone: the page may be open under another name of this host. */
export function ownPath(url) {
  try {
    const { pathname, search } = new URL(url, location.href);
    return pathname.startsWith("/cdn/") ? pathname + search : url;
  } catch {
    return url;
  }
}

/** Whether keys typed now go into a field. */
export function isTyping() {
  const at = document.activeElement;
  return at instanceof HTMLElement && at.matches("input, textarea, select, [contenteditable]");
}
