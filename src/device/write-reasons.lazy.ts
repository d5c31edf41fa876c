import type { Sentence } from "#words/sentences.ts";

/** The remedy differs for storage that is full, was closed, or was never granted. */
export function writeFailureReason(error: unknown): Sentence {
  const name = error instanceof Error ? error.name : "";
  if (name === "QuotaExceededError")
    return "The browser's storage is full: clear the cache in Settings, or free some space on the device.";
  if (name === "InvalidStateError" || name === "AbortError")
    return "The browser closed its storage: load the page again and try once more.";
  return "The browser refused: this may be a private window, or storage is blocked for this site.";
}
