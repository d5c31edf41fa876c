import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { foldClubName } from "#features/league/intake/names.ts";
import { clubsNamedIn, readHeadline } from "./read-headline.ts";

interface Club {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

const clubs = JSON.parse(readFileSync("src/features/league/sources/bundled/clubs.json", "utf8")) as Club[];
const aliases = new Map(
  clubs.flatMap((club) =>
    [club.id, club.name, ...club.aliases].map((name) => [foldClubName(name), club.id] as const),
  ),
);

/** headline|home club|away club|goals, or "-" if it does not give the result of their match. */
const patterns = readFileSync("tests/fixtures/league/headlines.txt", "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [headline = "", home = "", away = "", label = ""] = line.split("|");
    return { headline, home: aliases.get(foldClubName(home)), away: aliases.get(foldClubName(away)), label };
  });

function labelOf({ headline, home, away }: (typeof patterns)[number]): string {
  const read = readHeadline(headline, aliases);
  if (typeof read === "string") return "-";
  const [first, second] = read.goals;
  if (read.clubs[0] === home && read.clubs[1] === away) return `${first}-${second}`;
  return read.clubs[0] === away && read.clubs[1] === home ? `${second}-${first}` : "other clubs";
}

test("of 109 results in 160 headlines, 98 are read and none wrongly", () => {
  expect(patterns).toHaveLength(160);
  const accepted = patterns.filter((pattern) => labelOf(pattern) !== "-");
  expect(accepted.filter((pattern) => labelOf(pattern) !== pattern.label)).toEqual([]);
  const labelled = patterns.filter(({ label }) => label !== "-");
  expect([accepted.length, labelled.length]).toEqual([98, 109]);
});

test.each([
  ["Glasgow Rangers 2-1 Enyimba", "unclear"],
  ["Rangers 2-1 Celtic", "other"],
  ["Rangers beat Enyimba", "other"],
  ["Rangers 2-1 Enyimba, Barau 1-0 Remo Stars", "unclear"],
  ["", "other"],
])('the headline "%s" is read as %s', (headline, expected) => {
  expect(readHeadline(headline, aliases)).toBe(expected);
});

/** The goals stand in the order in which the headline names the clubs. */
test.each([
  ["a score between the clubs is in their order", "Rangers 1-2 Enyimba", [1, 2]],
  ["each club's goals after its name", "Rangers 1, Enyimba 2", [1, 2]],
  ["two-digit scores", "Rangers 10-0 Enyimba", [10, 0]],
  ["a colon, a dash, and spaces around it", "Rangers 2 – 1 Enyimba", [2, 1]],
  ["the winner first, its goals first", "Rangers beat Enyimba 2-1", [2, 1]],
  ["the winner first, its goals last", "Rangers beat Enyimba 1-2", [2, 1]],
  ["the winner second", "Rangers lose 2-1 to Enyimba", [1, 2]],
  ["the winner second, its goals last", "Rangers lose 1-2 to Enyimba", [1, 2]],
  ["the score after the loser's name", "Rangers condemn Enyimba to 2-0 defeat", [2, 0]],
  ["a draw with its score", "Rangers, Enyimba share points in 1-1 draw", [1, 1]],
  ["a draw without a score", "Rangers, Enyimba in goalless draw", [0, 0]],
])("a headline gives a result: %s", (_, headline, goals) => {
  expect(readHeadline(headline, aliases)).toEqual({ clubs: ["rangers-international", "enyimba"], goals });
});

test.each([
  ["a question", "Rangers 2-1 Enyimba?", "unclear"],
  ["a score of both sides after the names, with nobody winning", "Rangers, Enyimba 1-1", "unclear"],
  ["two scores", "Rangers beat Enyimba 2-1 after 3-0", "unclear"],
  ["a goalless draw with another number", "Rangers, Enyimba in goalless draw, 3 booked", "unclear"],
  ["a club named twice", "Rangers 2-1 Enyimba: Rangers win", "unclear"],
  ["a single club", "Rangers 2-1 Rangers", "other"],
  ["no score", "Rangers travel to Enyimba", "other"],
  ["a score of three digits", "Rangers 100-1 Enyimba", "other"],
])("a headline gives no result: %s", (_, headline, reading) => {
  expect(readHeadline(headline, aliases)).toBe(reading);
});

test.each([
  [300, { clubs: ["rangers-international", "enyimba"], goals: [2, 1] }],
  [301, "other"],
])("of a headline whose second club ends at letter %i, 300 letters are read", (end, reading) => {
  const result = "Rangers 2-1 Enyimba";
  expect(readHeadline(`${"x".repeat(end - result.length - 1)} ${result}`, aliases)).toEqual(reading);
});

test("of several names that fit, the longest names the club, up to three words", () => {
  const names = new Map([
    ["north", "1"],
    ["north end", "2"],
    ["north end city", "3"],
    ["north end city rovers", "4"],
  ]);
  const clubs = ["North", "North End", "North End City", "North End City Rovers"].map((headline) => [
    ...clubsNamedIn(headline, names),
  ]);
  expect(clubs).toEqual([["1"], ["2"], ["3"], ["3"]]);
});
