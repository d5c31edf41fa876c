import { BodyTooLarge } from "./body.ts";
import { NOT_PUBLIC_ADDRESS } from "./guarded-lookup.ts";
import type { FetchFailure } from "./request.ts";

const TIMEOUTS = ["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "ETIMEDOUT"];

/** Translates a network error into a failure for the caller. */
export function failureOf(error: unknown): FetchFailure {
  if (error instanceof BodyTooLarge) return { kind: "too-large", message: error.message };
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code === NOT_PUBLIC_ADDRESS) return { kind: "refused", message };
  if (name === "TimeoutError" || TIMEOUTS.includes(code ?? ""))
    return { kind: "timeout", message: "no answer in time" };
  return { kind: "network", message: code ? `${code}: ${message}` : message };
}
