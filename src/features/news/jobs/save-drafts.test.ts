import { expect, test } from "vitest";
import { readNews } from "#features/news/api/read.ts";
import { findRecaps } from "#features/news/store/editions.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import type { StoryAssigner } from "./assign-stories.ts";
import { createTextMarker } from "./mark-texts.ts";
import { saveDrafts } from "./save-drafts.ts";

const database = databaseOfFile();

const success = {
  at: now,
  nextCheckAt: now,
  intervalMinutes: 10,
  learnt: { etag: '"1"', lastModified: null, bodyHash: "x", newestAt: now, undated: [] },
  detail: null,
  movedTo: null,
  movedTimes: 0,
};

test("stories that turn out to be the same are merged, including articles of the current batch", async () => {
  const tables = newsTables(database.db);
  const early = articleOf("courier", "Fire at the market", 30);
  const other = articleOf("tribune", "Traders flee a blaze", 20);
  await storeArticles(database.db, [early, other]);
  const joining = articleOf("gazette", "Market fire drives traders out", 10, {
    storyId: early.id,
    subjectId: early.id,
  });
  const sameBatch = articleOf("gazette", "Blaze at the market", 12, {
    storyId: early.id,
    subjectId: early.id,
  });
  const assigner: StoryAssigner = {
    catchUp: async () => [],
    startAnew: async () => [],
    place: () => ({
      articles: [sameBatch, joining].map((article) => ({ ...article, paper: "courier" })),
      storyMoves: [{ from: [other.id], articles: null, into: early.id }],
      subjectMoves: [{ from: [other.id], articles: null, into: early.id }],
    }),
  };
  const [feed] = await tables.selectFrom("news.feed").select("id").execute();
  expect(
    await saveDrafts(
      { db: tables, assigner, textMarker: createTextMarker(tables), sample: false },
      feed?.id ?? 0,
      [joining, sameBatch],
      success,
    ),
  ).toBe(2);
  const rows = await tables.selectFrom("news.article").select(["story_id", "subject_id"]).execute();
  expect(rows).toHaveLength(4);
  expect(new Set(rows.flatMap(({ story_id, subject_id }) => [story_id, subject_id]))).toEqual(
    new Set([early.id]),
  );
});

test("articles moved out of a story form their own, are not copies, and the old address still works", async () => {
  const tables = newsTables(database.db);
  const ferry = articleOf("courier", "Ferry runs aground near Takwa Bay", 50);
  const audit = articleOf("tribune", "Minister orders audit of jetties", 40, { storyId: ferry.id });
  await storeArticles(database.db, [ferry, { ...audit, copyOf: ferry.id }]);
  const moves = [{ from: [ferry.id], articles: [audit.id], into: audit.id }];
  const assigner: StoryAssigner = {
    catchUp: async () => [],
    startAnew: async () => [],
    place: () => ({ articles: [], storyMoves: moves, subjectMoves: [] }),
  };
  const feed = await tables.selectFrom("news.feed").select("id").executeTakeFirst();
  const textMarker = createTextMarker(tables);
  await saveDrafts({ db: tables, assigner, textMarker, sample: false }, feed?.id ?? 0, [], success);
  await textMarker.mark();
  const news = readNews({ db: database.db, clock: { now: () => now } });
  for (const { id } of [ferry, audit])
    expect(await news["GET /stories/{id}"]({ id }, { address: "", headers: {} })).toMatchObject({
      story: { coverage: [{ copy: false }] },
      articles: [{ _id: id, story_id: id }],
    });
});

const LONG = "It rains in Lagos since the morning.";
const BARE = { summary: "It rains.", imageUrl: null };
const FULL = { summary: LONG, imageUrl: "https://herald.example/r.jpg" };

test.each([
  ["a longer text", BARE, { summary: LONG }, { title: "Rain", summary: LONG }],
  ["a shorter text", FULL, { summary: "It rains." }, { title: "Rain", summary: LONG }],
  [
    "a new headline with a shorter text",
    FULL,
    { title: "Flood", summary: "It rains." },
    { title: "Flood", summary: "It rains." },
  ],
  ["a first picture", BARE, { imageUrl: FULL.imageUrl }, { image_url: FULL.imageUrl, summary: "It rains." }],
  ["another picture", FULL, { imageUrl: "https://herald.example/s.jpg" }, { image_url: FULL.imageUrl }],
  [
    "a new headline with another picture",
    FULL,
    { title: "Flood", imageUrl: "https://herald.example/s.jpg" },
    { image_url: "https://herald.example/s.jpg", summary: LONG },
  ],
])(
  "a known article reported again with %s keeps the right text and picture",
  async (change, before, draft, after) => {
    const tables = newsTables(database.db);
    const known = { ...articleOf("herald", change, 5, before), title: "Rain" };
    await storeArticles(database.db, [known]);
    const assigner: StoryAssigner = {
      catchUp: async () => [],
      startAnew: async () => [],
      place: (fresh) => {
        expect(fresh).toEqual([]);
        return { articles: [], storyMoves: [], subjectMoves: [] };
      },
    };
    const feed = await tables.selectFrom("news.feed").select("id").executeTakeFirst();
    await saveDrafts(
      { db: tables, assigner, textMarker: createTextMarker(tables), sample: false },
      feed?.id ?? 0,
      [{ ...known, ...draft }],
      success,
    );
    expect(
      await tables.selectFrom("news.article").selectAll().where("id", "=", known.id).executeTakeFirst(),
    ).toMatchObject(after);
  },
);

test.each([
  ["nothing more", {}, { summary: "It rains.", image_url: null }],
  ["a longer text", { summary: LONG }, { summary: LONG, image_url: null }],
  ["a shorter text", { summary: "Rain." }, { summary: "It rains.", image_url: null }],
  ["a first picture", { imageUrl: FULL.imageUrl }, { summary: "It rains.", image_url: FULL.imageUrl }],
])(
  "an earlier headline with %s does not return; a longer text or first picture is stored",
  async (change, draft, after) => {
    const tables = newsTables(database.db);
    const known = { ...articleOf("herald", `Earlier, ${change}`, 5, BARE), title: "Rain" };
    await storeArticles(database.db, [known]);
    const assigner: StoryAssigner = {
      catchUp: async () => [],
      startAnew: async () => [],
      place: () => ({ articles: [], storyMoves: [], subjectMoves: [] }),
    };
    const feed = await tables.selectFrom("news.feed").select("id").executeTakeFirst();
    for (const edit of [{ title: "Flood" }, draft])
      await saveDrafts(
        { db: tables, assigner, textMarker: createTextMarker(tables), sample: false },
        feed?.id ?? 0,
        [{ ...known, ...edit }],
        success,
      );
    const row = await tables
      .selectFrom("news.article")
      .selectAll()
      .where("id", "=", known.id)
      .executeTakeFirst();
    expect(row).toMatchObject({ title: "Flood", ...after });
  },
);

test("an edit without summary or picture removes neither", async () => {
  const tables = newsTables(database.db);
  const full = articleOf("herald", "Rain comes", 5, {
    summary: "It rains.",
    imageUrl: "https://herald.example/r.jpg",
  });
  await storeArticles(database.db, [full]);
  const assigner: StoryAssigner = {
    catchUp: async () => [],
    startAnew: async () => [],
    place: () => ({ articles: [], storyMoves: [], subjectMoves: [] }),
  };
  const bare = { ...full, title: "Rain comes at last", summary: "", imageUrl: null };
  const feed = await tables
    .selectFrom("news.feed")
    .select("id")
    .where("paper_id", "=", "herald")
    .executeTakeFirst();
  await saveDrafts(
    { db: tables, assigner, textMarker: createTextMarker(tables), sample: false },
    feed?.id ?? 0,
    [bare],
    success,
  );
  const row = await tables
    .selectFrom("news.article")
    .selectAll()
    .where("id", "=", full.id)
    .executeTakeFirst();
  expect(row).toMatchObject({
    title: "Rain comes at last",
    summary: "It rains.",
    image_url: "https://herald.example/r.jpg",
  });
});

test("a recap is kept for its votes and becomes no article", async () => {
  const tables = newsTables(database.db);
  await storeArticles(database.db, [articleOf("herald", "Ferry sinks", 30)]);
  const recap = articleOf("herald", "Morning recap: Ferry sinks, mayor resigns, other top stories", 10);
  const [feed] = await tables.selectFrom("news.feed").select("id").where("paper_id", "=", "herald").execute();
  const deps = {
    db: tables,
    assigner: {
      catchUp: async () => [],
      startAnew: async () => [],
      place: () => ({ articles: [], storyMoves: [], subjectMoves: [] }),
    },
    textMarker: createTextMarker(tables),
    sample: false,
  };
  for (let round = 0; round < 2; round += 1)
    expect(await saveDrafts(deps, feed?.id ?? 0, [recap], success)).toBe(0);
  expect(await findRecaps(tables, new Date(0), now)).toMatchObject([{ title: recap.title, paper: "herald" }]);
  expect(
    await tables.selectFrom("news.article").select("id").where("title", "=", recap.title).execute(),
  ).toEqual([]);
  await takeDown(database.db, "paper", "herald");
  expect(await findRecaps(tables, new Date(0), now)).toEqual([]);
});
