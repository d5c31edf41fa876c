import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getRaw, type RawAnswer, readAnswer, sendRaw } from "#tests/support/raw-socket.ts";
import { missingHeaders, openFilledProduct, type TestProduct } from "#tests/support/test-product.ts";
import { type FramedRequest, framedRequests } from "./frames.ts";
import { apiRequests, type FuzzRequest, pageTargets } from "./requests.ts";
import { hardSearches, searches } from "./searches.ts";

const RUNS = Number(process.env.FUZZ_RUNS ?? 8);
/** The same requests in every test run; the audit makes new ones. */
const SEED = process.env.FUZZ_RUNS === undefined ? { seed: 20_261_121 } : {};
/** Every request gets one of these; 503 if a provider has not answered yet. */
const EXPECTED = new Set([
  200, 204, 301, 303, 304, 400, 401, 403, 404, 405, 409, 413, 415, 417, 422, 429, 431, 503,
]);

/** The server refuses a head of more than 16 KB; 300 bytes are room for the lines that `send` adds to the target. */
const LONGEST_TARGET = 16 * 1024 - 300;

let product: TestProduct;

beforeAll(async () => {
  product = await openFilledProduct();
}, 300_000);
afterAll(() => product.stop());

async function send({ method, target, body }: FuzzRequest): Promise<RawAnswer> {
  if (body === undefined) return getRaw(product.url, target);
  const head = `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json`;
  const bytes = `${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  return readAnswer(await sendRaw(product.url, bytes));
}

function expectSound({ status, headers, text }: RawAnswer, request: string): void {
  expect(EXPECTED.has(status), `${status} for ${request}: ${text.slice(0, 200)}`).toBe(true);
  expect(missingHeaders(headers), request).toEqual([]);
  if (status === 503) expect(headers.has("retry-after") || request.includes("/readyz"), request).toBe(true);
}

describe.concurrent("no API request causes a server error", () => {
  test.each(apiRequests())("$address", { timeout: 60_000 }, async ({ requests, statuses }) => {
    await fc.assert(
      fc.asyncProperty(requests, async (question) => {
        const answer = await send(question);
        expectSound(answer, `${question.target} ${question.body ?? ""}`);
        // Refused by the server before the API sees it.
        if (answer.status === 431 && question.target.length > LONGEST_TARGET) return;
        expect(statuses, `${question.target}: ${answer.text.slice(0, 200)}`).toContain(String(answer.status));
        if (answer.text !== "") expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      }),
      { ...SEED, numRuns: RUNS, endOnFailure: true },
    );
  });
});

describe("no search causes a server error", () => {
  const searchAddresses = [
    "/api/articles/search?q=",
    "/api/articles/suggest?q=",
    "/api/rss/search?q=",
    "/search?q=",
  ];
  /** A search within its limits is answered; suggestions use the first hundred characters. */
  const expectAnswer = async (typed: string): Promise<void> => {
    for (const target of searchAddresses) {
      const isTooLong = typed.length > 100 && target.includes("suggest");
      const answer = await getRaw(product.url, target + encodeURIComponent(typed));
      const allowed = isTooLong || typed.includes("\0") ? [200, 404, 422] : [200, 404];
      expect(allowed, `${target}${typed}: ${answer.status} ${answer.text.slice(0, 200)}`).toContain(
        answer.status,
      );
    }
  };

  test.each(Object.keys(hardSearches))("%s", (name) => expectAnswer(hardSearches[name] ?? ""));

  test.each([
    ["/api/articles/search?q=", 501, 422, /must have at most 500 characters/],
    ["/api/articles/suggest?q=", 101, 422, /must have at most 100 characters/],
    ["/api/rss/search?q=", 501, 422, /must have at most 500 characters/],
    ["/search?q=", 501, 200, /A search may have at most (<!-- -->)?500(<!-- -->)? characters/],
    ["/search?q=", 5_000, 200, /A search may have at most (<!-- -->)?500(<!-- -->)? characters/],
    ["/search?q=", 20_000, 431, /too long/],
  ])("%s with %i characters is reported as too long", async (target, length, status, message) => {
    const answer = await getRaw(product.url, target + "x".repeat(length));
    expect([answer.status, missingHeaders(answer.headers)]).toEqual([status, []]);
    expect(answer.text).toMatch(message);
  });

  test("random searches", { timeout: 300_000 }, async () => {
    await fc.assert(fc.asyncProperty(searches, expectAnswer), { ...SEED, numRuns: RUNS, endOnFailure: true });
  });
});

/** Each renders a new page: 1,500 take two minutes. */
const PAGE_RUNS = Math.min(RUNS * 12, 1_500);

test("no page address causes a server error", { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(pageTargets, async (target) => expectSound(await getRaw(product.url, target), target)),
    { ...SEED, numRuns: PAGE_RUNS, endOnFailure: true },
  );
});

/** Sixteen run at once, so some wait for their turn; the long timeout is for a machine that is busy. */
const FRAMED_RUNS = RUNS * 40;

test("no method, body or framing causes a server error or a log entry", { timeout: 600_000 }, async () => {
  const sendFramed = async ({ bytes, brokenOff }: FramedRequest): Promise<void> => {
    const sent = Buffer.from(bytes, "latin1");
    const text = await sendRaw(product.url, sent, 20_000, brokenOff ? "close" : undefined);
    const answer = readAnswer(text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ""));
    // After an Upgrade header Node waits for more of a body that is broken.
    if (answer.status === 408 && bytes.includes("\r\nUpgrade: "))
      return expect(missingHeaders(answer.headers), bytes.slice(0, 500)).toEqual([]);
    // A sender that has gone needs no answer.
    if (answer.status !== 0 || !brokenOff) expectSound(answer, bytes.slice(0, 500));
  };
  await fc.assert(
    fc.asyncProperty(fc.array(framedRequests, { minLength: 16, maxLength: 16 }), async (batch) => {
      await Promise.all(batch.map(sendFramed));
    }),
    { ...SEED, numRuns: Math.ceil(FRAMED_RUNS / 16), endOnFailure: true },
  );
  expect(product.output()).not.toMatch(/request failed|user aborted/);
});

const oddTargets: Record<string, string> = {
  "an id that is NUL": "/article/%00",
  "a story that is NUL": "/story/%00?lite=1",
  "an endless id": `/article/${"x".repeat(5_000)}`,
  "an endless topic": `/hot-topics/${"x".repeat(1_000)}`,
  "half an encoded character": "/hot-topics/%E0%A4%A",
  "a topic that is NUL": "/trending/%00",
  "a category named __proto__": "/category/__proto__",
  "a category named constructor": "/category/constructor",
  "a search for NUL": "/search?q=%00",
  "a page far beyond the last": "/search?q=x&page=99999999999999",
  "page 0": "/latest?page=0",
  "a match that is NUL": "/sports/nigeria-league/match/%00",
  "a result that is NUL": "/sports/nigeria-league?assume=%00&tab=constructor",
  "a feed's name that is NUL": "/rss/a%00b",
  "two slashes": "//",
  "three slashes": "///",
  "a percent sign": "/x%zz",
  "a star": "*",
  "a backslash": "/\\evil.example",
  "a deep path": `/${"a/".repeat(3_000)}`,
  "a long query": `/?${"q=x&".repeat(2_500)}`,
  "a request line that is too long": `/?${"q=x&".repeat(10_000)}`,
};

test.each(Object.keys(oddTargets))("%s causes no server error", async (name) => {
  expectSound(await getRaw(product.url, oddTargets[name] ?? ""), name);
});
