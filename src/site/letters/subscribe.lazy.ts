import { newsletterProblem, tidyEmail } from "#contracts/forms.ts";
import { record } from "#site/analytics/record.ts";
import { AskError, ask } from "#site/data/ask.ts";
import { validationText, wasTaken } from "./problems.ts";

const WELCOME = "Welcome! The Daily Brief comes every morning at 7:00 AM.";
const FAILED = "Failed to subscribe. Please try again.";

/** What the form shows next. */
export type Outcome =
  | { readonly at: "welcome"; readonly says: string }
  | { readonly at: "idle"; readonly problem: string };

export async function subscribe(typed: string): Promise<Outcome> {
  const problem = newsletterProblem(typed);
  if (problem !== null) return { at: "idle", problem };
  try {
    const { message } = await ask("POST /newsletter/subscribe", { email: tidyEmail(typed) });
    return welcome(message);
  } catch (error) {
    return wasTaken(error) ? welcome(WELCOME) : { at: "idle", problem: textOf(error) };
  }
}

function welcome(says: string | undefined): Outcome {
  record("newsletter_signup", {});
  return { at: "welcome", says: says || WELCOME };
}

function textOf(error: unknown): string {
  if (!(error instanceof AskError)) return FAILED;
  const { status, detail } = error;
  if (status === 0) return "Network error. Please check your connection and try again.";
  if (status === 422) return validationText(detail) || FAILED;
  if (status === 409) return "This email is already subscribed to our newsletter!";
  if (status === 429) return "Too many requests. Please wait a moment and try again.";
  return status >= 500 ? "Server error. Please try again later." : FAILED;
}
