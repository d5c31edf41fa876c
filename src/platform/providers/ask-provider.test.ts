import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Fetch, FetchRequest } from "#platform/fetch/request.ts";
import { answering } from "#tests/support/played-fetch.ts";
import { askJson, askText } from "./ask-provider.ts";

function recordingFetch(body: unknown, status?: number): { fetch: Fetch; requests: FetchRequest[] } {
  const requests: FetchRequest[] = [];
  const fetch: Fetch = (request) => {
    requests.push(request);
    return answering(body, status)(request);
  };
  return { fetch, requests };
}

const shape = z.object({ price: z.number() });

test("an answer may be up to 2 MB long, or as long as the request allows", async () => {
  const { fetch, requests } = recordingFetch("a text");
  expect(await askText(fetch, { url: "http://p" })).toEqual({ ok: true, value: "a text" });
  await askText(fetch, { url: "http://p", maxBytes: 24 });
  expect(requests.map(({ maxBytes }) => maxBytes)).toEqual([2_097_152, 24]);
});

test("a request for JSON has an Accept header for it, unless it brings its own", async () => {
  const { fetch, requests } = recordingFetch({ price: 75 });
  expect(await askJson(fetch, { url: "http://p", headers: { "x-key": "1" } }, shape)).toEqual({
    ok: true,
    value: { price: 75 },
  });
  await askJson(fetch, { url: "http://p", headers: { accept: "text/json" } }, shape);
  expect(requests.map(({ headers }) => headers)).toEqual([
    { accept: "application/json", "x-key": "1" },
    { accept: "text/json" },
  ]);
});

test("an answer of the wrong shape is a failure that names the field and quotes the answer's beginning", async () => {
  const malformed = await askJson(
    recordingFetch({ price: "x".repeat(60) }).fetch,
    { url: "http://p" },
    shape,
  );
  expect(malformed).toMatchObject({ ok: false, failure: { kind: "nonsense" } });
  expect(malformed.ok ? "" : malformed.failure.message).toMatch(
    /^price .+; it begins with "\{\\"price\\":\\"x{30}"$/,
  );
  const page = await askJson(recordingFetch("<html>").fetch, { url: "http://p" }, shape);
  expect(page).toMatchObject({ ok: false, failure: { kind: "nonsense" } });
});

test("a failed fetch is passed on with its status", async () => {
  const { fetch } = recordingFetch("", 503);
  expect(await askText(fetch, { url: "http://p" })).toMatchObject({ ok: false, failure: { status: 503 } });
  expect(await askJson(fetch, { url: "http://p" }, shape)).toMatchObject({
    ok: false,
    failure: { status: 503 },
  });
});
