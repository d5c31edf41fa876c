import { expect, test } from "vitest";
import { recordOf } from "#features/news/desk/ladder/record.ts";
import { type ArticleRow, findByIds } from "#features/news/store/find-articles.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { testDatabase } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { toCards, toPaperMark, toStory } from "./cards.ts";

const desk = {
  sign: (kind: string, url: string | null) => url && `/${kind}/${url}`,
  factsAbout: (paper: string) => (paper === "state" ? [{ fact: "kind", value: "state", source: "" }] : []),
} as never;

const row = (id: string, paper: string, hour: number, copy_of: string | null = null): ArticleRow => ({
  ...{ id, url: `https://${paper}.example/${id}`, title: `Headline ${id}`, summary: "", category: "Sports" },
  ...{ language: "en", image_url: null, word_count: 440, views: 0, story_id: "s1", subject_id: "t1" },
  ...{
    copy_of,
    copy_hash: null,
    step: null,
    states: [],
    sample: false,
    paper_id: paper,
    paper_name: `Paper ${paper}`,
  },
  ...{ paper_kind: "newspaper" as never, name_language: "en", icon_url: "i.png" },
  published_at: new Date(Date.UTC(2026, 10, 20, hour)),
});

const storyOf = (...rows: ArticleRow[]) => toStory(recordOf(rows)!, desk);

test("a story lists each paper once, by its first telling, and counts tellings that are not copies", () => {
  const rows = [row("a", "one", 6), row("b", "state", 7, "a"), row("c", "one", 8), row("d", "two", 9, "a")];
  const story = storyOf(...rows);
  expect(story).toMatchObject({
    ...{ _id: "s1", headline: "Headline a", language: "en", category: "Sports" },
    ...{ first_told_at: "2026-11-20T06:00:00.000Z", last_told_at: "2026-11-20T09:00:00.000Z" },
    ...{ papers: 3, independent_reports: 2 },
    coverage: [
      { paper: "Paper one", published_at: "2026-11-20T06:00:00.000Z", copy: false },
      { paper: "Paper state", published_at: "2026-11-20T07:00:00.000Z", copy: true },
      { paper: "Paper two", published_at: "2026-11-20T09:00:00.000Z", copy: true },
    ],
  });
  expect(story?.tellings.map(({ article_id, copy, owner }) => [article_id, copy, owner])).toEqual([
    ["a", false, null],
    ["b", true, "state"],
    ["c", false, null],
    ["d", true, null],
  ]);
});

test("a story of one article starts and ends with it", () => {
  const at = "2026-11-20T06:00:00.000Z";
  expect(storyOf(row("a", "one", 6))).toMatchObject({
    papers: 1,
    first_told_at: at,
    last_told_at: at,
  });
});

test("a paper's mark has its name, the language of the name and the signed icon", () => {
  expect(toPaperMark(row("a", "one", 6), desk)).toEqual({
    ...{ id: "one", name: "Paper one", language: "en", favicon_url: "/icons/i.png" },
  });
});

/** The cards of these articles, stored together. */
async function cardsOf(articles: readonly ReturnType<typeof articleOf>[], picture?: "of the story") {
  const { db, close } = await testDatabase();
  await storeArticles(db, articles);
  const deps = { ...(desk as object), db: newsTables(db), clock: { now: () => now } } as never;
  const rows = await findByIds(
    newsTables(db),
    articles.map(({ id }) => id),
  );
  const cards = await toCards(rows, deps, picture);
  await close();
  return new Map(cards.map((card) => [card._id, card]));
}

test("a card counts the other papers of its story and names the first three of them", async () => {
  const first = articleOf("one", "Fire guts Ado market", 50);
  const others = ["two", "three", "four", "five"].map((paper, at) =>
    articleOf(paper, "Fire at Ado market", 40 - at, { storyId: first.id }),
  );
  const again = articleOf("one", "Ado market still burns", 30, { storyId: first.id });
  const cards = await cardsOf([first, ...others, again]);
  const named = (id = "") => cards.get(id)?.also_in;
  expect(named(first.id)).toMatchObject({
    count: 4,
    papers: [{ id: "two" }, { id: "three" }, { id: "four" }],
  });
  expect(named(others[0]?.id)).toMatchObject({
    count: 4,
    papers: [{ id: "one" }, { id: "three" }, { id: "four" }],
  });
  expect(cards.get(first.id)?.last_text_at).toBe(again.time.toISOString());
});

test("a card of a single paper's story names no other paper and no last text", async () => {
  const article = articleOf("one", "Fire guts Ado market", 50);
  expect((await cardsOf([article])).get(article.id)).toMatchObject({
    also_in: { count: 0, papers: [] },
    last_text_at: null,
    later: null,
  });
});

test.each([
  [null, null],
  [1, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [660, 3],
])("an article of %s words takes %s minutes to read", async (wordCount, minutes) => {
  const article = articleOf("one", "Fire guts Ado market", 50, { wordCount });
  expect((await cardsOf([article])).get(article.id)?.reading_minutes).toBe(minutes);
});

test("only where a card stands for its story it shows another telling's picture", async () => {
  const bare = articleOf("one", "Fire guts Ado market", 50);
  const withPicture = articleOf("two", "Fire at Ado market", 40, { storyId: bare.id, imageUrl: "two.jpg" });
  const own = articleOf("three", "Fire in Ado", 30, { storyId: bare.id, imageUrl: "three.jpg" });
  const articles = [bare, withPicture, own];
  expect((await cardsOf(articles)).get(bare.id)?.image_url).toBeNull();
  const cards = await cardsOf(articles, "of the story");
  expect(articles.map(({ id }) => cards.get(id)?.image_url)).toEqual([
    "/pictures/three.jpg",
    "/pictures/two.jpg",
    "/pictures/three.jpg",
  ]);
  // It is credited to its own paper, whoever's headline stands beside it.
  expect(articles.map(({ id }) => cards.get(id)?.image_paper)).toEqual([
    { name: "The three", language: "en" },
    null,
    null,
  ]);
});
