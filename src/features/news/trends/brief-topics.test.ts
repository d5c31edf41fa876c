import { expect, test } from "vitest";
import type { Category } from "#contracts/sections.ts";
import { now, trendArticle } from "#tests/support/trend-articles.ts";
import { briefTopics } from "./brief-topics.ts";
import { findFrontStories } from "./front-stories.ts";
import { findTopics } from "./topics.ts";
import type { TrendArticle } from "./trend-article.ts";

const briefOf = (articles: readonly TrendArticle[]) =>
  briefTopics(findTopics(articles, now), articles, findFrontStories(articles, now));

test("in the brief a story covered by two papers is listed under its category", () => {
  const pair = ["one", "two"].map((paper) =>
    trendArticle("Teacher opens ferry trade school for pupils", 2, {
      paper,
      category: "Education",
    }),
  );
  expect(briefOf(pair).map(({ topic }) => topic)).toEqual(["Education"]);
});

test("a slug that its topic's headlines share is the name in the brief", () => {
  const slugged = ["a", "b", "c", "d"].map((story, at) =>
    trendArticle(
      `Market levy: Boatmen ${["strike", "win", "vote", "march"][at]} over village canoes`,
      at + 1,
      {
        story,
        subject: "levy",
        category: "Politics",
      },
    ),
  );
  expect(findTopics(slugged, now)).toHaveLength(1);
  expect(briefOf(slugged).map(({ topic }) => topic)).toContain("Market levy");
});

test("the brief leaves out a story that consists only of somebody's words", () => {
  const pair = (story: string, title: string) =>
    ["one", "two"].map((paper) =>
      trendArticle(title, 2, { paper, story, subject: story, category: "Health" }),
    );
  const articles = [
    ...pair("a", "What Adu told me of the jetty – Okoro"),
    ...pair("b", "Council opens Borgu clinic"),
  ];
  expect(briefOf(articles).map(({ storyId }) => storyId)).toEqual(["b"]);
});

test("an event represents its topic rather than newer statements", () => {
  const of = (story: string, title: string, hours: number, papers: number) =>
    Array.from({ length: papers }, (_, n) => trendArticle(title, hours, { story, paper: `p${n}` }));
  const skids = "Kainji Air canoe plane skids off Borgu runway";
  const words = "Kainji Air runway safety is first, says Okoro";
  const headline = (...articles: TrendArticle[]) => briefOf(articles)[0]?.headline;
  expect(headline(...of("a", skids, 14, 3), ...of("w", words, 3, 3))).toBe(skids);
  expect(headline(...of("a", skids, 14, 1), ...of("w", words, 3, 3))).toBe(skids);
});

test("besides its topics the brief has at most one sports story, then other news of the day", () => {
  const pair = (story: string, title: string, hours: number, category: Category) =>
    ["one", "two"].map((paper) => trendArticle(title, hours, { paper, story, subject: story, category }));
  const articles = [
    ...pair("a", "Kainji beat Borgu in canoe final", 1, "Sports"),
    ...pair("b", "Weavers sign drummer from Yola", 2, "Sports"),
    ...pair("c", "Council opens Borgu clinic", 9, "Health"),
  ];
  expect(
    briefOf(articles)
      .map(({ storyId }) => storyId)
      .toSorted(),
  ).toEqual(["a", "c"]);
});

test.each([
  [
    "disclosed this",
    "The state commander of the works guild, Bala Okoro, disclosed this in a statement in Benin.",
  ],
  [
    "made it known",
    "The spokesman of the ministry, Folake Adu-Okoro, made it known to reporters in Benin on Monday.",
  ],
  ["Watch", "Watch the works minister of Benin as he resigns over the collapsed footbridge."],
  ["without its name", "The works minister of the state resigned on Monday over the footbridge."],
  ["a second mention", "Mr Okoro resigned as works minister on Monday over the footbridge."],
  ["without its speaker", "Works minister resigned, he added, before the footbridge had collapsed."],
  ["a pronoun’s speech", "Works minister Okoro said his decision on the footbridge followed long talks."],
  ["to the reader", "Stay updated on the works minister who resigns over the footbridge."],
  ["an appeal", "Works minister urged weavers to forgive him for the footbridge, and resigned."],
  ["also", "Works minister also resigned on Monday from the guild of the footbridge."],
  ["half a quotation", "“Before I resigned the works ministry promised me another footbridge."],
])("a sentence that cannot be understood on its own is not used: %s", (_, summary) => {
  const pair = ["one", "two"].map((paper) =>
    trendArticle("Works minister resigns over footbridge", 2, { paper, summary }),
  );
  expect(briefOf(pair)).toMatchObject([{ sentence: null }]);
});

test("a topic's headline says what was done, not who praised it", () => {
  const articles = [
    trendArticle("Adu approves rebuilding of Kainji ferry road", 10, { story: "s1" }),
    trendArticle("Chief commends Adu for rebuilding Kainji ferry road", 3, { story: "s2", paper: "two" }),
    trendArticle("Kainji is grateful for ferry road rebuilding — Okoro", 9, { story: "s3", paper: "three" }),
  ];
  expect(briefOf(articles)[0]?.headline).toMatch(/^Adu approves/);
});

test("the brief uses a central headline and a full sentence from the same story", () => {
  const articles = [
    trendArticle("Works minister resigns over collapsed footbridge", 5, {
      summary:
        "Works minister Bala Okoro resigned on Monday over the footbridge that collapsed in Kainji. More follows…",
    }),
    trendArticle("Works minister resigns after footbridge collapse", 4, {
      summary: "Cut in the middle of the",
    }),
    trendArticle("Labour hails minister over footbridge", 1, {
      story: "s2",
      summary: "Labour leaders hailed the minister who resigned over the collapsed footbridge in Kainji.",
    }),
  ];
  const [topic] = briefOf(articles);
  expect(topic?.headline).toMatch(/^Works minister resigns/);
  expect(topic?.sentence).toBe(
    "Works minister Bala Okoro resigned on Monday over the footbridge that collapsed in Kainji.",
  );
  expect(topic?.papers).toHaveLength(2);
});

test("a sentence that repeats its headline is not used; duplicate sample headlines come last", () => {
  const repeating = (title: string, i: number) =>
    trendArticle(title, i, { summary: `As reported: ${title}.` });
  const wire = "Works minister resigns over collapsed footbridge";
  const articles = [
    repeating(wire, 5),
    repeating(wire, 4),
    repeating("Works minister resigns over footbridge", 3),
  ];
  expect(briefOf(articles)[0]?.sentence).toBe(null);
  expect(new Set(findTopics(articles, now)[0]?.sampleHeadlines.slice(0, 2)).size).toBe(2);
});

test("a sentence of an older step, or of somebody's reaction, does not stand under the latest one", () => {
  const of = (title: string, hours: number, summary: string) =>
    trendArticle(title, hours, { story: "s", summary });
  const headline = "Council drops charges against Borgu weaver";
  const sentences = (...articles: TrendArticle[]) => briefOf(articles).map(({ sentence }) => sentence);
  const step = "The Borgu weaver Folake Adu has been arraigned before a magistrate over her loom.";
  const same = "Council has dropped its charges against the Borgu weaver Folake Adu, who owns a loom.";
  expect(sentences(of(headline, 1, ""), of("Magistrate hears of loom in Borgu", 5, step))).toEqual([null]);
  expect(sentences(of(headline, 1, ""), of("Council drops Borgu weaver's charges", 2, same))).toEqual([same]);
  const other = "Bakers in Borgu opened a market hall with forty stalls beside a river jetty on Monday.";
  expect(sentences(of(headline, 1, ""), of("Council drops Borgu weaver's charges", 2, other))).toEqual([
    null,
  ]);
});
