import { AskError } from "#ask/ask.ts";

/** The errors of a refused form, each as "location: message", or a single text. Empty if there are none. */
export function validationText(detail: unknown): string {
  if (typeof detail === "string") return detail;
  if (!Array.isArray(detail)) return "";
  return detail.map(oneProblem).filter(Boolean).join("; ");
}

function oneProblem(problem: unknown): string {
  const { loc, msg } = (problem ?? {}) as { loc?: unknown; msg?: unknown };
  const path = Array.isArray(loc) ? loc.join(".") : typeof loc === "string" ? loc : "";
  return [path, typeof msg === "string" ? msg : ""].filter(Boolean).join(": ");
}

/** A success whose body is not JSON is still a success: its body is not specified. */
export function wasAccepted(error: unknown): boolean {
  return error instanceof AskError && error.status >= 200 && error.status < 300;
}
