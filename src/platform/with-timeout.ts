/** What `work` brings, unless it is silent for longer than anybody should wait; it goes on by itself then. */
export function withTimeout<Value>(work: Promise<Value>, patienceMs: number): Promise<Value> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`nothing came in ${patienceMs / 1000} s`)), patienceMs);
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
}
