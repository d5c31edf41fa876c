import { afterEach, beforeEach, expect, test } from "vitest";
import { newsEndpoints } from "#contracts/news.ts";
import { readNews } from "#domains/news/api/read.ts";
import { operateNews } from "#domains/news/api/write.ts";
import { tokensSpent } from "#domains/news/store/chosen-sentences.ts";
import { findTopics } from "#domains/news/store/digest.ts";
import { newsTables } from "#domains/news/store/tables.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { articleOf, keep, now } from "#tests/support/kept-news.ts";
import { playModel } from "#tests/support/played-model.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { analyse } from "./analyse.ts";
import { createChooser } from "./choose-sentences.ts";

const clock = { now: () => now };
const caller = { address: "", headers: {} };
const opening = "The Super Eagles beat Ghana by two goals in the Uyo qualifier on Saturday evening.";
const second = "Ghana's goalkeeper said in Uyo that the second goal should not have stood.";
const about = {
  storyId: "1eagles00000",
  subjectId: "1eagles00000",
  category: "Sports" as const,
  summary: `${opening} ${second}`,
};
const report = (paper: string, minutes: number) =>
  articleOf(paper, "Super Eagles beat Ghana 2-0 in Uyo qualifier", minutes, about);
const fine = { sentence: 2 };
let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
  const papers = ["courier", "tribune", "gazette", "herald"];
  await keep(
    database.db,
    papers.map((paper, i) => report(paper, 30 + i * 20)),
  );
  await analyse({ db: database.db, edition: "live" }, now);
});
afterEach(() => database.close());

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
  return createChooser({ db: database.db, clock, log: silentLog, model: depsOf(...of) });
}

/** A second topic beside that of the match. */
async function keepSecondTopic(): Promise<void> {
  const summary =
    "A ferry with sixty passengers ran aground near Takwa Bay on Saturday morning. Boats of the navy took all of its passengers to Takwa Bay before noon.";
  const ferry = { storyId: "2ferry000000", subjectId: "2ferry000000", summary };
  const papers = ["courier", "tribune", "gazette"];
  await keep(
    database.db,
    papers.map((paper, i) => articleOf(paper, "Ferry runs aground near Takwa Bay", 40 + i, ferry)),
  );
  await analyse({ db: database.db, edition: "live" }, now);
}

/** As readers see it after the next analysis, with a model unless stated otherwise. */
async function shown({ withModel = true } = {}) {
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

test("a topic and its brief show the sentence that the model chose, word for word; it is asked once", async () => {
  const own = await shown();
  expect(own).toMatchObject({ topic: { cites: [], summary: null }, brief: { sentence: opening } });
  const model = await playModel({ says: fine });
  const choose = chooser(model);
  await choose();
  await choose();
  expect(model.asked).toHaveLength(1);
  const told = await shown();
  expect(told.topic).toMatchObject({ _id: own.topic?._id, topic: own.topic?.topic, summary: second });
  expect(told.topic?.cites).toHaveLength(1);
  expect(told.brief).toEqual({ ...own.brief, sentence: second });
  expect(await tokensSpent(newsTables(database.db), "2026-11-21")).toBe(500);
  expect(await shown({ withModel: false }), "the model's choice goes with it").toEqual(own);
});

test("a topic of a single sentence leaves no choice, and the next topic is asked about", async () => {
  await newsTables(database.db).updateTable("news.article").set({ summary: opening }).execute();
  await keepSecondTopic();
  const [first, other] = await findTopics(newsTables(database.db), 2);
  expect([first?.articles.length, other?.articles.length]).toEqual([4, 3]);
  const model = await playModel({ says: fine });
  await chooser(model)();
  expect(model.asked).toHaveLength(1);
  expect(JSON.stringify(model.asked[0])).toContain("Takwa Bay");
});

test("a text that no report says is never shown, whoever stored it", async () => {
  const own = await shown();
  await chooser(await playModel({ says: fine }))();
  await newsTables(database.db)
    .updateTable("news.words")
    .set({ sentence: "The Super Eagles have beaten Ghana, says a machine in a sentence of its own." })
    .execute();
  expect(await shown()).toEqual(own);
  await newsTables(database.db)
    .updateTable("news.topic")
    .set({
      summary: "A machine wrote this sentence before.",
      cites: own.topic?.articles.map(({ _id }) => _id),
    })
    .execute();
  expect((await read()).topic).toMatchObject({ summary: null, cites: [] });
});

test("a false answer is not shown and not asked for again at once; our own choice stands", async () => {
  const own = await shown();
  const model = await playModel({ says: { sentence: 9 } });
  const choose = chooser(model);
  await choose();
  await choose();
  expect(model.asked).toHaveLength(1);
  expect(await shown()).toEqual(own);
});

test("while the model is away our own choice stands, and a later round asks again", async () => {
  const own = await shown();
  await chooser(await playModel({ status: 500 }))();
  expect(await shown()).toEqual(own);
  await chooser(await playModel({ says: fine }))();
  expect(await shown()).toMatchObject({ topic: { summary: second } });
});

test("after one topic the next is asked about, unless the model is away", async () => {
  await keepSecondTopic();
  const away = await playModel({ status: 500 });
  await chooser(away)();
  expect(away.asked).toHaveLength(1);
  const there = await playModel({ says: fine });
  await chooser(there)();
  expect(there.asked).toHaveLength(2);
});

test("a refused answer is logged, and its topic rests for six hours", async () => {
  const told: unknown[][] = [];
  const model = await playModel({ says: { sentence: 9 } });
  const at = (time: string) => {
    const log = { ...silentLog, warn: (...line: unknown[]) => void told.push(line) };
    return createChooser({
      db: database.db,
      clock: { now: () => new Date(time) },
      log,
      model: depsOf(model),
    })();
  };
  await at("2026-11-21T18:00:00.000Z");
  expect(told).toEqual([
    [
      expect.objectContaining({ topic: expect.any(String), message: expect.any(String) }),
      "no choice of the model",
    ],
  ]);
  await at("2026-11-21T23:59:59.999Z");
  expect(model.asked).toHaveLength(1);
  await at("2026-11-22T00:00:00.000Z");
  expect(model.asked).toHaveLength(2);
});

test("the choice belongs to the story of the topic's first article", async () => {
  const tables = newsTables(database.db);
  const [first = ""] = (await findTopics(tables, 1))[0]?.articles ?? [];
  await tables.updateTable("news.article").set({ story_id: first }).where("id", "=", first).execute();
  await chooser(await playModel({ says: fine }))();
  const chosen = await tables.selectFrom("news.words").select("story_id").execute();
  expect(chosen).toEqual([{ story_id: first }]);
});

test("a day's tokens are not overspent: a question that may cost more is not asked", async () => {
  const model = await playModel({ says: fine });
  await chooser(model, 1_600)();
  expect(model.asked).toHaveLength(0);
});

test("a choice goes with the article that it is from, and is made anew when a topic has grown", async () => {
  const model = await playModel({ says: fine });
  const choose = chooser(model);
  await choose();
  const [cited = ""] = (await shown()).topic?.cites ?? [];
  const fetch = async () => ({ ok: false, failure: { kind: "refused", message: "" } }) as const;
  await operateNews({ db: database.db, clock, fetch }).hideArticle(cited);
  expect(await shown()).toMatchObject({ topic: { summary: null } });
  await keep(
    database.db,
    ["sun", "star", "post"].map((paper) => report(paper, 10)),
  );
  await shown();
  await choose();
  expect(model.asked).toHaveLength(2);
  expect(await shown()).toMatchObject({ topic: { summary: second } });
});
