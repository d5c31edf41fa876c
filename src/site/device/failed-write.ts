import { toast } from "#site/ui/toasts/toast.ts";
import { warn } from "./stores/warn.ts";

/** Tells the reader what the browser did not store, and why; the browser's own error goes to the console. */
export async function tellFailedWrite(what: string, error: unknown): Promise<void> {
  warn(what, error);
  const reason = await import("./write-reasons.lazy.ts").then(
    ({ reasonOf }) => reasonOf(error),
    () => "",
  );
  toast(`${what} ${reason}`);
}
