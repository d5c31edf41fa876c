import { beforeAll, expect, test } from "vitest";
import { readNews } from "#features/news/api/read.ts";
import { newsEndpoints } from "#features/news/contract/news.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { analyse } from "./analyse.ts";
import { createStoryAssigner } from "./assign-stories.ts";

const nobody = { address: "", headers: {} };
const clock = { now: () => now };

const english = articleOf("iroko", "Kelechi Obianuju opens Gwarzo clinic", 40);
const alsoEnglish = articleOf("lagoon", "Kelechi Obianuju opens clinic in Gwarzo", 30);
const hausa = articleOf("dorawa", "Kelechi Obianuju ta buɗe asibitin Gwarzo", 20, { language: "ha" });
const yoruba = articleOf("eyele", "Kelechi Obianuju ṣí ilé ìwòsàn Gwarzo", 10, { language: "yo" });
const headline = articleOf("bbc", "Kelechi Obianuju ta buɗe asibiti a Gwarzo", 15, {
  language: "ha",
  analysed: false,
});
const database = databaseOfFile();
let news: ReturnType<typeof readNews>;

/** The articles are placed as a round places them. */
beforeAll(async () => {
  const { articles } = createStoryAssigner(newsTables(database.db), false).place([
    english,
    alsoEnglish,
    hausa,
    yoruba,
    headline,
  ]);
  await storeArticles(database.db, articles);
  await analyse({ db: database.db, edition: "live" }, now);
  news = readNews({ db: database.db, clock });
});

async function read(id: string) {
  return newsEndpoints["GET /articles/{id}"].answer.parse(await news["GET /articles/{id}"]({ id }, nobody));
}

test("of a feed, which names its newest article first, the earliest begins the story", () => {
  const { articles } = createStoryAssigner(newsTables(database.db), false).place([alsoEnglish, english]);
  expect(articles.map(({ id, storyId }) => [id, storyId])).toEqual(
    [english, alsoEnglish].map(({ id }) => [id, english.id]),
  );
});

test("an article in another language joins no story and is counted in none", async () => {
  const { story, article } = await read(english.id);
  expect(story).toMatchObject({ papers: 2, tellings: [{ language: "en" }, { language: "en" }] });
  expect(article).toMatchObject({ also_in: { count: 1 }, language: "en" });
  expect((await read(hausa.id)).story).toBeNull();
});

test("an article links to one analysed article in each other language that shares its names", async () => {
  const linked = async (id: string) =>
    (await read(id)).in_other_languages.map(({ article_id }) => article_id);
  expect(await linked(english.id)).toEqual([hausa.id, yoruba.id]);
  expect(await linked(alsoEnglish.id)).toEqual([hausa.id, yoruba.id]);
  expect(await linked(yoruba.id)).toEqual([english.id, hausa.id]);
  expect(await linked(headline.id)).toEqual([]);
  const answer = await news["GET /stories/{id}"]({ id: english.id }, nobody);
  expect(answer).toMatchObject({ in_other_languages: [{ language: "ha" }, { language: "yo" }] });
});

test("an article taken down is no longer linked", async () => {
  await takeDown(database.db, "article", hausa.id);
  expect((await read(english.id)).in_other_languages.map(({ language }) => language)).toEqual(["yo"]);
});
