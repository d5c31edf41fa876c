import { expect, test } from "vitest";
import { isFillerWord, nameCandidates } from "./name-candidates.ts";

const textsOf = (title: string, summary = ""): string[] =>
  nameCandidates(title, summary).map(({ text }) => text);

test.each<[string, string, string[]]>([
  ["a phrase and its endings", "Kano canoe market", ["Kano canoe market", "canoe market"]],
  [
    "a phrase of five words",
    "small Kano canoe market road",
    ["small Kano canoe market road", "Kano canoe market road", "canoe market road", "market road"],
  ],
  [
    "no phrase of six words",
    "old small Kano canoe market road",
    ["small Kano canoe market road", "Kano canoe market road", "canoe market road", "market road"],
  ],
  ["nothing that opens with a word that says nothing", "fresh canoe market", ["canoe market"]],
  ["nothing after “of”", "ministry of canoe roads", ["ministry of canoe roads"]],
  [
    "no end of a two-word name",
    "small Middle East market",
    ["small Middle East market", "Middle East market"],
  ],
  [
    "a phrase with its place, and without it",
    "canoe market in Kano",
    ["canoe market in Kano", "market in Kano", "canoe market"],
  ],
  ["no single word without its place", "markets in Kano", ["markets in Kano"]],
  ["nothing that is counted", "three canoe markets", []],
  ["something of a year", "2027 canoe market", ["2027 canoe market", "canoe market"]],
  ["something whose name has a digit", "A2 canoe market", ["A2 canoe market", "canoe market"]],
  ["counted deaths, without the number", "three canoe deaths", ["canoe deaths"]],
  ["nothing for a single word", "canoes", []],
  ["nothing for nothing", "", []],
])("a headline offers %s: %j offers %j", (_, title, texts) => {
  expect(textsOf(title)).toEqual(texts);
});

test.each<[string, string, boolean]>([
  ["Bala Okoro’s canoe market", "canoe market", true],
  ["Bala Okoro market road", "Okoro market road", false],
  ["Kano Okoro market road", "Okoro market road", true],
  ["governor Okoro market road", "Okoro market road", true],
  ["small Okoro market road", "Okoro market road", true],
  ["Bala canoe market road", "canoe market road", true],
])("an end may not begin within a name: %j offers %j: %j", (title, text, expected) => {
  expect(textsOf(title).includes(text)).toBe(expected);
});

test.each<[string, string, string, boolean]>([
  ["a list owns it together", "Adu, Bello, Obi’s canoe papers", "Obi’s canoe papers", false],
  ["one person owns it", "lagos traders, Obi’s canoe papers", "Obi’s canoe papers", true],
  ["it was foiled", "Police foil canoe theft", "canoe theft", false],
  ["it was withdrawn", "Police withdraw canoe charges", "canoe charges", false],
  ["there is none", "Police find no canoe theft", "canoe theft", false],
  ["it happened", "Police saw canoe theft", "canoe theft", true],
  ["somebody is one of several", "Police saw Adu, Bala Okoro, Bello today", "Bala Okoro", false],
  ["somebody is the first of two", "Police saw Bala Okoro, canoes today", "Bala Okoro", true],
  ["somebody follows a list of things", "Police saw canoes, Bala Okoro, yams today", "Bala Okoro", true],
  ["something follows a name", "Police saw Adu, canoe market, yams today", "canoe market", true],
])(
  "what a headline does not tell as one thing is not offered; %s: %j offers %j: %j",
  (_, title, text, expected) => {
    expect(textsOf(title).includes(text)).toBe(expected);
  },
);

test.each<[string, string, string, boolean]>([
  ["“for” after a common word", "Union wants budget for canoe market", "budget for canoe market", true],
  [
    "“against” after a common word",
    "Union wants budget against canoe market",
    "budget against canoe market",
    true,
  ],
  [
    "“for” after a word that is a name as often as not",
    "Union wants bridge for canoe market",
    "bridge for canoe market",
    false,
  ],
  ["“for” after a name", "Union wants Atiku for canoe market", "Atiku for canoe market", false],
  [
    "“with” after a word that needs it",
    "Union wants talks with canoe market",
    "talks with canoe market",
    true,
  ],
  ["“with” after another word", "Union wants yams with canoe market", "yams with canoe market", false],
  ["a word that joins nothing", "Union wants talks after canoe market", "talks after canoe market", false],
  [
    "a comma before the word that joins",
    "Union wants talks, with canoe market",
    "talks with canoe market",
    false,
  ],
  ["five words", "Union wants yam talks with canoe market", "yam talks with canoe market", true],
  ["six words", "Union wants old yam talks with canoe market", "old yam talks with canoe market", false],
  ["nothing after the word that joins", "Union wants talks with", "talks with", false],
])("two phrases are joined by a small word; %s: %j offers %j: %j", (_, title, text, expected) => {
  expect(textsOf(title).includes(text)).toBe(expected);
});

test("a joined phrase needs two articles", () => {
  const candidates = nameCandidates("Union wants talks with canoe market", "");
  expect(candidates.filter(({ needsTwoArticles }) => needsTwoArticles).map(({ text }) => text)).toEqual([
    "talks with canoe market",
  ]);
});

test.each<[string, string, string, boolean]>([
  ["who, deed and object", "Traders block Kano road", "Traders block Kano road", true],
  ["a command", "Block Kano road today", "Block Kano road today", false],
  ["a deed without its object", "Kano traders block", "Kano traders block", false],
  ["no deed", "Kano traders road map", "Kano traders road map", true],
  ["somebody’s claim", "Traders block Kano road, says union", "Traders block Kano road", false],
  ["a deed without its amount", "China grants N40bn canoes", "China grants canoes", true],
  ["a deed with its amount", "China grants N40bn canoes", "China grants N40bn canoes", false],
])("a short headline is offered if it is a sentence; %s: %j offers %j: %j", (_, title, text, expected) => {
  expect(textsOf(title).includes(text)).toBe(expected);
});

test.each([
  ["an amount", "Traders lose N40bn yams", "Traders lose yams"],
  ["an amount with “in”", "Traders lose ₦40 million in yams", "Traders lose yams"],
  ["“over” and a number", "Traders lose over 26,272 yams", "Traders lose yams"],
  ["three digits", "Traders lose 400 yams", "Traders lose yams"],
])("%s is left out of a sentence: %j offers %j", (_, title, text) => {
  expect(textsOf(title)).toContain(text);
});

test("a year, a small count and a length of time are not left out of a sentence", () => {
  const sentencesOf = (title: string) =>
    nameCandidates(title, "")
      .filter(({ kind }) => kind === "sentence")
      .map(({ text }) => text);
  expect(sentencesOf("Traders lose 2027 yams")).toEqual(["Traders lose 2027 yams"]);
  // A name has no number but a year.
  expect(sentencesOf("Traders lose 12 yams")).toEqual([]);
  expect(sentencesOf("Traders lose 400 days")).toEqual([]);
});

test("a kicker of two words is offered as such", () => {
  const [first] = nameCandidates("Canoe probe: Traders block Kano road", "");
  expect(first).toEqual({ text: "Canoe probe", printed: "Canoe probe", kind: "kicker", titleCase: true });
  expect(textsOf("Probe: Traders block Kano road")).not.toContain("Probe");
});

test("the phrases of the summary’s first sentence are offered, with their capitals", () => {
  const candidates = nameCandidates(
    "Kano Traders Block Road",
    "Heavy canoe traffic has returned. Another yam market has opened.",
  );
  const texts = candidates.map(({ text }) => text);
  expect(texts).toContain("canoe traffic");
  expect(texts).not.toContain("yam market");
  expect(candidates.find(({ text }) => text === "canoe traffic")?.titleCase).toBe(false);
  expect(candidates.find(({ text }) => text === "Kano Traders")?.titleCase).toBe(true);
});

test("a summary without a full stop is not read", () => {
  expect(textsOf("Traders sleep", "Heavy canoe traffic has returned")).not.toContain("canoe traffic");
});

test("somebody in a list of the summary is not offered", () => {
  const inSummary = (summary: string) => textsOf("Traders sleep", summary).includes("Bala Okoro");
  expect(inSummary("Police saw Adu, Bala Okoro, Bello today.")).toBe(false);
  expect(inSummary("Police saw Bala Okoro today.")).toBe(true);
});

test.each([
  ["done to it", "Police arrest Kano SSG", "Kano SSG’s arrest", "Kano SSG"],
  [
    "done to a plural",
    "Police arrest Kano canoe thieves",
    "Kano canoe thieves’ arrest",
    "Kano canoe thieves",
  ],
  ["done to a number", "Police arrest 26 canoe thieves", "canoe thieves’ arrest", "canoe thieves"],
  [
    "done to somebody in a place",
    "Police arrest canoe thieves in Kano",
    "canoe thieves’ arrest",
    "canoe thieves",
  ],
])("a phrase offers the deed %s: %j offers %j", (_, title, text, printed) => {
  const candidate = nameCandidates(title, "").find((one) => one.text === text);
  expect(candidate).toMatchObject({ kind: "deed", printed, deed: { noun: "arrest" } });
});

test("a deed done to one word or to a phrase with a place is not named by it", () => {
  expect(textsOf("Police arrest thieves")).not.toContain("thieves’ arrest");
  expect(textsOf("Police arrest thieves in Kano")).not.toContain("thieves in Kano’s arrest");
});

test.each([
  "canoe market?",
  "our canoe market",
  "how canoe market",
  "historic canoe market",
  "canoe market update",
  "champions market",
])("%j is not offered as a name", (text) => {
  expect(textsOf(text)).not.toContain(text);
});

test("a word that opens a phrase and says nothing is filler", () => {
  expect(["fresh", "four", "canoe"].map(isFillerWord)).toEqual([true, true, false]);
});

test("hashtags are not read", () => {
  expect(textsOf("#CanoeMarket: Kano canoe market")).toEqual(textsOf("Kano canoe market"));
});
