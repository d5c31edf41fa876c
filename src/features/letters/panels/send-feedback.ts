import { AskError, ask } from "#ask/ask.ts";
import * as api from "#contracts/all/api.ts";
import { type Feedback, feedbackProblem, tidyFeedback } from "#contracts/forms.ts";
import { record } from "#ui/analytics/record.ts";
import type { Words } from "#words/words.ts";
import { refusalText } from "./problem-of.ts";
import { wasAccepted } from "./problems.ts";

const FAILED = "Failed to submit feedback. Please try again.";

/** Returns null if the feedback was sent, otherwise the error to show. */
export async function sendFeedback(typed: Feedback, words: Words): Promise<string | null> {
  const { say } = words;
  const problem = feedbackProblem(typed);
  if (problem !== null) return say(problem);
  try {
    const { name, email, feedback } = tidyFeedback(typed);
    await ask(api.letters.sendFeedback, { name, email, feedback });
  } catch (error) {
    if (!wasAccepted(error)) return textOf(error, words) || say(FAILED);
  }
  record("feedback_submitted", {});
  return null;
}

function textOf(error: unknown, words: Words): string {
  return error instanceof AskError && error.status === 422 ? refusalText(error, words) : "";
}
