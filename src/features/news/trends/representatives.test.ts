import { expect, test } from "vitest";
import { now, trendArticle } from "#tests/support/trend-articles.ts";
import { findLeads } from "./leads.ts";
import {
  casualtyToll,
  casualtyWeight,
  findOvertaken,
  isOnlyStatements,
  representativesOf,
  suitabilityOf,
} from "./representatives.ts";
import type { TrendArticle } from "./trend-article.ts";

test("a report of something that has since been withdrawn does not represent its story", () => {
  const story = [
    trendArticle("School tells girls not to shake hands in advisory", 3, { story: "s", paper: "A" }),
    trendArticle("School withdraws hand-shake advisory after backlash", 2, {
      story: "s",
      paper: "B",
      kind: "reaction",
    }),
  ];
  expect(representativesOf(story).map(({ title }) => title)).toEqual([story[1]?.title]);
});

const fire = "Fire destroys granary in Kainji";
test.each([
  "Guild rallies behind weaver after insult",
  "King welcomes baby girl with wife",
  "Weaver weds drummer",
])("sympathy and family occasions do not lead ahead of an event: %s", (title) => {
  const inTwoPapers = (story: string, headline: string, hours: number) =>
    ["A", "B"].map((paper) =>
      trendArticle(headline, hours, { story, subject: story, paper, summary: "Said the palace." }),
    );
  const articles = [...inTwoPapers("light", title, 1), ...inTwoPapers("fire", fire, 3)];
  const [lead] = findLeads(articles, now);
  expect(articles.find(({ id }) => id === lead)?.title).toBe(fire);
});

const suitability = (title: string, parts: Partial<TrendArticle> = {}, papers = 1) =>
  suitabilityOf(trendArticle(title, 1, { summary: "It rained.", ...parts }), papers);
const event = "Council opens Borgu clinic";

test.each<[number, string, Partial<TrendArticle>?, number?]>([
  [1, event],
  [0.8, event, { summary: "" }],
  [0.6, `PHOTOS: ${event}`],
  [0.6 * 0.7, "‘We opened Borgu clinic’"],
  [0.45, `TECH FEATURE: ${event}`],
  [0.7, `Why council opens Borgu clinic`],
  [0.7, event, { kind: "opinion" }],
  [0.7, event, { kind: "preview" }],
  [1, event, { kind: "reaction" }],
  [0.7 * 0.6, `PHOTOS: ${event}`, { kind: "opinion" }],
  // A statement that three papers print counts as an event.
  [0.7, "Adu urges council to open Borgu clinic", {}, 1],
  [0.7, "Adu urges council to open Borgu clinic", {}, 2],
  [1, "Adu urges council to open Borgu clinic", {}, 3],
  // A headline without a verb tells no event, unless it is in a language whose verbs we do not know.
  [0.6, "Borgu council and its old roads"],
  [0.6, "Opens"],
  [1, "Borgu council and its old roads", { language: "ha" }],
])("how well an article would open a list, %d: %s %o in %s papers", (expected, title, parts, papers) => {
  expect(suitability(title, parts, papers)).toBeCloseTo(expected);
});

test.each([
  [1, event],
  [1.2, "Gunmen abduct Borgu teachers"],
  [1, "Boat mishap: one passenger died in Borgu"],
  [1, "1 dead in Borgu"],
  [1.2, "2 dead in Borgu"],
  [1.2, "19 killed in Borgu"],
  [1.5, "20 killed in Borgu"],
  [1.5, "Flood kills 1,200 in Borgu"],
])("the weight of the headline's victims is %d: %s", (weight, title) => {
  expect(casualtyWeight(title)).toBe(weight);
});

test.each([
  ["12 killed in Borgu", "12"],
  ["Flood kills 1,200 in Borgu", "1200"],
  ["12 persons feared dead in Borgu", "12"],
  ["Death toll hits 15", "15"],
  ["Death toll in Borgu flood hits 15", "15"],
  ["Flood: death toll in Niger State rises from 10 to 25", "25"],
  [event, null],
])("the toll in “%s” is %s", (title, toll) => {
  expect(casualtyToll(title)).toBe(toll);
});

const story = (...reports: (readonly [title: string, hours: number, parts?: Partial<TrendArticle>])[]) =>
  reports.map(([title, hours, parts], at) => trendArticle(title, hours, { id: `${at}`, ...parts }));
const overtaken = (...reports: Parameters<typeof story>) => [...findOvertaken(story(...reports))].toSorted();

test("an interim state is overtaken by any newer telling", () => {
  const lead = "Kainji take early lead against Borgu";
  expect(overtaken([lead, 3], [event, 2])).toEqual(["0"]);
  expect(overtaken([event, 3], [lead, 2])).toEqual([]);
  expect(overtaken([lead, 3])).toEqual([]);
});

test("a toll is overtaken by a different newer one, not by the same", () => {
  const [twelve, fifteen] = ["Boat mishap kills 12 in Kainji", "Boat mishap kills 15 in Kainji"];
  expect(overtaken([twelve, 3], [fifteen, 2])).toEqual(["0"]);
  expect(overtaken([fifteen, 3], [twelve, 2])).toEqual(["0"]);
  expect(overtaken([twelve, 3], [twelve, 2])).toEqual([]);
  expect(overtaken([twelve, 3], [event, 2])).toEqual([]);
});

test("a reaction is overtaken only if others report", () => {
  expect(overtaken([event, 3], [event, 2, { kind: "reaction" }])).toEqual(["1"]);
  expect(overtaken([event, 3, { kind: "preview" }], [event, 2, { kind: "reaction" }])).toEqual([]);
});

test("tellings far from the centre of their story do not represent it", () => {
  const [fire, fireToo] = ["Fire guts Kainji market", "Fire guts Kainji market shops"];
  const representatives = representativesOf(story([fire, 9], [fireToo, 6], [event, 1]));
  expect(representatives.map(({ title }) => title)).toEqual([fireToo, fire]);
});

test("a copy represents its story only if there is no original; of equally new tellings the lower id is first", () => {
  const represents = (...reports: Parameters<typeof story>) =>
    representativesOf(story(...reports)).map(({ id }) => id);
  expect(represents([event, 3], [event, 2, { copyOf: "0" }])).toEqual(["0"]);
  expect(represents([event, 3, { copyOf: "x" }], [event, 2, { copyOf: "x" }])).toEqual(["1", "0"]);
  expect(represents([event, 2], [event, 2])).toEqual(["0", "1"]);
});

test("a story is only statements if every article is one", () => {
  const words = "Adu hails Borgu nurses";
  expect(isOnlyStatements(story([words, 1], [words, 2]))).toBe(true);
  expect(isOnlyStatements(story([words, 1], [event, 2]))).toBe(false);
});
