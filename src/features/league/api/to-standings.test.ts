import { expect, test } from "vitest";
import { championsOf, nextSeasonOf } from "./to-standings.ts";

const snapshot = (next: readonly string[]) =>
  ({
    clubs: new Map([["a", { id: "a", name: "Enyimba" }]]),
    season: { id: "2025-26" },
    seasons: ["2024-25", "2025-26", ...next].map((id) => ({ id, clubs: ["a"] })),
    firstDayOf: new Map([["2026-27", "2026-09-01"]]),
  }) as never;
const row = (club: string, position: number) => ({ club, position, points: 60 }) as never;

test("the only club in first place is champion; while two share it there is none", () => {
  expect(championsOf(snapshot([]), [row("a", 1), row("b", 2)])).toEqual({
    team: "Enyimba",
    team_id: "a",
    points: 60,
  });
  expect(championsOf(snapshot([]), [row("a", 1), row("b", 1)])).toBeNull();
  expect(championsOf(snapshot([]), [])).toBeNull();
});

test("the next season is given once it is known, with its start date if there is one", () => {
  expect(nextSeasonOf(snapshot([]))).toBeNull();
  expect(nextSeasonOf(snapshot(["2026-27"]))).toEqual({
    season: "2026-27",
    starts_on: "2026-09-01",
    teams: ["Enyimba"],
  });
  expect(nextSeasonOf(snapshot(["2026-28"]))).toMatchObject({ starts_on: null });
});
