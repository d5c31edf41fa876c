/** An expected outcome: the value, or a failure with a `kind` that the caller must check. */
export type Result<Value, Failure extends { kind: string }> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function failed<Failure extends { kind: string }>(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure };
}
