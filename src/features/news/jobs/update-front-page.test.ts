import { beforeAll, expect, test } from "vitest";
import { categories } from "#contracts/sections.ts";
import { readNews } from "#features/news/api/read.ts";
import { frontPageEndpoints } from "#features/news/contract/front-page.ts";
import { saveDigest } from "#features/news/store/digest.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { deleteExpired } from "#features/news/store/tidy.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { databaseOfFile, testDatabase } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { updateFrontPage } from "./update-front-page.ts";

const caller = { address: "", headers: {} };
const stories = categories.slice(0, 8).flatMap((category, n) => {
  const first = articleOf("courier", `Story ${n}`, 30 + n, { category });
  const otherPapers = ["tribune", "gazette", "herald"].slice(0, n < 4 ? 3 : 1);
  const others = otherPapers.map((paper) =>
    articleOf(paper, `Story ${n} too`, 25 + n, { category, storyId: first.id }),
  );
  return [first, ...others];
});
const database = databaseOfFile();
let news: ReturnType<typeof readNews>;
let at = now;
const run = (minutes: number) => {
  at = new Date(now.getTime() + minutes * MINUTE_MS);
  return updateFrontPage({ db: database.db, edition: "live" }, at);
};
const current = async () =>
  frontPageEndpoints["GET /editions/current"].answer.parse(await news["GET /editions/current"]({}, caller));
const headlines = async () => (await current()).edition?.stories.map(({ headline }) => headline);

beforeAll(async () => {
  news = readNews({ db: database.db, clock: { now: () => at } });
});

test("the front page has an edition as soon as there are seven stories", async () => {
  await storeArticles(database.db, stories.slice(0, 4));
  await run(0);
  expect(await current()).toEqual({
    edition: null,
    next_at: "2026-11-22T05:00:00.000Z",
    earlier: null,
    papers_today: 4,
    stories_today: 1,
  });
  await storeArticles(database.db, stories.slice(4));
  await run(1);
  const { edition, next_at } = await current();
  expect(next_at).toBe("2026-11-22T05:00:00.000Z");
  expect(edition).toMatchObject({
    date: "2026-11-21",
    name: "evening",
    opened_at: "2026-11-21T17:00:00.000Z",
    updated_at: new Date(now.getTime() + MINUTE_MS).toISOString(),
    lead_story: { papers: 4 },
  });
  expect(new Set(edition?.stories.map(({ category }) => category)).size).toBe(7);
});

test("an edition weighs a story together with the rest of its subject", async () => {
  const separate = await testDatabase();
  const single = (n: number) => articleOf("courier", `Tale ${n} opens`, 300, { category: categories[n] });
  const pair = (title: string, minutes: number) => {
    const first = articleOf("courier", title, minutes);
    return [first, articleOf("herald", `${title} too`, minutes, { storyId: first.id })];
  };
  const [newer, older] = [pair("Adu opens jetty", 60), pair("Okoro opens hall", 120)];
  const others = [1, 2, 3, 4, 5, 6].map(single);
  await storeArticles(separate.db, [...newer, ...older, ...others]);
  const lead = async (minutes: number) => {
    const at = new Date(now.getTime() + minutes * MINUTE_MS);
    await updateFrontPage({ db: separate.db, edition: "live" }, at);
    const [edition] = await newsTables(separate.db).selectFrom("news.edition").select("stories").execute();
    await newsTables(separate.db).deleteFrom("news.edition").execute();
    return edition?.stories[0]?.story;
  };
  expect(await lead(0)).toBe(newer[0]?.id);
  const subject = [older[0], ...others].flatMap((article) => article?.id ?? []);
  await saveDigest(newsTables(separate.db), "subjects", [subject], now);
  expect(await lead(1)).toBe(subject[0]);
  await separate.close();
});

test("an unchanged choice writes nothing; a story of five papers within an hour takes the lead", async () => {
  await run(40);
  expect((await current()).edition?.updated_at).toBe(new Date(now.getTime() + MINUTE_MS).toISOString());
  const papers = ["courier", "tribune", "gazette", "herald", "lantern"];
  const [first, ...others] = papers.map((paper, n) => articleOf(paper, `Burst ${n}`, -40 - n));
  if (first === undefined) throw new Error("no paper");
  await storeArticles(database.db, [first, ...others.map((one) => ({ ...one, storyId: first.id }))]);
  await run(45);
  expect((await headlines())?.[0]).toBe("Burst 4");
  expect((await current()).edition?.stories).toHaveLength(7);
});

test("an article taken down leaves even a past edition, replaced by another of its story if any", async () => {
  const before = (await current()).edition?.stories ?? [];
  const [, second, third] = before;
  await takeDown(database.db, "article", second?._id ?? "");
  await run(60 * 13);
  const past = await news["GET /editions/{date}/{name}"]({ date: "2026-11-21", name: "evening" }, caller);
  const { edition, later } = frontPageEndpoints["GET /editions/{date}/{name}"].answer.parse(past);
  expect(later).toEqual({ date: "2026-11-22", name: "morning" });
  // Other papers cover this story too, so one of their articles takes its place.
  expect(edition.stories.map(({ story_id }) => story_id)).toEqual(before.map(({ story_id }) => story_id));
  expect(edition.stories.map(({ _id }) => _id)).not.toContain(second?._id);
  for (const { id } of stories.filter(({ storyId, id }) => [id, storyId].includes(third?.story_id ?? "")))
    await takeDown(database.db, "article", id);
  const remaining = await news["GET /editions/{date}/{name}"](
    { date: "2026-11-21", name: "evening" },
    caller,
  );
  expect("edition" in remaining && remaining.edition.stories).toHaveLength(6);
});

test.each([
  ["2026-11-20", "noon"],
  ["2026-11-21", "late"],
  ["yesterday", "noon"],
])("the edition %s %s is not found", async (date, name) => {
  expect(await news["GET /editions/{date}/{name}"]({ date, name }, caller)).toMatchObject({
    refused: "not-found",
  });
});

test("editions before the retention date are deleted", async () => {
  const long = new Date(0);
  await deleteExpired(newsTables(database.db), {
    articlesSince: long,
    outcomesSince: long,
    viewsSince: long,
    editionsFrom: "2026-11-22",
  });
  expect((await current()).edition).toMatchObject({ date: "2026-11-22", name: "morning" });
  expect(
    await news["GET /editions/{date}/{name}"]({ date: "2026-11-21", name: "evening" }, caller),
  ).toMatchObject({ refused: "not-found" });
});
