import { beforeAll, expect, test } from "vitest";
import { readNews } from "#features/news/api/read.ts";
import { createOperatorActions } from "#features/news/api/write.ts";
import { newsEndpoints } from "#features/news/contract/news.ts";
import { saveTopics } from "#features/news/store/digest.ts";
import { rebuildTerms } from "#features/news/store/search/search.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { restore } from "#platform/ledger/withdrawals.ts";
import { databaseOfFile, testDatabase } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { analyse } from "./analyse.ts";

const clock = { now: () => now };
const caller = { address: "", headers: {} };
const reports = ["courier", "tribune", "gazette", "herald"].map((paper, i) =>
  articleOf(paper, `Super Eagles beat Ghana in Uyo qualifier ${i}`, 30 + i * 20, {
    storyId: "1eagles00000",
    subjectId: "1eagles00000",
    category: "Sports",
    imageUrl: `https://${paper}.example/p.jpg`,
    summary: "The Super Eagles beat Ghana by two goals in the Uyo qualifier on Saturday evening.",
  }),
);
const lone = articleOf("courier", "Naira gains at the official market", 45, {
  category: "Business",
  imageUrl: "https://courier.example/n.jpg",
});
const database = databaseOfFile();
let news: ReturnType<typeof readNews>;
const fetch = async () => ({ ok: false, failure: { kind: "refused", message: "" } }) as const;

beforeAll(async () => {
  await storeArticles(database.db, [...reports, lone]);
  await analyse({ db: database.db, edition: "live" }, now);
  await rebuildTerms(newsTables(database.db), new Date(0));
  news = readNews({ db: database.db, clock });
});

test("ENT-04 ENT-38 API-10 topics have _id, name, a score from 0 to 10, articles and sample headlines", async () => {
  const answer = await news["GET /trending/ai"]({ limit: 20 }, caller);
  const { topics } = newsEndpoints["GET /trending/ai"].answer.parse(answer);
  expect(topics).toHaveLength(1);
  expect(topics[0]).toMatchObject({ papers: 4, story_count: 4, articles: [{}, {}, {}, {}] });
  expect(topics[0]?.sparkline.reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(topics[0]?.sample_headlines.length).toBeGreaterThan(0);
});

test("a topic is found by its id or its name in any case, and is listed with its articles", async () => {
  const answer = await news["GET /trending/ai"]({ limit: 20 }, caller);
  const [topic] = newsEndpoints["GET /trending/ai"].answer.parse(answer).topics;
  for (const id of [topic?._id ?? "", topic?.topic ?? "", (topic?.topic ?? "").toUpperCase()]) {
    expect(await news["GET /topics/{id}"]({ id }, caller)).toMatchObject({ topic: { _id: topic?._id } });
  }
  expect(await news["GET /topics/{id}"]({ id: "none" }, caller)).toMatchObject({ refused: "not-found" });
  const article = await news["GET /articles/{id}"]({ id: reports[0]?.id ?? "" }, caller);
  expect(article).toMatchObject({ topics: [{ _id: topic?._id }] });
});

test("ENT-01 there is one popular article per story, with a reason and every field of an article", async () => {
  const answer = await news["GET /trending/popular"]({ limit: 20 }, caller);
  const { articles } = newsEndpoints["GET /trending/popular"].answer.parse(answer);
  expect(articles.map(({ story_id }) => story_id)).toEqual(["1eagles00000", lone.id]);
  expect(articles[0]?.reason).toBe("In 4 papers");
});

test("there is one pick per story; a pinned article comes first, a banned one never", async () => {
  const operator = createOperatorActions({ db: database.db, clock, fetch });
  const picks = async () => {
    const home = await news["GET /articles/homepage"]({}, caller);
    return "featured" in home ? home.featured.map(({ _id }) => _id) : [];
  };
  expect(await picks()).toHaveLength(2);
  await operator.wishPick(lone.id, "pin");
  await analyse({ db: database.db, edition: "live" }, now);
  expect((await picks())[0]).toBe(lone.id);
  await operator.wishPick(lone.id, "ban");
  await analyse({ db: database.db, edition: "live" }, now);
  expect(await picks()).not.toContain(lone.id);
});

test("the brief's topics have a sentence from their story, and their papers", async () => {
  expect(await news["GET /brief/topics"]({}, caller)).toMatchObject({
    topics: [{ sentence: reports[0]?.summary, papers: [{}, {}, {}, {}] }, { papers: [{}] }],
  });
});

test("brief, front page, story page, picks, popular and topic say the same papers of each story", async () => {
  const other = await testDatabase();
  const strike = reports.slice(0, 3).map((one, n) =>
    articleOf(one.paper, `Doctors begin strike in Ekiti ${n}`, 25 + n, {
      storyId: "1strike00000",
      subjectId: "1eagles00000",
    }),
  );
  await storeArticles(other.db, [...reports, ...strike, lone]);
  await analyse({ db: other.db, edition: "live" }, now);
  const ask = readNews({ db: other.db, clock });
  const { topics: brief } = newsEndpoints["GET /brief/topics"].answer.parse(
    await ask["GET /brief/topics"]({}, caller),
  );
  const { articles: popular } = newsEndpoints["GET /trending/popular"].answer.parse(
    await ask["GET /trending/popular"]({ limit: 20 }, caller),
  );
  const { featured, lead } = newsEndpoints["GET /articles/homepage"].answer.parse(
    await ask["GET /articles/homepage"]({}, caller),
  );
  expect(brief.length).toBeGreaterThan(1);
  for (const { story_id, papers } of brief) {
    const { story } = newsEndpoints["GET /stories/{id}"].answer.parse(
      await ask["GET /stories/{id}"]({ id: story_id ?? "" }, caller),
    );
    const tellers = [...new Set(story.tellings.map(({ paper }) => paper.id))];
    expect(papers.map(({ id }) => id)).toEqual(tellers);
    for (const card of [...popular, ...featured, ...(lead ? [lead] : [])].filter(
      (one) => one.story_id === story_id,
    ))
      expect(card.also_in.count, card.headline).toBe(tellers.length - 1);
  }
  await other.close();
});

test("a topic whose article has no picture uses another telling's, credited to its paper", async () => {
  const signs = readNews({ db: database.db, clock, pictures: { sign: (_, url) => url } });
  const ask = async () => {
    const answer = await signs["GET /brief/topics"]({}, caller);
    return newsEndpoints["GET /brief/topics"].answer.parse(answer).topics[0];
  };
  const before = await ask();
  const source = reports.find(({ id }) => id === before?.article_id);
  expect(before?.picture?.paper).toBe(`The ${source?.paper}`);
  await newsTables(database.db)
    .updateTable("news.article")
    .set({ image_url: null })
    .where("id", "=", source?.id ?? "")
    .execute();
  const after = await ask();
  const newest = reports.find(({ id }) => id !== source?.id);
  expect(after?.article_id).toBe(source?.id);
  expect(after?.picture?.paper).toBe(`The ${newest?.paper}`);
});

test("a misspelt query gets a correction, the beginning of a phrase its completions", async () => {
  const search = (q: string) =>
    news["GET /articles/search"]({ q, page: 1, limit: 30, order: "best" }, caller);
  expect(await search("makret")).toMatchObject({ total: 0, did_you_mean: "market" });
  expect(await search("niara makret")).toMatchObject({ did_you_mean: "naira market" });
  expect(await search("market")).toMatchObject({ total: 1, did_you_mean: null });
  expect(await search("xyzxyz")).toMatchObject({ total: 0, did_you_mean: null });
  expect(await news["GET /articles/suggest"]({ q: "super ea" }, caller)).toEqual({
    suggestions: ["super eagles"],
    places: [],
    papers: [],
  });
});

test("a topic repeats no headline of a withdrawn article", async () => {
  const read = async () =>
    newsEndpoints["GET /trending/ai"].answer.parse(await news["GET /trending/ai"]({ limit: 20 }, caller))
      .topics[0]?.sample_headlines ?? [];
  const [headline = ""] = await read();
  const article = reports.find(({ title }) => title === headline);
  await takeDown(database.db, "article", article?.id ?? "");
  expect(await read()).not.toContain(headline);
  await restore(database.db, { kind: "article", name: article?.id ?? "", by: "a test" });
  expect(await read()).toContain(headline);
});

test("a topic that an operator withdraws is neither listed nor found by its id, nor in the brief", async () => {
  const [topic] = newsEndpoints["GET /trending/ai"].answer.parse(
    await news["GET /trending/ai"]({ limit: 20 }, caller),
  ).topics;
  const inBrief = async () => {
    const answer = await news["GET /brief/topics"]({}, caller);
    return newsEndpoints["GET /brief/topics"].answer.parse(answer).topics.map(({ topic_id }) => topic_id);
  };
  expect(await inBrief()).toContain(topic?._id);
  await takeDown(database.db, "topic", topic?._id ?? "");
  expect(await inBrief()).not.toContain(topic?._id);
  await analyse({ db: database.db, edition: "live" }, now);
  expect(await news["GET /trending/ai"]({ limit: 20 }, caller)).toMatchObject({ topics: [] });
  expect(await news["GET /topics/{id}"]({ id: topic?._id ?? "" }, caller)).toMatchObject({
    refused: "not-found",
  });
});

test("on a day of few topics, two stories of one subject become two topics", async () => {
  const other = await testDatabase();
  const story = (id: string, title: string, papers: readonly string[]) =>
    papers.map((paper, i) => articleOf(paper, title, 30 + i, { storyId: id, subjectId: "1words000000" }));
  const two = ["courier", "tribune"];
  await storeArticles(other.db, [
    ...story("1words000000", "‘We will not surrender our votes in Osun poll’ – Governor", [
      ...two,
      ...["gazette", "herald", "lagoon", "iroko"],
    ]),
    ...story("1weavers0000", "Weavers open Kano market hall before Osun poll", two),
    ...story("1canoes00000", "Council bans canoe races until Osun poll ends", two),
  ]);
  await analyse({ db: other.db, edition: "live" }, now);
  const answer = await readNews({ db: other.db, clock })["GET /trending/ai"]({ limit: 5 }, caller);
  const { topics } = newsEndpoints["GET /trending/ai"].answer.parse(answer);
  expect(topics.map(({ topic, papers }) => [topic, papers]).sort()).toEqual([
    ["Council bans canoe races until Osun poll ends", 2],
    ["Weavers open Kano market hall before Osun poll", 2],
  ]);
  await other.close();
});

const at = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

function topicAt(minutes: number, parts: { id?: string; score?: number } = {}) {
  return {
    ...{ id: "t1", name: "Eagles", language: "en", score: 5, reason: "", papers: 4, articles: [] },
    ...{ sample_headlines: ["A"], sparkline: [], summary: null, cites: null, sample: false },
    computed_at: at(minutes),
    ...parts,
  };
}

test("a topic of an earlier analysis is no longer listed but is still found by its id", async () => {
  const other = await testDatabase();
  const tables = newsTables(other.db);
  await storeArticles(other.db, reports);
  const { "GET /trending/ai": list, "GET /topics/{id}": one } = readNews({ db: other.db, clock });
  const listed = async () =>
    newsEndpoints["GET /trending/ai"].answer
      .parse(await list({ limit: 5 }, caller))
      .topics.map(({ _id }) => _id);
  await saveTopics(tables, [topicAt(0, { id: "t1" }), topicAt(0, { id: "t2", score: 6 })]);
  expect(await listed()).toEqual(["t2", "t1"]);
  await saveTopics(tables, [topicAt(5, { id: "t2" })]);
  expect(await listed()).toEqual(["t2"]);
  await saveTopics(tables, []);
  expect(await listed()).toEqual([]);
  expect(await one({ id: "t1" }, caller)).toMatchObject({ topic: { _id: "t1" } });
  await other.close();
});

test("topics of equal score and articles of equal time have a fixed order, however they were stored", async () => {
  const other = await testDatabase();
  const level = ["courier", "tribune", "gazette"].map((paper) => articleOf(paper, "Naira gains in Uyo", 30));
  await storeArticles(other.db, level);
  const ids = level.map(({ id }) => id).sort();
  const { "GET /trending/ai": list, "GET /topics/{id}": one } = readNews({ db: other.db, clock });
  for (const articles of [ids, ids.toReversed()]) {
    const rows = ["t1", "t2", "t3"].map((id, at) => ({
      ...topicAt(0, { id }),
      papers: at < 2 ? 3 : 4,
      articles,
    }));
    await saveTopics(newsTables(other.db), articles === ids ? rows : rows.toReversed());
    const { topics } = newsEndpoints["GET /trending/ai"].answer.parse(await list({ limit: 5 }, caller));
    expect(topics.map(({ _id }) => _id)).toEqual(["t3", "t1", "t2"]);
    const { topic } = newsEndpoints["GET /topics/{id}"].answer.parse(await one({ id: "t1" }, caller));
    expect(topic.articles.map(({ _id }) => _id)).toEqual(ids.toReversed());
  }
  await other.close();
});

test("a topic has its lowest and highest score of the day, and when it was highest", async () => {
  const other = await testDatabase();
  const tables = newsTables(other.db);
  await storeArticles(other.db, reports);
  for (const [score, minutes] of [
    [6, 0],
    [9, 5],
    [4, 10],
    [7, 15],
  ] as const)
    await saveTopics(tables, [topicAt(minutes, { score })]);
  const todayAt = async (time: Date) => {
    const answer = await readNews({ db: other.db, clock: { now: () => time } })["GET /trending/ai"](
      { limit: 5 },
      caller,
    );
    return newsEndpoints["GET /trending/ai"].answer.parse(answer).topics[0]?.today;
  };
  expect(await todayAt(at(20))).toEqual({ low: 4, high: 9, highest_at: at(5).toISOString() });
  expect(await todayAt(at(24 * 60))).toBeNull();
  await other.close();
});
