import { expect, test } from "vitest";
import { hausa } from "#tests/support/hausa.ts";
import { clubLine } from "./club-line.ts";

const club = { id: "bendel", team: "Bendel Insurance" };
const atHome = {
  home_id: "bendel",
  home_team: "Bendel Insurance",
  away_team: "Rivers United",
  date: "2025-12-13",
};
const away = {
  home_id: "rivers",
  home_team: "Rivers United",
  away_team: "Bendel Insurance",
  date: "2025-12-13",
};

test.each([
  [{ position: 13, points: 20, matches_played: 15 }, atHome, "13th · 20 points · v Rivers, Sat 13 Dec"],
  [{ position: 1, points: 1, matches_played: 1 }, away, "1st · 1 point · at Rivers, Sat 13 Dec"],
  [{ position: 13, points: 20, matches_played: 15 }, undefined, "13th · 20 points"],
  [{ position: 1, points: 0, matches_played: 0 }, atHome, "v Rivers, Sat 13 Dec"],
  [{ matches_played: 2 }, undefined, "0th · 0 points"],
  [null, undefined, ""],
  [undefined, away, "at Rivers, Sat 13 Dec"],
])("a club with the row %j and the match %j has the line: %s", (row, next, line) => {
  expect(clubLine(club, row, next)).toBe(line);
});

test("in another language the line has that language's place, points and day", () => {
  const row = { position: 13, points: 20, matches_played: 15 };
  expect(clubLine(club, row, atHome, hausa)).toBe("na 13 · maki 20 · v Rivers, Asa 13 Dis");
});
