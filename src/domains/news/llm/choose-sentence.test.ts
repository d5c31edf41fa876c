import { expect, test } from "vitest";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { type PlayedAnswer, playModel } from "#tests/support/played-model.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { chooseSentence } from "./choose-sentence.ts";
import { costAtMost, createModel } from "./model.ts";

const candidates = [
  "The Super Eagles beat Ghana by two goals in the Uyo qualifier on Saturday evening.",
  "Fans filled the stadium in Uyo from the early hours of Saturday.",
].map((text, at) => ({ articleId: `a${at + 1}`, text }));

async function asked(answer: PlayedAnswer, opened = (origin: string) => origin) {
  const { origin, url, asked: requests } = await playModel(answer);
  const door = createFetch({
    allowedLoopback: [opened(origin)],
    userAgent: "test",
    spacingMs: 0,
    clock: { now: () => new Date() },
    log: silentLog,
  });
  const model = createModel({ url, model: "small", key: "a-key" }, (request) =>
    door({ ...request, timeoutMs: 2_000 }),
  );
  return { outcome: await chooseSentence(model, candidates), requests };
}

test("the model names a number, and the newspaper's sentence stands word for word; the request has the answer's shape, and no stream", async () => {
  const { outcome, requests } = await asked({ says: { sentence: 2 } });
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
  ["no JSON", "I am sorry, I cannot do that."],
  ["the sentence itself", candidates[0]?.text],
  ["the sentence in the number's place", { sentence: candidates[0]?.text }],
  ["a number in words", { sentence: "2" }],
  ["half a number", { sentence: 1.5 }],
  ["a number too high", { sentence: 3 }],
  ["nought", { sentence: 0 }],
  ["a number below nought", { sentence: -1 }],
  ["two numbers", { sentence: [1, 2] }],
  ["words of its own beside the number", { sentence: 1, summary: "The Eagles soared past Ghana." }],
  ["another shape", { title: "Eagles" }],
])("an answer with %s is refused, and its tokens are counted", async (_, says) => {
  const { outcome } = await asked({ says });
  expect(outcome).toMatchObject({ ok: false, failure: { kind: "nonsense", tokens: 500 } });
});

test.each<[string, PlayedAnswer, boolean]>([
  ["429", { status: 429, headers: { "retry-after": "60" } }, false],
  ["500", { status: 500, body: "oops" }, false],
  ["silence", "hang", true],
  ["no JSON at all", { body: "<html>Bad gateway</html>" }, true],
  [
    "a stream that nobody wanted",
    { headers: { "content-type": "text/event-stream" }, body: "data: {}\n\n" },
    true,
  ],
  ["a redirect", { status: 302, headers: { location: "http://127.0.0.1:9/v1/chat/completions" } }, false],
])(
  "a model that answers with %s counts as unavailable, is asked once, and its reported tokens are counted",
  async (_, answer, isPaid) => {
    const { outcome, requests } = await asked(answer);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "away" } });
    expect(outcome.ok ? 0 : outcome.failure.tokens > 0).toBe(isPaid);
    expect(requests).toHaveLength(1);
  },
);

test("only the address that the operator configured is ever requested", async () => {
  const { outcome, requests } = await asked({ says: { sentence: 1 } }, () => "http://127.0.0.1:9");
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
  "%i letters of instructions and %i of a prompt cost %i tokens at most, the answer's with them",
  (instructions, prompt, tokens) => {
    expect(costAtMost({ instructions: "x".repeat(instructions), prompt: "x".repeat(prompt) })).toBe(tokens);
  },
);
