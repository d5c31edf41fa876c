import { useEffect } from "react";
import { record } from "#ui/analytics/record.ts";
import { useRootData } from "#ui/root-data.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

/** Outcomes of a form sent without JavaScript, by their value in the address. */
const newsletter: Readonly<Record<string, Sentence>> = {
  active: "Welcome! The Daily Brief comes every morning at 7:00 AM.",
  pending: "Almost there: please confirm with the link in the letter we have sent you.",
  confirmed: "Welcome! The Daily Brief comes every morning at 7:00 AM.",
  conflict: "This email is already subscribed to our newsletter!",
  invalid: "Please enter a valid email address",
  "too-many": "Too many requests. Please wait a moment and try again.",
  unavailable: "Server error. Please try again later.",
  unsubscribed: "You are unsubscribed. No further letter will come.",
  expired: "This link is no longer valid. Please subscribe again to get a new one.",
};

const feedback: Readonly<Record<string, Sentence>> = {
  received: "Thank you for your feedback!",
  invalid:
    "Please fill in all fields, with a valid email address and 10 to 1000 characters of feedback. Go back to find what you wrote.",
  "too-many": "Too many requests. Please wait a moment and try again.",
  unavailable: "Server error. Please try again later.",
};

const correction: Readonly<Record<string, Sentence>> = {
  ...feedback,
  received: "Thank you for your proposal!",
  invalid: "Please fill in all fields",
};

const forms = { newsletter, feedback, correction } as const;

/** Replaces the sentence for "pending" where letters are not mailed. */
const PENDING_UNSENT =
  "Almost there: please confirm with the link in the letter. It was not mailed: this site keeps its letters in an outbox.";

/** Analytics events for forms sent before hydration; recorded on the page that shows the outcome. */
const events: Readonly<Record<string, "newsletter_signup" | "feedback_submitted">> = {
  active: "newsletter_signup",
  pending: "newsletter_signup",
  received: "feedback_submitted",
};

export function FormResult({ form, outcome }: { form: keyof typeof forms; outcome: string | null }) {
  const { say } = useWords();
  const { sendsMail } = useRootData().settings;
  const sentence = outcome === null ? undefined : sentenceFor(outcome);
  const isCounted = form !== "correction" && outcome !== null && Object.hasOwn(events, outcome);
  const event = isCounted ? events[outcome] : undefined;
  useEffect(() => {
    if (event === undefined) return;
    record(event, {});
    // Reloading the page must not count as a second sign-up.
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [event]);

  function sentenceFor(outcome: string): string | undefined {
    if (form === "newsletter" && outcome === "pending" && !sendsMail) return say(PENDING_UNSENT);
    const sentences = forms[form];
    const template = Object.hasOwn(sentences, outcome) ? sentences[outcome] : undefined;
    return template && say(template);
  }

  if (sentence === undefined) return null;
  return (
    <p className="outcome" role="status">
      {sentence}
    </p>
  );
}
