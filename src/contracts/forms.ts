import type { formCodes } from "./error-codes.ts";

/**
 * The rules of the forms, the same in the browser and on the server, with the error texts that the specification
 * prescribes. Without zod, because the browser loads this file.
 */

/** Longer text cannot match any suggestion. */
export const maxCompletionLength = 100;

export const feedbackLength = { least: 10, most: 1000 } as const;

export interface Feedback {
  readonly name: string;
  readonly email: string;
  readonly feedback: string;
}

/** The longest address that SMTP can carry (RFC 5321). */
export const maxEmailLength = 254;
export const maxNameLength = 200;
const email = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

export function tidyEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Counts code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** The error texts that the specification prescribes. */
type FormProblem = keyof typeof formCodes;
type EmailProblem = Extract<FormProblem, `${string}email address`>;

/** The error text, or null if the address is valid. */
export function newsletterProblem(typed: string): EmailProblem | null {
  const tidy = tidyEmail(typed);
  if (tidy === "") return "Please enter your email address";
  return isEmail(tidy) ? null : "Please enter a valid email address";
}

export function tidyFeedback(typed: Feedback): Feedback {
  return { name: typed.name.trim(), email: tidyEmail(typed.email), feedback: typed.feedback.trim() };
}

export function feedbackProblem(typed: Feedback): FormProblem | null {
  const tidy = tidyFeedback(typed);
  if (!tidy.name || !tidy.email || !tidy.feedback) return "Please fill in all fields";
  const length = countCharacters(tidy.feedback);
  if (length < feedbackLength.least) return "Feedback must be at least 10 characters long";
  if (length > feedbackLength.most) return "Feedback must be less than 1000 characters";
  return isEmail(tidy.email) ? null : "Please enter a valid email address";
}

export const maxCorrectionLength = 500;

/** A sentence of the pages, and a reader's own wording of it. */
export interface Correction {
  /** Where it stands. */
  readonly page: string;
  readonly sentence: string;
  readonly proposal: string;
}

export function correctionProblem({ page, sentence, proposal }: Correction): FormProblem | null {
  if (!sentence.trim() || !proposal.trim()) return "Please fill in all fields";
  const isTooLong = [page, sentence, proposal].some(
    (text) => countCharacters(text.trim()) > maxCorrectionLength,
  );
  return isTooLong ? "A proposal may have at most 500 characters" : null;
}

function isEmail(tidy: string): boolean {
  return tidy.length <= maxEmailLength && email.test(tidy);
}
