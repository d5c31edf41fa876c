import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { foldClubName } from "#domains/league/intake/names.ts";
import { readHeadline } from "./read-headline.ts";

interface Club {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

const clubs = JSON.parse(readFileSync("src/domains/league/sources/bundled/clubs.json", "utf8")) as Club[];
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
