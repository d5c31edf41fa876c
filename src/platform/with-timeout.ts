/** The result of `work`, or an error if it takes longer than `timeoutMs`; the work itself goes on. */
export function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs / 1000} s`)), timeoutMs);
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
}
