import { afterEach, expect, test, vi } from "vitest";
import { cardArticle } from "#features/news/panels/visible.ts";
import { askNewsSinceVisit, type OpenedStory, withinMinutes } from "./ask-news-since-visit.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

const opened = (id: string, length: number): OpenedStory => ({
  id,
  headline: words(length),
  lang: undefined,
  seenAt: "2026-11-20T10:00:00Z",
  texts: [],
});
const other = (_id: string, length: number) => cardArticle({ _id, headline: words(length), summary: "" });

test("five minutes of reading take the opened stories first, then any others that fit", () => {
  const selection = withinMinutes([opened("1", 700), opened("2", 300)], [other("3", 200), other("4", 90)]);
  expect(selection.opened.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(selection.others.map(({ _id }) => _id)).toEqual(["4"]);
  expect(selection).toMatchObject({ minutes: 5, leftOut: 1 });
});

test("with nothing to read the reading time is 0", () => {
  expect(withinMinutes([], [])).toEqual({ opened: [], others: [], minutes: 0, leftOut: 0 });
});

test.each([
  ["is taken if it fits exactly", 1100, ["1"], 5],
  ["is taken even if it is too long, where it is the first", 1101, ["1"], 6],
  ["of up to 220 words takes a minute", 220, ["1"], 1],
  ["of more than 220 words takes two", 221, ["1"], 2],
])("a story %s", (_, length, ids, minutes) => {
  const selection = withinMinutes([opened("1", length)], []);
  expect(selection.opened.map(({ id }) => id)).toEqual(ids);
  expect(selection.minutes).toBe(minutes);
});

test("the new texts of a story, and the summaries of other stories, count as reading", () => {
  const text = { id: "t", headline: words(200), lang: undefined, paper: "P", at: "", step: null };
  expect(withinMinutes([{ ...opened("1", 30), texts: [text] }], []).minutes).toBe(2);
  const summarised = cardArticle({ _id: "2", headline: words(30), summary: words(200) });
  expect(withinMinutes([], [summarised]).minutes).toBe(2);
});

const now = Date.parse("2026-11-21T12:00:00.000Z");
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const seenAgo = (id: string, hours: number) => ({ id, seenAt: hoursAgo(hours), before: null });
const popularArticle = (_id: string, story_id: string | null, hours: number) => ({
  ...{ _id, story_id, headline: `Headline ${_id}`, summary: "", published_at: hoursAgo(hours) },
});

/** The answer about a story with a text for each of these ages. */
function storyAnswer(id: string, ...ages: readonly number[]) {
  const texts = ages.map((hours) => ({
    ...{ url: `u${hours}`, headline: `Text ${hours}`, paper: `Paper ${hours}`, time: hoursAgo(hours) },
  }));
  return {
    story: {
      ...{ _id: id, headline: `Story ${id}`, language: "en" },
      tellings: [{ url: "u1", article_id: "a1", language: "ha" }],
    },
    texts,
    steps: [{ url: "u1", kind: "arrest" }],
  };
}

/** Answers by path; what is missing is a failure. Returns the paths that are asked for. */
function play(answers: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("window", { location: { hostname: "naijagist.example" } });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return url in answers ? Response.json(answers[url]) : Response.json({ detail: "" }, { status: 500 });
  });
  return asked;
}

const popularPath = "/api/trending/popular?limit=30";

test("the texts that joined a story after the visit are new, with their language and step", async () => {
  play({ [popularPath]: { articles: [] }, "/api/stories/s1": storyAnswer("s1", 3, 2, 1) });
  const { opened, isPartial, minutes } = await askNewsSinceVisit([seenAgo("s1", 2)], null, now);
  expect(opened).toEqual([
    {
      ...{ id: "s1", headline: "Story s1", lang: undefined, seenAt: hoursAgo(2) },
      texts: [
        { id: "a1", headline: "Text 1", lang: "ha", paper: "Paper 1", at: hoursAgo(1), step: "arrest" },
      ],
    },
  ]);
  expect([isPartial, minutes]).toEqual([false, 1]);
});

test("a text without a telling or a step has none, and a story without new texts is left out", async () => {
  play({
    [popularPath]: { articles: [] },
    "/api/stories/s1": storyAnswer("s1", 0.5),
    "/api/stories/s2": storyAnswer("s2", 5),
  });
  const { opened } = await askNewsSinceVisit([seenAgo("s1", 2), seenAgo("s2", 2)], null, now);
  expect(opened.map(({ id, texts }) => [id, texts])).toEqual([
    ["s1", [expect.objectContaining({ id: "", lang: undefined, step: null })]],
  ]);
});

test("a story that is too long is left out, and counted, where another comes before it", () => {
  const selection = withinMinutes([opened("1", 1100), opened("2", 1)], []);
  expect(selection).toMatchObject({ opened: [{ id: "1" }], minutes: 5, leftOut: 1 });
});

test("at most ten stories are asked for, all opened less than three days ago", async () => {
  const asked = play({ [popularPath]: { articles: [] } });
  await askNewsSinceVisit([seenAgo("s0", 72), seenAgo("s1", 71.9)], null, now);
  expect(asked).toEqual(["/api/stories/s1", popularPath]);
  asked.length = 0;
  const many = Array.from({ length: 11 }, (_, n) => seenAgo(`m${n}`, 1));
  await askNewsSinceVisit(many, null, now);
  expect(asked.filter((url) => url.includes("/stories/"))).toHaveLength(10);
});

test.each([
  ["of the last day", null, ["p1"]],
  ["since the reader last read everything", hoursAgo(30), ["p1", "p2"]],
])("popular stories that were not opened are listed: %s", async (_, allSeenAt, ids) => {
  play({
    [popularPath]: {
      articles: [
        popularArticle("p1", null, 23),
        popularArticle("p2", "s2", 24),
        popularArticle("p3", "s3", 30),
        popularArticle("p4", "s1", 1),
      ],
    },
  });
  const { others, isPartial } = await askNewsSinceVisit(
    [seenAgo("s1", 80)],
    allSeenAt === null ? null : Date.parse(allSeenAt),
    now,
  );
  expect(others.map(({ _id }) => _id)).toEqual(ids);
  expect(isPartial).toBe(false);
});

test("it is all only if nothing was left out, each story was asked for, and each answer came", async () => {
  const many = Array.from({ length: 11 }, (_, n) => seenAgo(`m${n}`, 1));
  const stories = Object.fromEntries(many.map(({ id }) => [`/api/stories/${id}`, storyAnswer(id, 2)]));
  const isAll = async (seen: typeof many, popular: object[], missing?: string) => {
    const answers: Record<string, unknown> = { ...stories, [popularPath]: { articles: popular } };
    if (missing) delete answers[missing];
    play(answers);
    return (await askNewsSinceVisit(seen, null, now)).isAll;
  };
  const long = (id: string) => ({ ...popularArticle(id, null, 1), headline: words(700) });
  expect(await isAll(many.slice(0, 10), [long("p1")])).toBe(true);
  expect(await isAll(many.slice(0, 10), [long("p1"), long("p2")])).toBe(false);
  expect(await isAll(many, [])).toBe(false);
  expect(await isAll(many.slice(0, 10), [], "/api/stories/m0")).toBe(false);
});

test("if some requests fail, the rest is shown as partial", async () => {
  const seen = [seenAgo("s1", 2), seenAgo("s2", 2)];
  play({ "/api/stories/s1": storyAnswer("s1", 1) });
  const withoutPopular = await askNewsSinceVisit(seen.slice(0, 1), null, now);
  expect(withoutPopular).toMatchObject({ opened: [{ id: "s1" }], others: [], isPartial: true });
  play({ [popularPath]: [popularArticle("p1", null, 1)], "/api/stories/s2": storyAnswer("s2", 1) });
  const withoutOneStory = await askNewsSinceVisit(seen, null, now);
  expect(withoutOneStory).toMatchObject({ opened: [{ id: "s2" }], others: [{ _id: "p1" }], isPartial: true });
});

test("if neither the stories nor the popular list come, the request fails", async () => {
  play({});
  await expect(askNewsSinceVisit([seenAgo("s1", 2)], null, now)).rejects.toThrow("Neither");
  await expect(askNewsSinceVisit([], null, now)).rejects.toThrow("Neither");
});
