import { expect, test } from "vitest";
import { type Findings, groupsOf, markTyped } from "./groups.ts";

const findings: Findings = {
  recent: ["fuel price", "naira"],
  completions: ["naira rate", "naira"],
  topics: [
    { _id: "t1", topic: "Naira gains" },
    { _id: "t2", topic: "Ferry" },
  ],
  papers: ["Náìrà Times"],
  clubs: [
    { _id: "c1", team_name: "Naira FC" },
    { _id: "c2", team_name: "Enyimba" },
  ],
  stories: [{ _id: "a1", headline: "\u2068Naira\u2069 gains" }],
};
const nothing: Findings = { ...findings, completions: [], papers: [], stories: [] };
const sectionsFor = (q: string, all: Findings) =>
  groupsOf(q, all).map(({ title, options }) => [title, ...options.map(({ label }) => label)]);

test("sections are in a fixed order, each option once, with the link to all results last", () => {
  expect(sectionsFor("naira", findings)).toEqual([
    ["Searches", "naira", "naira rate"],
    ["Topics", "Naira gains"],
    ["Papers", "Náìrà Times"],
    ["Clubs", "Naira FC"],
    ["Stories", "\u2068Naira\u2069 gains"],
    ["", "All results for “naira”"],
  ]);
});

test("before anything is typed, recent searches and topics are offered", () => {
  expect(sectionsFor("", nothing)).toEqual([
    ["Recent searches", "fuel price", "naira"],
    ["Topics", "Naira gains", "Ferry"],
  ]);
});

test("when nothing matches, only the search itself is offered", () => {
  expect(sectionsFor("xyz", nothing)).toEqual([["", "All results for “xyz”"]]);
});

test("typed letters are marked in a name regardless of accents; a story's own marks are kept", () => {
  expect(markTyped("Naira rate", "nai")).toBe("\u2068Nai\u2069ra rate");
  expect(markTyped("Náìrà Times", "naira")).toBe("\u2068Náìrà\u2069 Times");
  expect(markTyped("The Náìrà", "naira")).toBe("The \u2068Náìrà\u2069");
  expect(markTyped("Enyimba", "kano")).toBe("Enyimba");
  expect(markTyped("Enyimba", "")).toBe("Enyimba");
  expect(markTyped("\u2068Naira\u2069 gains", "gains")).toBe("\u2068Naira\u2069 gains");
});
