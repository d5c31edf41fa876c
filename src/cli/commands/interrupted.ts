import { constants } from "node:os";

/** Thrown on Ctrl-C or another signal that ends the process, so that the command cleans up first. */
export class Interrupted extends Error {
  readonly code: number;

  constructor(signal: "SIGINT" | "SIGTERM" | "SIGHUP") {
    super(signal);
    this.code = 128 + constants.signals[signal];
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * `interrupted` rejects at the first signal; a second one ends the process at once. `release` restores Node's handling.
 */
export function listenForInterruption(): { readonly interrupted: Promise<never>; release(): void } {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  const listeners = SIGNALS.map((signal) => [signal, () => reject(new Interrupted(signal))] as const);
  for (const [signal, listener] of listeners) process.once(signal, listener);
  return {
    interrupted: promise,
    release: () => {
      for (const [signal, listener] of listeners) process.off(signal, listener);
    },
  };
}
