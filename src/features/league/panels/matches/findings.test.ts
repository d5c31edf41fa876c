import { expect, test } from "vitest";
import type { HeadToHead } from "#features/league/contract/shapes.ts";
import { hausa } from "#tests/support/hausa.ts";
import { changeFinding, homeFormSentence, meetingsFinding } from "./findings.ts";

/** "AB2-1": A at home beat B; "AB2-1n" on neutral ground; "AB?-?" has not been played; the newest first. */
function overlaps(...results: string[]): HeadToHead {
  const recent_matches = results.map((result) => ({
    home_team: result[0],
    away_team: result[1],
    home_score: scoreOf(result[2]),
    away_score: scoreOf(result[4]),
    round: result.endsWith("n") ? "Play-off" : "Round 7",
  }));
  return { team1: "A", team2: "B", recent_matches, unbroken: results.length } as unknown as HeadToHead;
}

function scoreOf(digit: string | undefined): number | null {
  return digit === "?" ? null : Number(digit);
}

const times = (count: number, result: string) => Array.from({ length: count }, () => result);

test.each([
  [["AB1-0", "BA0-3", "AB2-1"], "A won the last three"],
  [["BA1-0", "AB0-3", "BA2-1", "BA0-4"], "B won the last three"],
  [["BA3-3", "AB1-1", "BA1-0"], "The home side has not lost in three meetings"],
  [["AB3-3", "BA3-0", "AB2-4"], "B have not lost in three meetings"],
  [["AB0-2", "BA1-1", "AB2-0", "BA0-1", "AB3-0"], "Two goals at most in each of four meetings"],
  [["AB0-3", "BA0-2", "AB2-0", "BA1-1"], null],
  [["AB1-0", "BA0-3"], null],
  [["AB?-?", "AB1-0", "BA0-3", "AB2-1"], "A won the last three"],
  [["AB?-9", "AB1-0", "BA0-3", "AB2-1"], "A won the last three"],
  [["AB1-0", "BA0-3", "AB2-?", "BA2-?"], null],
  [["AB1-0", "BA3-2", "BA2-0", "AB0-0"], "The home side has not lost in four meetings"],
  [["BA1-1", "AB3-3", "BA0-4"], "A have not lost in three meetings"],
  [["AB0-1", "BA0-1", "AB2-0"], "Two goals at most in each of three meetings"],
  [["AB0-1", "BA0-3"], null],
  [["BA3-0", "AB1-3n", "AB3-0", "BA1-0"], "The home side has not lost in three meetings"],
  [["BA3-3", "AB4-1n", "BA1-0"], null],
  [[], null],
])("the meetings %j give the finding: %s", (results, finding) => {
  expect(meetingsFinding(overlaps(...results))).toBe(finding);
});

test.each([
  [10, "A won the last ten"],
  [11, "A won the last 11"],
])("a run is counted in words up to ten: %d matches give %j", (count, finding) => {
  expect(meetingsFinding(overlaps(...times(count, "BA0-3")))).toBe(finding);
});

test("a run goes back no further than a season that is not held", () => {
  const meetings = overlaps(...times(5, "BA0-3"));
  expect(meetingsFinding({ ...meetings, unbroken: 4 })).toBe("A won the last four");
  expect(meetingsFinding({ ...meetings, unbroken: 2 })).toBeNull();
});

test("in another language runs are counted in digits", () => {
  expect(meetingsFinding(overlaps("BA1-1", "AB3-3", "BA0-4"), hausa)).toBe("A ba su sha kaye ba a haɗuwa 3");
  expect(homeFormSentence("Bendel", "LWDWW", hausa)).toBe("Bendel suna gida, ba su sha kaye ba a wasanni 4.");
  expect(homeFormSentence("Bendel", "WLDL", hausa)).toBe("Bendel suna gida, ba su yi nasara ba a wasanni 3.");
});

test.each([
  ["LWDW", "Bendel play at home and have not lost in three."],
  ["WDW", "Bendel play at home and have not lost in three."],
  ["LLL", "Bendel play at home and have not won in three."],
  ["WLDL", "Bendel play at home and have not won in three."],
  ["LWD", "Bendel play at home."],
  ["WDL", "Bendel play at home."],
  ["LWDWW", "Bendel play at home and have not lost in four."],
  ["WLDLD", "Bendel play at home and have not won in four."],
  ["WLWLW", "Bendel play at home."],
  ["", "Bendel play at home."],
])("the form %s is described as: %s", (form, sentence) => {
  expect(homeFormSentence("Bendel", form)).toBe(sentence);
});

test.each([
  ["the club that climbs further", [8, 4], [14, 15], "Rangers climb from 8th to 4th"],
  ["the club that falls further", [3, 2], [11, 14], "Bayelsa fall from 11th to 14th"],
  ["neither", [1, 1], [20, 20], "Both clubs stay in their places"],
] as const)("what a match changed names %s", (_, one, other, finding) => {
  const moves = [
    { club: "Rangers", from: one[0], to: one[1] },
    { club: "Bayelsa", from: other[0], to: other[1] },
  ];
  expect(changeFinding(moves)).toBe(finding);
});
