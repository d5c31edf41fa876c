import { AskError } from "#ask/ask.ts";
import type { formCodes } from "#contracts/error-codes.ts";
import type { Sentence } from "#words/sentences.ts";
import type { Words } from "#words/words.ts";
import { validationText } from "./problems.ts";

type FormCode = (typeof formCodes)[keyof typeof formCodes];

export const problemSentences = {
  "already-subscribed": "This email is already subscribed to our newsletter!",
  "email-missing": "Please enter your email address",
  "email-invalid": "Please enter a valid email address",
  "feedback-too-long": "Feedback must be less than 1000 characters",
  "feedback-too-short": "Feedback must be at least 10 characters long",
  "fields-missing": "Please fill in all fields",
  "proposal-too-long": "A proposal may have at most 500 characters",
  "link-expired": "This link is no longer valid. Please subscribe again to get a new one.",
  "link-unknown":
    "This link is no longer valid. If letters still come, please use the link in the newest one.",
  "too-many": "Too many requests. Please wait a moment and try again.",
  network: "Network error. Please check your connection and try again.",
  unavailable: "Server error. Please try again later.",
} as const satisfies Record<FormCode, Sentence> & Record<string, Sentence>;

/** The code may come from an address. */
export function sentenceOfCode(code: string): Sentence | undefined {
  return Object.entries(problemSentences).find(([known]) => known === code)?.[1];
}

/** The sentence for an error of a letters form, by its code. */
export function problemOf(error: unknown): Sentence {
  const sentence = error instanceof AskError ? sentenceOfCode(error.code) : undefined;
  return sentence ?? problemSentences.unavailable;
}

/** Why a form was refused: on English pages in the server's words, elsewhere by code. Empty if unknown. */
export function refusalText({ code, detail }: AskError, { language, say }: Words): string {
  if (language === "en") return validationText(detail);
  const sentence = sentenceOfCode(code);
  return sentence === undefined ? "" : say(sentence);
}
