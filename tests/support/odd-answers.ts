import { expect } from "vitest";
import type { Fetch } from "#platform/fetch/request.ts";
import type { ProviderFailure } from "#platform/providers/ask-provider.ts";
import type { Result } from "#platform/result.ts";
import { answering, plain, playedFetch } from "./played-fetch.ts";

/** One question to a provider. */
export type Connector = (fetch: Fetch) => Promise<Result<unknown, ProviderFailure>>;

const ODD = ["<!doctype html><html><body>Just a moment…</body></html>", "", "null", "{}", "[]", "42"];

/** Expects a connector to report what is wrong with each odd answer, or to find nothing in it (`nothing`). */
export async function expectFailures(ask: Connector, odd: readonly unknown[], nothing?: unknown) {
  for (const body of [...ODD, ...odd]) {
    const answer = await ask(answering(body));
    if (answer.ok) expect(answer.value, JSON.stringify(body)).toEqual(nothing);
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
