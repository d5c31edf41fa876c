import { type Feedback, feedbackProblem, tidyFeedback } from "#contracts/forms.ts";
import { record } from "#site/analytics/record.ts";
import { AskError, ask } from "#site/data/ask.ts";
import { validationText, wasTaken } from "./problems.ts";

const FAILED = "Failed to submit feedback. Please try again.";

/** Null if it was sent, otherwise the text to show. */
export async function sendFeedback(typed: Feedback): Promise<string | null> {
  const problem = feedbackProblem(typed);
  if (problem !== null) return problem;
  try {
    const { name, email, feedback } = tidyFeedback(typed);
    await ask("POST /feedback/", { name, email, feedback });
  } catch (error) {
    if (!wasTaken(error)) return textOf(error);
  }
  record("feedback_submitted", {});
  return null;
}

function textOf(error: unknown): string {
  if (error instanceof AskError && error.status === 422) return validationText(error.detail) || FAILED;
  return FAILED;
}
