import { expect, test } from "vitest";
import { now, trendArticle } from "#tests/support/trend-articles.ts";
import { type Signals, scoreOf, signalsOf, WEIGHTS } from "./newsworthiness.ts";
import { countVotes, isRecap, partsOf, votesOf } from "./recaps.ts";
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
});

test("a story has a vote of each recap, two at most", () => {
  const recap = { id: "r", title: "Morning recap: Ferry sinks, ferry sinks at jetty", paper: "p", time: now };
  expect(countVotes([recap], articles).get("ferry")).toBe(1);
  expect(countVotes([recap, recap, recap], articles).get("ferry")).toBe(2);
});

function signals(title: string, parts: Parameters<typeof trendArticle>[2] = {}, votes = 0): Signals {
  const [story] = weighStories([trendArticle(title, 0, { summary: "It rained.", ...parts })], now, 36);
  if (story === undefined) throw new Error("no story");
  return signalsOf(story, now, votes);
}

test.each<[keyof Signals, string, number]>([
  ["act", "Court jails canoe owner", 1],
  ["act", "Canoe owner paints hull", 0],
  ["deaths", "Boat mishap kills 31 in Borgu", 2],
  ["deaths", "Boat mishap kills two in Borgu", 1],
  ["deaths", "Woman rider dies in Borgu", 0],
  ["consequence", "Petrol hits record in Borgu", 1],
  ["consequence", "Canoe hits record in Borgu", 0],
  ["foreign", "Moscow bakers open Berlin mill", 1],
  ["foreign", "Moscow bakers open Kano mill", 0],
  ["foreign", "Nigerian bakers open Berlin mill", 0],
  ["occasion", "Mayor's birthday in Borgu", 1],
  ["advert", "Firm launches new smartphone in Borgu", 1],
  ["advert", "Army launches raid in Borgu", 0],
  ["remark", "Borgu must wait, says mayor", 1],
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

test("a story that its own later text takes back is contradicted", () => {
  const told = [
    trendArticle("Plane crashes in Borgu", 3, { story: "c" }),
    trendArticle("It wasn’t a crash, says airline", 1, { story: "c" }),
  ];
  const contradicted = (...stories: typeof told) =>
    weighStories(stories, now, 36).map((story) => signalsOf(story, now, 0).contradicted);
  expect(contradicted(...told)).toEqual([1]);
  expect(contradicted(...told.slice(0, 1))).toEqual([0]);
});

test("a score is the sum of the weighed signals", () => {
  const none = Object.fromEntries(Object.keys(WEIGHTS).map((name) => [name, 0])) as unknown as Signals;
  expect(scoreOf(none)).toBe(0);
  for (const [name, weight] of Object.entries(WEIGHTS))
    expect(scoreOf({ ...none, [name]: 2 })).toBeCloseTo(2 * weight);
});
