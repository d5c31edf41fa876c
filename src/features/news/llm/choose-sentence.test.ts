import { expect, test } from "vitest";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { type PlayedAnswer, playModel } from "#tests/support/played-model.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { chooseSentence, questionOf } from "./choose-sentence.ts";
import { createModel, estimateMostTokens } from "./model.ts";

/** How long to wait for a model that does not answer. */
const SILENCE_MS = 1_000;

const candidates = [
  "The Super Eagles beat Ghana by two goals in the Uyo qualifier on Saturday evening.",
  "Fans filled the stadium in Uyo from the early hours of Saturday.",
].map((text, at) => ({ articleId: `a${at + 1}`, text }));

async function askModel(answer: PlayedAnswer, allowed = (origin: string) => origin) {
  const { origin, url, requests } = await playModel(answer);
  const modelFetch = createFetch({
    allowedLoopback: [allowed(origin)],
    userAgent: "test",
    spacingMs: 0,
    clock: { now: () => new Date() },
    log: silentLog,
  });
  const model = createModel({ url, model: "small", key: "a-key" }, (request) =>
    modelFetch({ ...request, timeoutMs: answer === "hang" ? SILENCE_MS : MAX_WAIT_MS }),
  );
  return { outcome: await chooseSentence(model, candidates), requests };
}

test("the model's number selects a sentence verbatim; the request sets a JSON schema, no stream", async () => {
  const { outcome, requests } = await askModel({ says: { sentence: 2 } });
  expect(outcome).toEqual({ ok: true, value: { ...candidates[1], tokens: 500 } });
  expect(requests).toMatchObject([
    {
      path: "/v1/chat/completions",
      key: "Bearer a-key",
      body: { model: "small", response_format: { type: "json_schema" } },
    },
  ]);
  expect(requests[0]?.body.stream).toBeFalsy();
  expect(JSON.stringify(requests[0]?.body)).toContain(`2. ${candidates[1]?.text}`);
});

test.each<[string, unknown]>([
  ["text instead of JSON", "I am sorry, I cannot do that."],
  ["the sentence itself", candidates[0]?.text],
  ["the sentence in place of the number", { sentence: candidates[0]?.text }],
  ["the number as a string", { sentence: "2" }],
  ["a fraction", { sentence: 1.5 }],
  ["too high a number", { sentence: 3 }],
  ["zero", { sentence: 0 }],
  ["a negative number", { sentence: -1 }],
  ["two numbers", { sentence: [1, 2] }],
  ["text of its own beside the number", { sentence: 1, summary: "The Eagles soared past Ghana." }],
  ["another shape", { title: "Eagles" }],
])("an answer with %s is refused, and its tokens are counted", async (_, content) => {
  const { outcome } = await askModel({ says: content });
  expect(outcome).toMatchObject({ ok: false, failure: { kind: "nonsense", tokens: 500 } });
});

test.each<[string, PlayedAnswer, boolean]>([
  ["429", { status: 429, headers: { "retry-after": "60" } }, false],
  ["500", { status: 500, body: "oops" }, false],
  ["nothing", "hang", true],
  ["HTML instead of JSON", { body: "<html>Bad gateway</html>" }, true],
  [
    "a stream that was not requested",
    { headers: { "content-type": "text/event-stream" }, body: "data: {}\n\n" },
    true,
  ],
  ["a redirect", { status: 302, headers: { location: "http://127.0.0.1:9/v1/chat/completions" } }, false],
])(
  "a model that answers with %s is unavailable, asked once, and charged unless it refused",
  async (_, answer, isPaid) => {
    const { outcome, requests } = await askModel(answer);
    const tokens = isPaid ? estimateMostTokens(questionOf(candidates)) : 0;
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "away", tokens } });
    expect(requests).toHaveLength(1);
  },
);

test("a model at an address that the fetch does not allow is never requested", async () => {
  const { outcome, requests } = await askModel({ says: { sentence: 1 } }, () => "http://127.0.0.1:9");
  expect(outcome).toMatchObject({ ok: false, failure: { kind: "away" } });
  expect(requests).toHaveLength(0);
});

test.each([
  [0, 0, 1_500],
  [1, 0, 1_501],
  [3, 0, 1_501],
  [2, 2, 1_502],
  [3_000, 6_000, 4_500],
])(
  "%i characters of instructions and %i of prompt cost at most %i tokens, answer included",
  (instructions, prompt, tokens) => {
    expect(estimateMostTokens({ instructions: "x".repeat(instructions), prompt: "x".repeat(prompt) })).toBe(
      tokens,
    );
  },
);
