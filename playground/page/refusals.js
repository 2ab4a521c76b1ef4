/* Sentences for what the server refuses. */

import { Refused } from "./socket.js";
import { say } from "./words.js";

const SENTENCES = {
  "no-answer": "error.no-answer",
  "not-visible": "error.not-visible",
  disabled: "error.disabled",
  "bad-option": "error.bad-option",
  "not-offered": "error.not-offered",
  gone: "error.gone",
  "bad-request": "error.bad-request",
  "bot-offline": "error.bot-offline",
  "connection-lost": "error.connection-lost",
};

/** What the person reads; errors of the page itself go on to the console. */
export function sentence(error, bot) {
  if (!(error instanceof Refused)) throw error;
  return say(SENTENCES[error.id] ?? "error.unknown", { bot: bot.name });
}
