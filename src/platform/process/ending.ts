import { Unavailable, WrongInput } from "./errors.ts";
import { outageOf } from "./outage.ts";

export interface Ending {
  readonly code: 1 | 2;
  readonly says: string;
}

/** How a process ends after an error: a sentence for what an operator can correct, the stack for our own fault. */
export function endingOf(error: unknown): Ending {
  if (error instanceof WrongInput) return { code: 2, says: error.message };
  if (error instanceof Unavailable) return { code: 1, says: error.message };
  const why = outageOf(error);
  if (why !== null) return { code: 1, says: `The database cannot be used: ${why}.` };
  return { code: 1, says: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
