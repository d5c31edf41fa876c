import { expect, test } from "vitest";
import { topicSummary } from "#tests/support/topic-summaries.ts";
import type { NameKind } from "./candidate.ts";
import { completeName, markUnconfirmed } from "./complete.ts";
import { eventNoun, isEvent, isNamedEvent } from "./event-noun.ts";

test.each<[string, string, string[]]>([
  [
    "Geospatial intelligence",
    "Calls for geospatial intelligence",
    ["Experts urge geospatial intelligence in farming", "Don advocates geospatial intelligence"],
  ],
  [
    "Geospatial intelligence",
    "Geospatial intelligence",
    ["Experts urge geospatial intelligence in farming", "Nigeria deploys geospatial intelligence"],
  ],
  // One headline is not enough for "Calls for …".
  ["Geospatial intelligence", "Geospatial intelligence", ["Experts urge geospatial intelligence"]],
  ["Airport fire", "Airport fire scare", ["FAAN: No fire at airport", "Airport fire: It was smoke"]],
  ["Airport fire", "Airport fire", ["FAAN: No fire at airport", "Airport fire kills two", "Airport burns"]],
  ["Airport closure", "Airport closure", ["FAAN: No fire at airport", "Not fire, says FAAN"]],
])("the name %j becomes %j given the headlines %j", (name, completed, headlines) => {
  expect(markUnconfirmed(name, headlines)).toBe(completed);
});

test.each<[string | null, string[]]>([
  ["fire", ["Fire guts Lagos airport", "Airport fire: flights resume", "Lagos airport fire put out"]],
  ["fire", ["Fire guts Lagos airport", "Airport fire: flights resume", "Flights resume", "Fire was small"]],
  [null, ["Fire guts Lagos airport", "Airport fire: flights resume", "Flights resume"]],
  // Twice in one headline counts once; of two events the first in the alphabet is chosen.
  [null, ["Fire, fire at Lagos airport", "Flights resume"]],
  ["fire", ["Fire and flood at Lagos airport", "Flood, fire at airport"]],
  ["flood", ["Fire and flood at Lagos airport", "Flood at airport", "Flood, fire at sea", "Flood again"]],
  [null, ["Flights resume at Lagos airport"]],
])("the event noun is %j in the headlines %j", (event, headlines) => {
  expect(eventNoun(headlines)).toBe(event);
});

test("plural event nouns are recognised; a competition counts only as a named event", () => {
  expect(["fire", "fires", "cup", "ferry"].map(isEvent)).toEqual([true, true, false, false]);
  expect(["fire", "cup", "olympics", "ferry"].map(isNamedEvent)).toEqual([true, true, true, false]);
});

const completed = (
  text: string,
  headlines: readonly string[],
  parts: Parameters<typeof topicSummary>[0] = {},
  kind: NameKind = "nouns",
): string =>
  completeName({ text, printed: text, kind, titleCase: false, story: "s1" }, topicSummary(parts), headlines);

test.each<[string, string, string, string[]]>([
  [
    "three in five uses have it",
    "defence minister road law",
    "minister road law",
    ["defence minister road", "defence minister road", "defence minister", "minister road", "minister road"],
  ],
  [
    "fewer have it",
    "minister road law",
    "minister road law",
    ["defence minister", "defence minister", "minister", "minister"],
  ],
  ["one use has it", "minister road law", "minister road law", ["defence minister"]],
  [
    "the name has four words",
    "minister road law list",
    "minister road law list",
    ["defence minister", "defence minister"],
  ],
  [
    "two words precede it",
    "canoe defence minister road",
    "minister road",
    ["canoe defence minister", "canoe defence minister"],
  ],
  ["a small word precedes it", "minister road law", "minister road law", ["the minister", "the minister"]],
  ["a mark stands between", "minister road law", "minister road law", ["canoe, minister", "canoe: minister"]],
  ["a mark opens it", "minister road law", "minister road law", ["canoe ‘minister’", "canoe ‘minister’"]],
  ["a number precedes it", "minister road law", "minister road law", ["40 minister", "40 minister"]],
  [
    "a word that says nothing precedes it",
    "minister road law",
    "minister road law",
    ["fresh minister", "fresh minister"],
  ],
  [
    "a word precedes it that is a verb after a plural",
    "church road law",
    "church road law",
    ["Gunmen attack church", "Gunmen attack church"],
  ],
  [
    "a verb precedes it",
    "minister road law",
    "minister road law",
    ["Adu rejects minister", "Adu rejects minister"],
  ],
  [
    "a body precedes a name",
    "Infantino road law",
    "Infantino road law",
    ["FIFA Infantino", "FIFA Infantino"],
  ],
  ["a body precedes a common word", "FIFA boss road law", "boss road law", ["FIFA boss", "FIFA boss"]],
  [
    "the more frequent of two words that precede it",
    "canoe boss road law",
    "boss road law",
    ["canoe boss", "canoe boss", "drum boss"],
  ],
])("the word that nearly always precedes a name belongs to it: %s: %j", (_, expected, name, headlines) => {
  expect(completed(name, headlines)).toBe(expected);
});

test.each<[string, string, string, Parameters<typeof topicSummary>[0], string[]]>([
  ["a place", "Kano road law", "road law", { mainNames: ["kano"] }, ["Kano road"]],
  ["no main name", "road law", "road law", {}, ["Kano road"]],
  [
    "a place in the name already",
    "Kano road law",
    "Kano road law",
    { mainNames: ["kano", "ondo"] },
    ["Ondo and Kano road"],
  ],
  ["a place and “of”", "law of road", "law of road", { mainNames: ["kano"] }, ["Kano road"]],
  ["a place that all headlines have", "road law", "road law", { mainNames: ["nigeria"] }, ["Nigeria road"]],
  ["a body", "road law", "road law", { mainNames: ["inec"] }, ["INEC road"]],
  ["a place that no headline prints", "road law", "road law", { mainNames: ["kano"] }, ["road"]],
  [
    "a place before five words",
    "old big long road law",
    "old big long road law",
    { mainNames: ["kano"] },
    ["Kano"],
  ],
  ["a place before “to”", "Kano’s way to market", "way to market", { mainNames: ["kano"] }, ["Kano"]],
  ["a state with a body", "Kano INEC law", "INEC law", { mainNames: ["kano"] }, ["Kano law"]],
  ["a country with a body", "INEC law", "INEC law", { mainNames: ["ghana"] }, ["Ghana law"]],
  ["a country with a year", "2027 law list", "2027 law list", { mainNames: ["ghana"] }, ["Ghana law"]],
  ["a country with another", "Togo road law", "Togo road law", { mainNames: ["ghana"] }, ["Ghana road"]],
  [
    "a country with Nigeria",
    "Ghana Nigeria road law",
    "Nigeria road law",
    { mainNames: ["ghana"] },
    ["Ghana road"],
  ],
  ["a person who owns it", "Wike’s letter list", "letter list", { mainNames: ["wike"] }, ["Wike’s letter"]],
  ["a person before it", "Wike’s letter list", "letter list", { mainNames: ["wike"] }, ["Wike letter"]],
  ["a person elsewhere", "letter list", "letter list", { mainNames: ["wike"] }, ["Wike buys letter"]],
  [
    "a person before three words",
    "letter road list",
    "letter road list",
    { mainNames: ["wike"] },
    ["Wike’s letter"],
  ],
  [
    "a person and an event",
    "Wike’s road protest",
    "road protest",
    { mainNames: ["wike"] },
    ["Wike buys road"],
  ],
  [
    "the more frequent of two places",
    "Ondo road law",
    "road law",
    { mainNames: ["kano", "ondo"], shares: { kano: 0.7, ondo: 0.8 } },
    ["Kano, Ondo road"],
  ],
  [
    "the first of two equal places",
    "Kano road law",
    "road law",
    { mainNames: ["ondo", "kano"], shares: { kano: 0.7, ondo: 0.7 } },
    ["Ondo, Kano road"],
  ],
])("whom most headlines name is put before a name: %s: %j", (_, expected, name, topic, headlines) => {
  expect(completed(name, headlines, topic)).toBe(expected);
});

test("a subject of Nigeria and another country gets both names", () => {
  const twice = ["Nigeria, Ghana seek law", "Nigeria, Ghana sign law"];
  expect(completed("Ghana road law", twice)).toBe("Nigeria-Ghana road law");
  expect(completed("Ghana road law", twice.slice(1))).toBe("Ghana road law");
  expect(completed("road Ghana law", ["Nigeria, road", "Nigeria, road"])).toBe("road Ghana law");
});

test.each<[string, string, string, Parameters<typeof topicSummary>[0], string[]]>([
  ["a short name", "Lagos airport fire", "Lagos airport", {}, ["Fire in Lagos"]],
  ["a longer name that says enough", "old canoe yam", "old canoe yam", {}, ["Fire in Lagos"]],
  ["a longer name of something built", "old canoe airport fire", "old canoe airport", {}, ["Fire in Lagos"]],
  ["a longer name of somebody", "Musa Bala Okoro fire", "Musa Bala Okoro", {}, ["Fire in Lagos"]],
  ["a name with an event", "airport protest", "airport protest", {}, ["Fire in Lagos"]],
  ["no event", "Lagos airport", "Lagos airport", {}, ["Lagos airport"]],
  [
    "what headlines tell of something built",
    "Lagos airport attack",
    "Lagos airport",
    { shares: { attack: 0.66 } },
    ["Lagos airport"],
  ],
  [
    "what fewer headlines tell",
    "Lagos airport",
    "Lagos airport",
    { shares: { attack: 0.65 } },
    ["Lagos airport"],
  ],
  ["what headlines tell of a place", "Lagos attack", "Lagos", { shares: { attack: 1 } }, ["Lagos"]],
  [
    "what headlines tell of something else",
    "canoe yam",
    "canoe yam",
    { shares: { attack: 1 } },
    ["canoe yam"],
  ],
  ["a name of five words", "Musa Bala Okoro Adu Bello", "Musa Bala Okoro Adu Bello", {}, ["Fire in Lagos"]],
  ["somebody’s cup", "Musa’s Cup win", "Musa’s Cup", { shares: { win: 0.66 } }, ["Final in Lagos"]],
  [
    "somebody’s cup that fewer win",
    "Musa’s Cup",
    "Musa’s Cup",
    { shares: { win: 0.65 } },
    ["Final in Lagos"],
  ],
  ["a cup of nobody", "Super Cup final", "Super Cup", { shares: { win: 1 } }, ["Final in Lagos"]],
])("the event is put behind a name that leaves it open: %s: %j", (_, expected, name, topic, headlines) => {
  expect(completed(name, headlines, topic)).toBe(expected);
});

test("a deed’s name gets no event, a sentence nothing at all", () => {
  expect(completed("Lagos airport", ["Fire in Lagos"], {}, "deed")).toBe("Lagos airport");
  expect(completed("airport", ["Kano airport", "Kano airport"], {}, "sentence")).toBe("airport");
});

test.each<[string, string, string, string[]]>([
  [
    "a possessive name",
    "Adu’s intelligence",
    "Adu’s intelligence",
    ["Don urges Adu’s intelligence", "Don seeks Adu’s intelligence"],
  ],
  [
    "a name of three words",
    "Calls for new big canoes",
    "new big canoes",
    ["Don urges new big canoes", "Don seeks new big canoes"],
  ],
  [
    "a name of four words",
    "new big old canoes",
    "new big old canoes",
    ["Don urges new big old canoes", "Don seeks new big old canoes"],
  ],
  [
    "two in three headlines print it",
    "Calls for canoes",
    "canoes",
    ["Don urges canoes", "Don seeks canoes", "Rain"],
  ],
  [
    "half of the headlines print it",
    "canoes",
    "canoes",
    ["Don urges canoes", "Don seeks canoes", "Rain", "Sun"],
  ],
  [
    "no headline prints it with a small letter",
    "Calls for Canoes",
    "Canoes",
    ["Don urges Canoes", "Don seeks Canoes"],
  ],
  ["a release that is called for", "Calls for Adu’s release", "Adu’s release", ["Don urges Adu’s release"]],
])("what is only demanded is marked: %s: %j", (_, expected, name, headlines) => {
  expect(markUnconfirmed(name, headlines)).toBe(expected);
});
