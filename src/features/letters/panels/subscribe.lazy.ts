import { AskError, ask } from "#ask/ask.ts";
import * as api from "#contracts/all/api.ts";
import { newsletterProblem, tidyEmail } from "#contracts/forms.ts";
import { languageOf } from "#contracts/languages.ts";
import { record } from "#ui/analytics/record.ts";
import type { Words } from "#words/words.ts";
import { problemSentences, refusalText } from "./problem-of.ts";
import { wasAccepted } from "./problems.ts";

const WELCOME = "Welcome! The Daily Brief comes every morning at 7:00 AM.";
const FAILED = "Failed to subscribe. Please try again.";

/** What the form shows next. */
export type Outcome =
  | { readonly at: "welcome"; readonly message: string }
  | { readonly at: "idle"; readonly problem: string };

export async function subscribe(typed: string, words: Words, sendsMail: boolean): Promise<Outcome> {
  const { language, say } = words;
  const problem = newsletterProblem(typed);
  if (problem !== null) return { at: "idle", problem: say(problem) };
  try {
    const page = languageOf(window.location.pathname);
    // The letter is in English if no language is given.
    const request = { email: tidyEmail(typed), ...(page === "en" ? {} : { language: page }) };
    const { status, message } = await ask(api.letters.subscribe, request);
    // The server's message is in English.
    return welcome(
      (language === "en" && message) || say(status === "pending" ? pendingText(sendsMail) : WELCOME),
    );
  } catch (error) {
    return wasAccepted(error) ? welcome(say(WELCOME)) : { at: "idle", problem: textOf(error, words) };
  }
}

function pendingText(sendsMail: boolean) {
  return sendsMail
    ? "Almost there: please confirm with the link in the letter we have sent you."
    : "Almost there: please confirm with the link in the letter. It was not mailed: this site keeps its letters in an outbox.";
}

function welcome(message: string): Outcome {
  record("newsletter_signup", {});
  return { at: "welcome", message };
}

function textOf(error: unknown, words: Words): string {
  const { say } = words;
  if (!(error instanceof AskError)) return say(FAILED);
  const { status } = error;
  if (status === 0) return say(problemSentences.network);
  if (status === 422) return refusalText(error, words) || say(FAILED);
  if (status === 409) return say(problemSentences["already-subscribed"]);
  if (status === 429) return say(problemSentences["too-many"]);
  return say(status >= 500 ? problemSentences.unavailable : FAILED);
}
