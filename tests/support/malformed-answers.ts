import { expect } from "vitest";
import type { Fetch } from "#platform/fetch/request.ts";
import type { ProviderFailure } from "#platform/providers/ask-provider.ts";
import type { Result } from "#platform/result.ts";
import { answering, plain, playedFetch } from "./played-fetch.ts";

/** One question to a provider. */
export type Connector = (fetch: Fetch) => Promise<Result<unknown, ProviderFailure>>;

const MALFORMED = ["<!doctype html><html><body>Just a moment…</body></html>", "", "null", "{}", "[]", "42"];

/** Expects a connector to report what is wrong with each malformed answer, or that it is empty, if it may be. */
export async function expectFailures(
  ask: Connector,
  malformed: readonly unknown[],
  ...whenEmpty: readonly unknown[]
) {
  for (const body of [...MALFORMED, ...malformed]) {
    const answer = await ask(answering(body));
    if (answer.ok) expect(whenEmpty, JSON.stringify(body)).toContainEqual(answer.value);
    else expect(answer.failure.kind, JSON.stringify(body)).toBe("nonsense");
  }
  const busy = await ask(playedFetch(() => plain(429, "", { "retry-after": "60" })).fetch);
  expect(busy).toMatchObject({
    ok: false,
    failure: { kind: "status", status: 429, retryAfterSeconds: 60 },
  });
  const down = await ask(playedFetch(() => "down").fetch);
  expect(down).toMatchObject({ ok: false, failure: { kind: "network" } });
}
