import { vi } from "vitest";
import { MAX_WAIT_MS } from "./max-wait.ts";

/** Until the check passes, for as long as a busy machine may take. */
export const waitFor = <Result>(check: () => Result | Promise<Result>) => vi.waitFor(check, MAX_WAIT_MS);

/** Until everything that does not wait for a timer has happened. */
export async function idle(): Promise<void> {
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve));
}
