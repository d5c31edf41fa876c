import { beforeEach, expect, test } from "vitest";
import { readNews } from "#features/news/api/read.ts";
import { newsEndpoints } from "#features/news/contract/news.ts";
import { tokensSpent } from "#features/news/store/chosen-sentences.ts";
import { findTopics } from "#features/news/store/digest.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { playModel } from "#tests/support/played-model.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { analyse } from "./analyse.ts";
import { createSentenceChooser } from "./choose-sentences.ts";

const clock = { now: () => now };
const caller = { address: "", headers: {} };
const opening = "The Super Eagles beat Ghana by two goals in the Uyo qualifier on Saturday evening.";
const second = "Ghana's goalkeeper said in Uyo that the second goal should not have stood.";
const story = {
  storyId: "1eagles00000",
  subjectId: "1eagles00000",
  category: "Sports" as const,
  summary: `${opening} ${second}`,
};
const report = (paper: string, minutes: number) =>
  articleOf(paper, "Super Eagles beat Ghana 2-0 in Uyo qualifier", minutes, story);
const valid = { sentence: 2 };
const database = databaseOfEachTest();

beforeEach(async () => {
  const papers = ["courier", "tribune", "gazette", "herald"];
  await storeArticles(
    database.db,
    papers.map((paper, i) => report(paper, 30 + i * 20)),
  );
  await analyse({ db: database.db, edition: "live" }, now);
});

function depsOf({ origin, url }: { origin: string; url: string }, dailyTokens = 10_000) {
  const fetch = createFetch({
    allowedLoopback: [origin],
    userAgent: "test",
    spacingMs: 0,
    clock,
    log: silentLog,
  });
  return { url, model: "small", dailyTokens, fetch };
}

function chooser(...of: Parameters<typeof depsOf>) {
  return createSentenceChooser({ db: database.db, clock, log: silentLog, model: depsOf(...of) });
}

/** A second topic beside that of the match. */
async function keepSecondTopic(): Promise<void> {
  const summary =
    "A ferry with sixty passengers ran aground near Takwa Bay on Saturday morning. Boats of the navy took all of its passengers to Takwa Bay before noon.";
  const ferry = { storyId: "2ferry000000", subjectId: "2ferry000000", summary };
  const papers = ["courier", "tribune", "gazette"];
  await storeArticles(
    database.db,
    papers.map((paper, i) => articleOf(paper, "Ferry runs aground near Takwa Bay", 40 + i, ferry)),
  );
  await analyse({ db: database.db, edition: "live" }, now);
}

/** As readers see it after the next analysis, with a model unless stated otherwise. */
async function readAfterAnalysis({ withModel = true } = {}) {
  const model = withModel ? depsOf({ origin: "", url: "" }) : undefined;
  await analyse({ db: database.db, edition: "live", model }, now);
  return read();
}

async function read() {
  const news = readNews({ db: database.db, clock });
  const { topics } = newsEndpoints["GET /trending/ai"].answer.parse(
    await news["GET /trending/ai"]({ limit: 20 }, caller),
  );
  const brief = newsEndpoints["GET /brief/topics"].answer.parse(
    await news["GET /brief/topics"]({}, caller),
  ).topics;
  return { topic: topics[0], brief: brief[0] };
}

test("a topic and its brief show the model's chosen sentence verbatim, and the model is asked once", async () => {
  const before = await readAfterAnalysis();
  expect(before).toMatchObject({ topic: { cites: [], summary: null }, brief: { sentence: opening } });
  const model = await playModel({ says: valid });
  const choose = chooser(model);
  await choose();
  await choose();
  expect(model.requests).toHaveLength(1);
  const after = await readAfterAnalysis();
  expect(after.topic).toMatchObject({ _id: before.topic?._id, topic: before.topic?.topic, summary: second });
  expect(after.topic?.cites).toHaveLength(1);
  expect(after.brief).toEqual({ ...before.brief, sentence: second });
  expect(await tokensSpent(newsTables(database.db), "2026-11-21")).toBe(500);
  expect(await readAfterAnalysis({ withModel: false }), "the model's choice goes with it").toEqual(before);
});

test("the model is not asked about a topic with a single sentence, but about the next topic", async () => {
  await newsTables(database.db).updateTable("news.article").set({ summary: opening }).execute();
  await keepSecondTopic();
  const [first, other] = await findTopics(newsTables(database.db), 2);
  expect([first?.articles.length, other?.articles.length]).toEqual([4, 3]);
  const model = await playModel({ says: valid });
  await chooser(model)();
  expect(model.requests).toHaveLength(1);
  expect(JSON.stringify(model.requests[0])).toContain("Takwa Bay");
});

test("a stored sentence that no report contains is never shown", async () => {
  const before = await readAfterAnalysis();
  await chooser(await playModel({ says: valid }))();
  await newsTables(database.db)
    .updateTable("news.words")
    .set({ sentence: "The Super Eagles have beaten Ghana, says a machine in a sentence of its own." })
    .execute();
  expect(await readAfterAnalysis()).toEqual(before);
  await newsTables(database.db)
    .updateTable("news.topic")
    .set({
      summary: "A machine wrote this sentence before.",
      cites: before.topic?.articles.map(({ _id }) => _id),
    })
    .execute();
  expect((await read()).topic).toMatchObject({ summary: null, cites: [] });
});

test("an invalid answer is neither shown nor requested again at once; our own choice is shown", async () => {
  const before = await readAfterAnalysis();
  const model = await playModel({ says: { sentence: 9 } });
  const choose = chooser(model);
  await choose();
  await choose();
  expect(model.requests).toHaveLength(1);
  expect(await readAfterAnalysis()).toEqual(before);
});

test("while the model is unavailable our own choice is shown, and a later run asks again", async () => {
  const before = await readAfterAnalysis();
  await chooser(await playModel({ status: 500 }))();
  expect(await readAfterAnalysis()).toEqual(before);
  await chooser(await playModel({ says: valid }))();
  expect(await readAfterAnalysis()).toMatchObject({ topic: { summary: second } });
});

test("after one topic the model is asked about the next, unless it is unavailable", async () => {
  await keepSecondTopic();
  const failing = await playModel({ status: 500 });
  await chooser(failing)();
  expect(failing.requests).toHaveLength(1);
  const working = await playModel({ says: valid });
  await chooser(working)();
  expect(working.requests).toHaveLength(2);
});

test("a refused answer is logged, and the model is not asked about its topic for six hours", async () => {
  const warnings: unknown[][] = [];
  const model = await playModel({ says: { sentence: 9 } });
  const at = (time: string) => {
    const log = { ...silentLog, warn: (...line: unknown[]) => void warnings.push(line) };
    return createSentenceChooser({
      db: database.db,
      clock: { now: () => new Date(time) },
      log,
      model: depsOf(model),
    })();
  };
  await at("2026-11-21T18:00:00.000Z");
  expect(warnings).toEqual([
    [
      expect.objectContaining({ topic: expect.any(String), message: expect.any(String) }),
      "no choice of the model",
    ],
  ]);
  await at("2026-11-21T23:59:59.999Z");
  expect(model.requests).toHaveLength(1);
  await at("2026-11-22T00:00:00.000Z");
  expect(model.requests).toHaveLength(2);
});

test("a choice is stored for the story of the topic's first article", async () => {
  const tables = newsTables(database.db);
  const [first = ""] = (await findTopics(tables, 1))[0]?.articles ?? [];
  await tables.updateTable("news.article").set({ story_id: first }).where("id", "=", first).execute();
  await chooser(await playModel({ says: valid }))();
  const chosen = await tables.selectFrom("news.words").select("story_id").execute();
  expect(chosen).toEqual([{ story_id: first }]);
});

test("a question that may exceed the day's tokens is not asked", async () => {
  const model = await playModel({ says: valid });
  await chooser(model, 1_600)();
  expect(model.requests).toHaveLength(0);
  await chooser(model, 2_000)();
  expect(model.requests).toHaveLength(1);
});

test("a choice is dropped with the article it is from, and made again once the topic has grown", async () => {
  const model = await playModel({ says: valid });
  const choose = chooser(model);
  await choose();
  const [cited = ""] = (await readAfterAnalysis()).topic?.cites ?? [];
  await takeDown(database.db, "article", cited);
  expect(await readAfterAnalysis()).toMatchObject({ topic: { summary: null } });
  await storeArticles(
    database.db,
    ["sun", "star", "post"].map((paper) => report(paper, 10)),
  );
  await readAfterAnalysis();
  await choose();
  expect(model.requests).toHaveLength(2);
  expect(await readAfterAnalysis()).toMatchObject({ topic: { summary: second } });
});
