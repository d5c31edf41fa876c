import { expect, test } from "vitest";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { type PlayedAnswer, playModel } from "#tests/support/played-model.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createModel } from "./model.ts";
import { writeWords } from "./write-summaries.ts";

const sources = ["a", "b", "c"].map((id) => ({
  id,
  title: "Super Eagles beat Ghana 2-0 in Uyo qualifier",
  summary: "The Super Eagles beat Ghana by two goals in the Uyo qualifier on Saturday evening.",
  isMain: id === "a",
}));
const sentence = (text: string, numbers = [1]) => ({ text, sources: numbers });
const fine = {
  name: "Eagles beat Ghana in Uyo",
  summary: [
    sentence("The Super Eagles beat Ghana by two goals in Uyo on Saturday.", [1, 2]),
    sentence("The qualifier was played in the evening, the papers report.", [1]),
  ],
  brief: sentence("Ghana lost to the Super Eagles in the Uyo qualifier."),
};
const wrong = (parts: object) => ({ says: { ...fine, ...parts } });

async function written(answer: PlayedAnswer, opened = (origin: string) => origin) {
  const { origin, url, asked } = await playModel(answer);
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
  return { outcome: await writeWords(model, sources), asked };
}

test("a topic gets two sentences that cite their reports; the request names the answer's shape, and no stream", async () => {
  const { outcome, asked } = await written({ says: fine });
  expect(outcome).toEqual({
    ok: true,
    value: {
      words: {
        name: fine.name,
        summary: `${fine.summary[0]?.text} ${fine.summary[1]?.text}`,
        sentence: fine.brief.text,
        cites: ["a", "b"],
      },
      tokens: 500,
    },
  });
  expect(asked).toMatchObject([
    {
      path: "/v1/chat/completions",
      key: "Bearer a-key",
      body: { model: "small", response_format: { type: "json_schema" } },
    },
  ]);
  expect(asked[0]?.body.stream).toBeFalsy();
});

test.each<[string, PlayedAnswer]>([
  ["no JSON", { says: "I am sorry, I cannot do that." }],
  ["another shape", { says: { title: "Eagles" } }],
  ["one sentence of summary", wrong({ summary: fine.summary.slice(0, 1) })],
  ["one sentence twice", wrong({ summary: [fine.summary[0], fine.summary[0]] })],
  ["an invented name", wrong({ brief: sentence("Ghana lost to the Super Eagles and Osimhen in Uyo.") })],
  ["an invented number", wrong({ brief: sentence("Ghana lost to the Super Eagles by 5 goals in Uyo.") })],
  ["an invented name for the topic", wrong({ name: "Eagles beat Senegal in Uyo" })],
  ["a report that does not exist", wrong({ brief: sentence(fine.brief.text, [9]) })],
  ["no report at all", wrong({ brief: sentence(fine.brief.text, []) })],
  ["a brief of another event", wrong({ brief: sentence(fine.brief.text, [2]) })],
  ["markup", wrong({ brief: sentence("Ghana lost to the <b>Super Eagles</b> in the Uyo qualifier.") })],
  ["a link", wrong({ brief: sentence("The Super Eagles won in Uyo, see https://x.example for more.") })],
  ["half a sentence", wrong({ brief: sentence("The Super Eagles beat Ghana in the") })],
])("an answer with %s is nonsense, and its tokens are counted", async (_, answer) => {
  const { outcome } = await written(answer);
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
  "a model that answers with %s is away, is asked once, and work that was done is paid",
  async (_, answer, isPaid) => {
    const { outcome, asked } = await written(answer);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "away" } });
    expect(outcome.ok ? 0 : outcome.failure.tokens > 0).toBe(isPaid);
    expect(asked).toHaveLength(1);
  },
);

test("the door opens for the operator's own address only", async () => {
  const { outcome, asked } = await written({ says: fine }, () => "http://127.0.0.1:9");
  expect(outcome).toMatchObject({ ok: false, failure: { kind: "away" } });
  expect(asked).toHaveLength(0);
});
