import { expect, test } from "vitest";
import { now, trendArticle } from "#tests/support/trend-articles.ts";
import { faceOf } from "./face.ts";
import { type Signals, scoreOf, signalsOf, WEIGHTS } from "./newsworthiness.ts";
import { countVotes, isRecap, partsOf, votesOf } from "./recaps.ts";
import type { TrendArticle } from "./trend-article.ts";
import { weighStories } from "./weight.ts";

test.each([
  "Morning recap: Ferry sinks at jetty, other top stories",
  "Evening Recap - Ferry sinks at jetty",
  "Newspaper Headlines: Ferry sinks at jetty",
  "Nigerian newspapers review: Ferry sinks at jetty",
  "Ferry sinks at jetty, mayor resigns and other top stories",
])("%s is a recap", (title) => {
  expect(isRecap(title)).toBe(true);
});

test.each([
  "Recapitalisation: Bank raises capital",
  "Newspaper vendor wins jetty lottery",
  "Morning rain sinks ferry at jetty",
  "Court reviews newspaper ban",
  "Weekend round-up: how NPFL sides fared",
  "Presidency reacts to front page of newspaper",
  "Editors fault law on newspaper headlines",
])("%s is none", (title) => {
  expect(isRecap(title)).toBe(false);
});

test("a recap's parts are the stories that it names, its summary's too, without its chatter", () => {
  expect(
    partsOf({ title: "Morning recap: Ferry sinks at jetty, mayor resigns, and other top stories" }),
  ).toEqual(["Ferry sinks at jetty", "mayor resigns"]);
  expect(
    partsOf({
      title: "Evening recap: Ferry sinks at jetty, others",
      summary:
        "Catch up on top stories: mayor's resignation, court frees rider, and more in our evening recap.",
    }),
  ).toEqual(["Ferry sinks at jetty", "mayor's resignation", "court frees rider"]);
});

const articles = [
  trendArticle("Ferry sinks at Borgu jetty, nine rescued", 2, { story: "ferry" }),
  trendArticle("Mayor of Borgu resigns over jetty contract", 2, { story: "mayor" }),
];

test("each part is matched to the story with most of its words, or to none", () => {
  expect(
    votesOf({ title: "Morning recap: Ferry sinks at jetty, Borgu mayor resigns, naira gains" }, articles),
  ).toEqual(["ferry", "mayor", null]);
  expect(votesOf({ title: "Morning recap: Ferry strike begins" }, articles)).toEqual([null]);
  const rescue = "Ferry sinks while divers rescue forty traders beside Lokoja bridge";
  expect(votesOf({ title: `Morning recap: ${rescue}` }, articles)).toEqual([null]);
});

test("a story has a vote of each recap, two at most", () => {
  const recap = { id: "r", title: "Morning recap: Ferry sinks, ferry sinks at jetty", paper: "p", time: now };
  expect(countVotes([recap], articles).get("ferry")).toBe(1);
  expect(countVotes([recap, recap, recap], articles).get("ferry")).toBe(2);
});

function signalsOfStory(articles: TrendArticle[], votes = 0): Signals {
  const [story] = weighStories(articles, now, 36);
  const face = faceOf(articles);
  if (story === undefined || face === undefined) throw new Error("no story");
  return signalsOf(story, face, votes);
}

function signals(title: string, parts: Parameters<typeof trendArticle>[2] = {}, votes = 0): Signals {
  return signalsOfStory([trendArticle(title, 0, parts)], votes);
}

test.each<[keyof Signals, string, number]>([
  ["act", "Court jails canoe owner", 1],
  ["act", "Senate passes canoe bill", 2],
  ["act", "Canoe owner paints hull", 0],
  ["act", "Petition to ban canoes reaches senate", 0],
  ["lives", "Boat mishap kills 31 in Borgu", 4],
  ["lives", "Boat mishap kills ten in Borgu", 3],
  ["lives", "Gunmen kill officer, 12 others in Borgu", 3],
  ["lives", "Boat mishap kills two in Borgu", 2],
  ["lives", "Gunmen kill traders in Borgu", 2],
  ["lives", "Fire guts Borgu market", 1],
  ["lives", "Woman rider dies in Borgu", 1],
  ["lives", "Troops kill bandits in Borgu", 0],
  ["lives", "Boat mishap kills 31 in Borgu, woman rescued", 4],
  ["lives", "Court sentences five to death", 0],
  ["lives", "Man whose six children were killed remarries", 0],
  ["ordinary", "Woman rider dies in Borgu", 1],
  ["ordinary", "Boat mishap kills 31 in Borgu, woman rescued", 0],
  ["consequence", "Petrol hits record in Borgu", 1],
  ["consequence", "Canoe hits record in Borgu", 0],
  ["foreign", "Moscow bakers open Berlin mill", 1],
  ["foreign", "Indonesian bakers open mill", 1],
  ["foreign", "Dutch bakers open mill", 1],
  ["foreign", "Moscow bakers open Kano mill", 0],
  ["foreign", "Nigerian bakers open Berlin mill", 0],
  ["occasion", "Mayor's birthday in Borgu", 1],
  ["occasion", "Court fixes August 31 for ruling on Borgu canoes", 1],
  ["advert", "Firm launches new smartphone in Borgu", 1],
  ["advert", "Army launches raid in Borgu", 0],
  ["words", "Borgu must wait, says mayor", 1],
])("the signal %s of %s is %d", (name, title, value) => {
  expect(signals(title)[name]).toBe(value);
});

test("a match abroad is lighter than one of Nigerians, and only light categories are", () => {
  expect(signals("Arsenal beat Chelsea", { category: "Sports" }).light).toBe(2);
  expect(signals("Super Eagles beat Chad", { category: "Sports" }).light).toBe(1);
  expect(signals("Super Eagles beat Chad", { category: "Politics" }).light).toBe(0);
});

test("editors' votes count, and their top news as half of one", () => {
  expect(signals("Canoe owner paints hull", {}, 2).voted).toBe(2);
  expect(signals("Canoe owner paints hull", { url: "https://a.example/news/top-news/1.html" }).voted).toBe(
    0.5,
  );
});

test("a story that its own later text contradicts loses what its victims weigh", () => {
  const told = [
    trendArticle("Plane crashes in Borgu", 3, { story: "c" }),
    trendArticle("It wasn’t a crash, says airline", 1, { story: "c" }),
  ];
  expect(signalsOfStory(told).lives).toBe(0);
  expect(signalsOfStory(told.slice(0, 1)).lives).toBe(1);
});

test("words about a subject do not weigh what the subject does", () => {
  const papers = (title: string) => {
    const articles = [trendArticle(title, 0), trendArticle("Borgu votes", 0, { story: "s2" })];
    const story = weighStories(articles, now, 36).find(({ articles: [one] }) => one?.title === title);
    return story && signalsOf(story, story.articles[0] as TrendArticle, 0).papers;
  };
  expect(papers("Council opens Borgu polls")).toBeGreaterThan(1);
  expect(papers("Council hails Borgu polls")).toBe(1);
});

test("a score is the sum of the weighed signals", () => {
  const none = Object.fromEntries(Object.keys(WEIGHTS).map((name) => [name, 0])) as unknown as Signals;
  expect(scoreOf(none)).toBe(0);
  for (const [name, weight] of Object.entries(WEIGHTS))
    expect(scoreOf({ ...none, [name]: 2 })).toBeCloseTo(2 * weight);
});
