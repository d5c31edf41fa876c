import type { Log } from "#platform/log.ts";
import type { Result } from "#platform/result.ts";
import type { ProviderFailure } from "./ask-provider.ts";

/** How one provider is asked for one figure. */
export interface ProviderCall<Value> {
  readonly provider: string;
  readonly ask: () => Promise<Result<Value, ProviderFailure>>;
}

export interface ProviderAnswer<Value> {
  readonly provider: string;
  readonly value: Value;
}

/** Asks one provider after the other until one answers; null if none does, and the last value stays. */
export async function firstAnswer<Value>(
  figure: string,
  calls: readonly ProviderCall<Value>[],
  log: Log,
): Promise<ProviderAnswer<Value> | null> {
  for (const { provider, ask } of calls) {
    const answer = await ask();
    if (answer.ok) return { provider, value: answer.value };
    log.warn(
      { figure, provider, kind: answer.failure.kind, why: answer.failure.message },
      "a provider failed",
    );
  }
  return null;
}
