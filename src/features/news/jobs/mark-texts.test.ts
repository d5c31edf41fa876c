import { beforeAll, expect, test } from "vitest";
import { readNews } from "#features/news/api/read.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { markTexts } from "./mark-texts.ts";

const wire =
  "A ferry with forty passengers ran aground near Takwa Bay on Monday morning after its engine failed, the harbour master said, and all of them were taken off by fishermen.";
const first = articleOf("courier", "Ferry runs aground near Takwa Bay, 40 passengers rescued", 90, {
  summary: wire,
});
const inStory = { storyId: first.id };
const copy = articleOf("gazette", "Ferry stuck near Takwa Bay, 40 rescued", 60, {
  ...inStory,
  summary: wire,
});
const step = articleOf("herald", "Owners’ union denies overloading Takwa Bay ferry", 30, inStory);
const fire = articleOf("courier", "Fire razes Ado market", 90);
const probe = articleOf("herald", "Governor orders probe of Ado market fire", 60, { storyId: fire.id });
const afterProbe = articleOf("gazette", "Ado traders count losses", 20, { storyId: fire.id });

const database = databaseOfFile();

beforeAll(async () => {
  await storeArticles(database.db, [first, copy, step, fire, probe, afterProbe]);
  await markTexts(newsTables(database.db), new Set([first.id, fire.id]));
});

test("an article shows its story's last step, and coverage and ladder mark the same copies", async () => {
  const news = readNews({ db: database.db, clock: { now: () => now } });
  const caller = { address: "", headers: {} };
  const answer = await news["GET /articles/{id}"]({ id: first.id }, caller);
  expect(answer).toMatchObject({
    article: { later: { kind: "denied", headline: step.title, paper: "The herald", article_id: step.id } },
    story: { papers: 3, independent_reports: 2 },
  });
  const story = await news["GET /stories/{id}"]({ id: first.id }, caller);
  expect(story).toMatchObject({
    story: { coverage: [{ copy: false }, { copy: true }, { copy: false }] },
    texts: [{ url: first.url, copies: [{ url: copy.url }] }, { url: step.url }],
    steps: [{ url: step.url, kind: "denied", text: step.title }],
    figures: [{ what: "rescued", rows: [{ value: 40, papers: [{}, {}] }] }],
  });
});

test("a step is shown as a later development on earlier articles only", async () => {
  const news = readNews({ db: database.db, clock: { now: () => now } });
  const laterOn = async (id: string) => {
    const answer = await news["GET /articles/{id}"]({ id }, { address: "", headers: {} });
    return "article" in answer ? answer.article.later?.kind : "refused";
  };
  expect(await Promise.all([fire, probe, afterProbe].map(({ id }) => laterOn(id)))).toEqual([
    "probe",
    undefined,
    undefined,
  ]);
});

test("a story of two texts is marked too; a text left on its own is no longer a copy", async () => {
  const db = newsTables(database.db);
  const summary = `${wire} Nobody was hurt, and the ferry was towed to the harbour before noon.`;
  const lone = articleOf("courier", "Ferry towed to harbour", 50, { summary });
  const repeated = articleOf("herald", "Ferry in harbour after a day", 40, { storyId: lone.id, summary });
  await storeArticles(database.db, [lone, repeated]);
  const copyOf = async () =>
    (await db.selectFrom("news.article").select("copy_of").where("id", "=", repeated.id).execute())[0]
      ?.copy_of;
  await markTexts(db, new Set([lone.id]));
  expect(await copyOf()).toBe(lone.id);
  await db.updateTable("news.article").set({ story_id: repeated.id }).where("id", "=", repeated.id).execute();
  await markTexts(db, new Set([repeated.id]));
  expect(await copyOf()).toBeNull();
});

test("a story stands in the category of most of its papers; an article on its own has its own again", async () => {
  const db = newsTables(database.db);
  const sports = articleOf("courier", "Keke rally reaches Ado", 50, { category: "Sports" });
  const inStory = { storyId: sports.id, category: "Politics" } as const;
  const [one, two] = [
    articleOf("gazette", "Rally in Ado", 40, inStory),
    articleOf("herald", "Ado rally", 30, inStory),
  ];
  await storeArticles(database.db, [sports, one, two]);
  const categories = async () => {
    const rows = await db
      .selectFrom("news.article")
      .select(["category", "own_category"])
      .where("id", "in", [sports.id, one.id, two.id])
      .orderBy("published_at")
      .execute();
    return rows.map(({ category, own_category }) => [category, own_category]);
  };
  await markTexts(db, new Set([sports.id]));
  expect(await categories()).toEqual([
    ["Politics", "Sports"],
    ["Politics", null],
    ["Politics", null],
  ]);
  await db
    .updateTable("news.article")
    .set({ story_id: one.id })
    .where("id", "in", [one.id, two.id])
    .execute();
  await markTexts(db, new Set([sports.id, one.id]));
  expect(await categories()).toEqual([
    ["Sports", null],
    ["Politics", null],
    ["Politics", null],
  ]);
});
