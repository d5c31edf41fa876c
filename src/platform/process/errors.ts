/**
 * The operator's input is wrong: an argument, a setting, a file, a line. Reported as a sentence; the exit code is 2.
 */
export class WrongInput extends Error {}

/** The input is right, but something it needs is unavailable or refuses. Reported as a sentence; the exit code is 1. */
export class Unavailable extends Error {}

/** What a caught value says; anything may be thrown, not only an Error. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
