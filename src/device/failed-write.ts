import { languageOf } from "#contracts/languages.ts";
import { toast } from "#ui/toasts/toast.ts";
import { wordsOf } from "#words/of-language.ts";
import type { Sentence } from "#words/sentences.ts";
import { warn } from "./stores/warn.ts";

/** Tells the reader what the browser did not store, and why; the browser's own error goes to the console. */
export async function showWriteFailure(message: Sentence, error: unknown): Promise<void> {
  const { say } = wordsOf(languageOf(window.location.pathname));
  warn(message, error);
  const reason = await import("./write-reasons.lazy.ts").then(
    ({ writeFailureReason }) => say(writeFailureReason(error)),
    () => "",
  );
  toast(`${say(message)} ${reason}`);
}
