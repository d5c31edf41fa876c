import { expect, test } from "vitest";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { readText } from "#platform/text/analysis/read-text.ts";
import { findCouncils, findCounts, findFixture, findPart } from "./headline-features.ts";

const fixtureIn = (headline: string) =>
  findFixture(headline, readText(headline).title)?.map((side) => side) ?? null;

test.each<[string, readonly [string, string] | null]>([
  ["Enyimba beat Barau 2-0", ["enyimba", "barau"]],
  ["Enyimba vs Barau", ["enyimba", "barau"]],
  ["Enyimba lose 1-2 to Barau", ["enyimba", "barau"]],
  ["League: Enyimba hold Barau", ["enyimba", "barau"]],
  ["Super League: Enyimba face Barau", ["enyimba", "barau"]],
  ["Okocha scores as Enyimba beat Barau 2-0", ["enyimba", "barau"]],
  ["Enyimba draw 1-1 with Barau", ["enyimba", "barau"]],
  // No match, or only one side of it.
  ["Enyimba beat 2-0", null],
  ["Enyimba 2-0 Barau", null],
  ["", null],
  ["Enyimba beat Barau to a signing", null],
  ["Beat Barau 2-0, Enyimba told", null],
])("the sides of %j are %j", (headline, sides) => {
  expect(fixtureIn(headline)).toEqual(sides?.map(hashTerm) ?? null);
});

test.each([
  ["Remaking Nigeria (2)", "2"],
  ["Remaking Nigeria [IV]", "iv"],
  ["Remaking Nigeria, Part Two", "two"],
  ["Remaking Nigeria (3), by Folake Adu", "3"],
  ["Remaking Nigeria (Part 12)", "12"],
  ["Election diary (2): Inside the ward", "2"],
  ["Election diary (2) – Inside the ward", "2"],
  ["Election diary Part 3: Inside the ward", "3"],
  ["ELECTION DIARY (II)", "ii"],
  ["Election diary, part six", null],
  ["Arsenal (2) beat Chelsea in cup", null],
  ["Remaking Nigeria (123)", null],
  ["Remaking Nigeria (2027)", null],
  ["Part of the bridge collapses", null],
])("the part of %j is %j", (headline, part) => expect(findPart(headline)).toBe(part));

test.each<[string, readonly string[]]>([
  ["Accord has won Ife Central Local Government Area", ["central"]],
  ["Accord wins Iwo LG, loses Boripe LGA", ["iwo", "borip"]],
  ["Villages of Otukpo local government, in Benue", ["otukpo"]],
  ["Iwo LG wins, Iwo LG chairman says", ["iwo"]],
  // A small letter, a state, a verb, no name at all.
  ["The central LG meets", []],
  ["Osun LG chairmen meet, State Local Government polls loom", []],
  ["Assembly Suspends LG Chairmen", []],
  ["The six most affected LGAs", []],
])("the local governments of %j are %j", (text, councils) => expect(findCouncils(text)).toEqual(councils));

test.each([
  ["Police rescue 13 in Kogi", ["rescu 13"]],
  ["Army frees 16 miners in Kogi", ["miner 16"]],
  ["Blast kills 16 miners in Kogi", []],
  ["Council pays N16 to miners", []],
])("what %s counts is %j", (title, counts) => {
  const expected = counts.map((one) => one.split(" ").map(hashTerm));
  expect(findCounts(readText(title).title).map(({ noun, number }) => [noun, number])).toEqual(expected);
});
