import { useEffect, useState } from "react";
import type { Feedback } from "#contracts/forms.ts";
import { useWords } from "#words/words.ts";
import { sendFeedback } from "./send-feedback.ts";

const THANKS_MS = 3000;
const empty: Feedback = { name: "", email: "", feedback: "" };

export type FeedbackState = ReturnType<typeof useFeedback>;

/**
 * The state of the form. Typed text survives closing the panel and is cleared 3 seconds after the thank-you appears.
 * `about` is the initial message.
 */
export function useFeedback(afterThanks?: () => void, about = "") {
  const words = useWords();
  const [typed, setTyped] = useState({ ...empty, feedback: about });
  const [stage, setStage] = useState<"writing" | "sending" | "thanks">("writing");
  const [problem, setProblem] = useState("");

  useEffect(() => {
    if (stage !== "thanks") return;
    const timer = setTimeout(() => {
      setTyped(empty);
      setStage("writing");
      afterThanks?.();
    }, THANKS_MS);
    return () => clearTimeout(timer);
  }, [stage, afterThanks]);

  async function send(feedback: Feedback) {
    setProblem("");
    setStage("sending");
    const failed = await sendFeedback(feedback, words);
    setProblem(failed ?? "");
    setStage(failed === null ? "thanks" : "writing");
  }

  return { typed, setTyped, stage, problem, send };
}
