import { expect, test } from "vitest";
import type { Language } from "#contracts/languages.ts";
import { holdsUntil, issueOf } from "#features/news/editions/presses.ts";
import { editionAt } from "#features/news/editions/times.ts";
import type { EditionStory, Press } from "#features/news/shapes.ts";
import { saveDigest } from "#features/news/store/digest.ts";
import { saveEdition, savePress } from "#features/news/store/editions.ts";
import { moveArticles } from "#features/news/store/save-articles.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { lagosInstant } from "#platform/time.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { readNews } from "./read.ts";

const caller = { address: "", headers: {} };
const evening = editionAt(now);
const noon = { date: evening.date, name: "noon" } as const;
const atOne = lagosInstant(evening.date, "13:00");

const database = databaseOfEachTest();
const tables = () => newsTables(database.db);

/** Stories of one article each, named by their headlines. */
async function storeStories(language: Language, ...headlines: readonly string[]): Promise<void> {
  const articles = headlines.map((title, at) => articleOf("courier", title, 600 + at, { language }));
  await storeArticles(database.db, articles);
}

function entry(headline: string): EditionStory {
  const { id } = articleOf("courier", headline, 0);
  return { story: id, article: id };
}

/** Stores these headlines as the noon and the evening edition and as the brief. */
async function storeLists(asked: Language | undefined, ...headlines: readonly string[]): Promise<void> {
  const stories = headlines.map(entry);
  for (const key of [noon, evening])
    await saveEdition(tables(), { ...key, stories, begun_at: now, updated_at: now }, false, asked);
  const topic = { topic: "Politics", headline: "", sentence: null, papers: [] };
  const brief = stories.map(({ story, article }) => ({ ...topic, storyId: story, articleId: article }));
  await saveDigest(tables(), "brief", brief, now, asked);
}

async function press(headline: string, parts: Pick<Press, "action" | "list" | "place" | "others">) {
  const until = holdsUntil(parts.list, atOne);
  const issue = until === null ? issueOf(evening) : null;
  const { story } = entry(headline);
  expect(await savePress(tables(), { ...parts, at: atOne, by: null, until, issue, story })).toBe(true);
}

async function merge(headline: string, into: string): Promise<void> {
  const [from, older] = [entry(headline).story, entry(into).story];
  await moveArticles(tables(), "story_id", { from: [from], articles: null, into: older });
}

async function shown(asked?: Language) {
  const news = readNews({ db: database.db, clock: { now: () => now } });
  const params = asked && { language: [asked] };
  const current = accepted(await news["GET /editions/current"]({ ...params }, caller)).edition;
  const page = accepted(await news["GET /editions/{date}/{name}"]({ ...noon, ...params }, caller)).edition;
  const { topics } = accepted(await news["GET /brief/topics"]({ ...params }, caller));
  const headlines = (cards: readonly { headline: string }[] = []) => cards.map(({ headline }) => headline);
  return { page: headlines(page.stories), open: headlines(current?.stories), brief: headlines(topics) };
}

test.each([
  ["all languages", "en", undefined],
  ["Hausa", "ha", "ha"],
] as const)(
  "a killed story that merges into an older one stays out of the lists of %s",
  async (_, language, asked) => {
    await storeStories(language, "One", "Killed", "Two", "Older", "Next");
    await storeLists(asked, "One", "Killed", "Two");
    await press("Killed", {
      action: "kill",
      list: null,
      place: null,
      others: [entry("Killed"), entry("Next")],
    });
    const before = await shown(asked);
    const stand = ["One", "Two", "Next"];
    expect(before).toEqual({ page: stand, open: stand, brief: asked === undefined ? stand : ["One", "Two"] });
    await merge("Killed", "Older");
    expect(await shown(asked)).toEqual(before);
  },
);

test("a killed story stays out of the lists when the article that stands for it is split off", async () => {
  await storeStories("en", "One", "Killed", "Next");
  const telling = articleOf("tribune", "Killed, as another paper tells it", 590, {
    storyId: entry("Killed").story,
  });
  await storeArticles(database.db, [telling]);
  await storeLists(undefined, "One", "Killed");
  const stories = [entry("One"), { ...entry("Killed"), article: telling.id }];
  for (const key of [noon, evening])
    await saveEdition(tables(), { ...key, stories, begun_at: now, updated_at: now }, false, undefined);
  await press("Killed", { action: "kill", list: null, place: null, others: [entry("Next")] });
  const before = await shown();
  expect(before.open).toEqual(["One", "Next"]);
  await moveArticles(tables(), "story_id", {
    from: [entry("Killed").story],
    articles: [telling.id],
    into: telling.id,
  });
  expect(await shown()).toEqual(before);
});

test("what would take a killed story's place does not if it merges into that story", async () => {
  await storeStories("en", "One", "Killed", "Same", "Next");
  await storeLists(undefined, "One", "Killed");
  await press("Killed", { action: "kill", list: null, place: null, others: [entry("Same"), entry("Next")] });
  await merge("Same", "Killed");
  expect((await shown()).open).toEqual(["One", "Next"]);
});

test("a story that was moved or pinned keeps its place when it merges into an older one", async () => {
  await storeStories("en", "One", "Two", "Moved", "Pinned", "Older", "Oldest");
  await storeLists(undefined, "One", "Two", "Moved");
  for (const list of ["edition", "brief"] as const) {
    await press("Moved", { action: "move", list, place: 1, others: [entry("Moved")] });
    await press("Pinned", { action: "pin", list, place: 2, others: [entry("Pinned")] });
  }
  const before = await shown();
  expect(before).toMatchObject({ open: ["Moved", "Pinned", "One"], brief: ["Moved", "Pinned", "One"] });
  await merge("Moved", "Older");
  await merge("Pinned", "Oldest");
  expect(await shown()).toEqual(before);
});

test("two stories of a list that have become one stand in it once", async () => {
  await storeStories("en", "One", "Two", "Three");
  await storeLists(undefined, "One", "Two", "Three");
  await merge("Three", "One");
  const stand = ["One", "Two"];
  expect(await shown()).toEqual({ page: stand, open: stand, brief: stand });
});
