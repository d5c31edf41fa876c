import { expect, test } from "vitest";
import { articlePage, clubPage, searchPage, topicPage } from "#contracts/addresses.ts";
import { english } from "#words/words.ts";
import { type Findings, groupsOf, markTyped } from "./groups.ts";

const findings: Findings = {
  recent: ["fuel price", "naira"],
  completions: ["naira rate", "naira"],
  places: [],
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

test("a topic and a story say the language in which newspapers wrote them, and nothing else does", () => {
  const written = {
    ...findings,
    topics: [{ _id: "t1", topic: "Naira gains", language: "en" }],
    stories: [{ _id: "a1", headline: "Farashin naira", language: "ha" }],
  };
  const langsIn = (words: Parameters<typeof groupsOf>[2]) =>
    groupsOf("naira", written, words).flatMap(({ options }) => options.flatMap(({ lang }) => lang ?? []));
  expect(langsIn(english)).toEqual(["ha"]);
  expect(langsIn({ ...english, lang: (of) => of ?? "en" })).toEqual(["en", "ha"]);
});

test("a state whose name is typed comes before all else", () => {
  const places = [{ slug: "kaduna", name: "Kaduna" }];
  expect(sectionsFor("kadun", { ...nothing, places })[0]).toEqual(["States", "Kaduna"]);
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

const numbered = (name: string) => Array.from({ length: 7 }, (_, n) => `${name} ${n}`);
const many: Findings = {
  recent: numbered("naira"),
  completions: ["naira 0", ...numbered("naira rate")],
  places: [],
  topics: numbered("Naira topic").map((topic) => ({ _id: topic, topic })),
  papers: numbered("Naira Times"),
  clubs: numbered("Naira FC").map((team_name) => ({ _id: team_name, team_name })),
  stories: numbered("Naira story").map((headline) => ({ _id: headline, headline })),
};

test("at most five searches and topics, and three papers and clubs, are offered; all stories are", () => {
  const counts = groupsOf("naira", many).map(({ title, options }) => [title, options.length]);
  expect(counts).toEqual([
    ["Searches", 5],
    ["Topics", 5],
    ["Papers", 3],
    ["Clubs", 3],
    ["Stories", 7],
    ["", 1],
  ]);
});

test("recent searches that match come before completions, and no search is offered twice", () => {
  expect(sectionsFor("nai", { ...findings, recent: ["fuel", "naira rate"] })[0]).toEqual([
    "Searches",
    "naira rate",
    "naira",
  ]);
  expect(sectionsFor("nai", nothing)[0]).toEqual(["Recent searches", "naira"]);
});

test("each option leads to its page", () => {
  const links = groupsOf("naira", { ...findings, recent: [], completions: ["naira rate"] }).flatMap(
    ({ options }) => options.map(({ to }) => to),
  );
  expect(links).toEqual([
    searchPage("naira rate"),
    topicPage({ _id: "t1", topic: "Naira gains" }),
    "/paper/N%C3%A1%C3%ACr%C3%A0%20Times",
    clubPage("c1"),
    articlePage("a1"),
    searchPage("naira"),
  ]);
});

test("marks are where the letters are, after letters that fold to none or to several", () => {
  expect(markTyped("“Naira” rate", "naira")).toBe("“\u2068Naira\u2069” rate");
  expect(markTyped("Na\u0301ira", "nai")).toBe("\u2068Nái\u2069ra");
  expect(markTyped("Naira", "naira\u0301")).toBe("\u2068Naira\u2069");
});
