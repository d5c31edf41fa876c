import { AskError } from "#site/data/ask.ts";
import type { Sentence } from "#site/words/sentences.ts";

const sentences = {
  "already-subscribed": "This email is already subscribed to our newsletter!",
  "email-missing": "Please enter your email address",
  "email-invalid": "Please enter a valid email address",
  "link-expired": "This link is no longer valid. Please subscribe again to get a new one.",
  "too-many": "Too many requests. Please wait a moment and try again.",
  network: "Network error. Please check your connection and try again.",
} as const satisfies Record<string, Sentence>;

const byCode: Readonly<Record<string, Sentence>> = sentences;

/** What an error of the letters' forms is called, by its code. */
export function problemOf(error: unknown): Sentence {
  const known = error instanceof AskError ? byCode[error.code] : undefined;
  return known ?? "Server error. Please try again later.";
}
