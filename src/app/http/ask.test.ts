import { expect, test } from "vitest";
import { refuse } from "#contracts/endpoint.ts";
import { AskError, answer, clockMs } from "./ask.ts";

const caller = { address: "127.0.0.1", headers: {} };

/** What an address answers if its handler returns this. */
function answerOf(address: string, value: unknown, params: unknown = {}, prove = true): Promise<unknown> {
  return answer(new Map([[address, async () => value]]), address, params, caller, prove);
}
const errorOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

test.each([
  ["an unknown address", "GET /nothing", {}, 404],
  ["an invalid parameter", "GET /articles/latest", { limit: 0 }, 422],
  ["a NUL character", "GET /articles/search", { q: "a\0b" }, 422],
])("a call with %s is refused", async (_, address, params, status) => {
  const error = await errorOf(answerOf(address, {}, params));
  expect(error).toBeInstanceOf(AskError);
  expect(error).toMatchObject({ status });
});

test.each([
  ["not-found", 404],
  ["invalid", 422],
  ["conflict", 409],
  ["too-many", 429],
  ["unavailable", 503],
] as const)("the refusal %s has the status %i, its detail and its retry time", async (kind, status) => {
  const error = await errorOf(answerOf("GET /meta/sources", refuse(kind, "Not now.", 7), {}, false));
  expect(error).toMatchObject({ status, detail: "Not now.", message: "Not now.", retryAfterSeconds: 7 });
});

test("an answer that keeps its contract is returned unchanged", async () => {
  const sources = { sources: ["Iroko Post"], more: 1 };
  expect(await answerOf("GET /meta/sources", sources)).toBe(sources);
});

test("with contract checks on, an answer or refusal outside its contract fails with its address", async () => {
  const wrong = { sources: ["Iroko Post", 7] };
  const broken = await errorOf(answerOf("GET /meta/sources", wrong));
  expect(broken).not.toBeInstanceOf(AskError);
  expect(String(broken)).toContain("the answer of GET /meta/sources breaks its contract at sources.1");
  const undeclared = await errorOf(answerOf("GET /meta/sources", refuse("conflict", "x")));
  expect(String(undeclared)).toContain(
    'GET /meta/sources refused with "conflict", which its contract does not declare',
  );
  expect(await errorOf(answerOf("GET /meta/sources", refuse("unavailable", "x")))).toBeInstanceOf(AskError);
  expect(await errorOf(answerOf("GET /articles/{id}", refuse("not-found", "x"), { id: "a" }))).toMatchObject({
    status: 404,
  });
  expect(await answerOf("GET /meta/sources", wrong, {}, false)).toBe(wrong);
});

test.each([
  [["league"], Number.POSITIVE_INFINITY],
  [["league", "news"], 60_000],
  [["weather"], 60_000],
  [[], Number.POSITIVE_INFINITY],
])("what is made from %s is fresh for %s ms if nothing is heard", (domains, ms) => {
  expect(clockMs(domains, 60_000)).toBe(ms);
});
