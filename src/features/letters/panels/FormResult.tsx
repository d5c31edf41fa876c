import { useEffect } from "react";
import { record } from "#ui/analytics/record.ts";
import { useRootData } from "#ui/root-data.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";
import { sentenceOfCode } from "./problem-of.ts";

/** What a form sent without JavaScript has done, by its value in the address. What went wrong is there by its code. */
const done = {
  newsletter: {
    active: "Welcome! The Daily Brief comes every morning at 7:00 AM.",
    pending: "Almost there: please confirm with the link in the letter we have sent you.",
    confirmed: "Welcome! The Daily Brief comes every morning at 7:00 AM.",
    unsubscribed: "You are unsubscribed. No further letter will come.",
  },
  feedback: { received: "Thank you for your feedback!" },
  correction: { received: "Thank you for your proposal!" },
} as const satisfies Record<string, Readonly<Record<string, Sentence>>>;

/** Replaces the sentence for "pending" where letters are not mailed. */
const PENDING_UNSENT =
  "Almost there: please confirm with the link in the letter. It was not mailed: this site keeps its letters in an outbox.";

/** Analytics events for forms sent before hydration; recorded on the page that shows the outcome. */
const events: Readonly<Record<string, "newsletter_signup" | "feedback_submitted">> = {
  active: "newsletter_signup",
  pending: "newsletter_signup",
  received: "feedback_submitted",
};

export function FormResult({ form, outcome }: { form: keyof typeof done; outcome: string | null }) {
  const { say } = useWords();
  const { sendsMail } = useRootData().settings;
  const isDone = outcome !== null && Object.hasOwn(done[form], outcome);
  const sentence = outcome === null ? undefined : isDone ? doneSentence(outcome) : problemSentence(outcome);
  const isCounted = form !== "correction" && outcome !== null && Object.hasOwn(events, outcome);
  const event = isCounted ? events[outcome] : undefined;
  useEffect(() => {
    if (event === undefined) return;
    record(event, {});
    // Reloading the page must not count as a second sign-up.
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [event]);

  function doneSentence(outcome: string): Sentence | undefined {
    const sentences: Readonly<Record<string, Sentence>> = done[form];
    return form === "newsletter" && outcome === "pending" && !sendsMail ? PENDING_UNSENT : sentences[outcome];
  }

  if (sentence === undefined) return null;
  // A form that could not be stored is shown again as it was filled in.
  const isEmptied = form !== "newsletter" && !isDone && outcome !== "unavailable";
  return (
    <p className="outcome" role="status">
      {say(sentence)}
      {isEmptied ? (
        <>
          <br />
          {say("Go back to find what you wrote.")}
        </>
      ) : null}
    </p>
  );
}

/** Why the form was refused; in a few cases, which only a program meets, there is no code of its own. */
function problemSentence(outcome: string): Sentence | undefined {
  return sentenceOfCode(outcome === "invalid" ? "fields-missing" : outcome);
}
