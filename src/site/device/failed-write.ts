import { toast } from "#site/ui/toasts/toast.ts";
import { warn } from "./warn.ts";

/** Tells the reader what the browser did not keep, and why; the browser's own words go to the console. */
export function tellFailedWrite(what: string, error: unknown): void {
  warn(what, error);
  toast(`${what} ${reasonOf(error)}`);
}

/** A full storage, one that was closed under us, and one that was never given are helped in different ways. */
export function reasonOf(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError")
    return "The browser's storage is full: clear the cache in Settings, or free some space on the device.";
  if (name === "InvalidStateError" || name === "AbortError")
    return "The browser closed its storage: load the page again and try once more.";
  return "The browser refused: it may be a private window, or storage is blocked for this site.";
}
