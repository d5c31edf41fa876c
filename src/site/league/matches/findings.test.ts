import { expect, test } from "vitest";
import type { HeadToHead } from "#contracts/league-shapes.ts";
import { homeFormSentence, meetingsFinding } from "./findings.ts";

/** "AB2-1": A at home beat B; the newest first. */
function overlaps(...results: string[]): HeadToHead {
  const recent_matches = results.map((result) => ({
    home_team: result[0],
    away_team: result[1],
    home_score: Number(result[2]),
    away_score: Number(result[4]),
  }));
  return { team1: "A", team2: "B", recent_matches } as unknown as HeadToHead;
}

test.each([
  [["AB1-0", "BA0-3", "AB2-1"], "A won the last three"],
  [["AB1-0", "BA3-2", "BA2-0", "AB0-0"], "The home side has not lost in four meetings"],
  [["BA1-1", "AB3-3", "BA0-4"], "A have not lost in three meetings"],
  [["AB0-1", "BA0-1", "AB2-0"], "Two goals at most in each of three meetings"],
  [["AB0-1", "BA0-3"], null],
  [[], null],
])("the meetings %j give the finding: %s", (results, finding) => {
  expect(meetingsFinding(overlaps(...results))).toBe(finding);
});

test.each([
  ["LWDWW", "Bendel play at home and have not lost in four."],
  ["WLDLD", "Bendel play at home and have not won in four."],
  ["WLWLW", "Bendel play at home."],
  ["", "Bendel play at home."],
])("the form %s is described as: %s", (form, sentence) => {
  expect(homeFormSentence("Bendel", form)).toBe(sentence);
});
