import { expect, test } from "vitest";
import { placeChanges, raceFinding } from "./race.ts";

test.each([
  [[3, 1, 1, 1], { club: "a", led: 3, of: 3, since: 2 }],
  [[3, 1, 2, 1], { club: "a", led: 2, of: 3, since: 2 }],
  [[2, 2, 2, 1], { club: "a", led: 1, of: 1, since: 4 }],
  // Before the third matchday nothing is said; from then on it is.
  [[1, 1, 1], { club: "a", led: 3, of: 3, since: 1 }],
  [[2, 2, 1], { club: "a", led: 1, of: 1, since: 3 }],
  [[1, 1], null],
  [[2, 1], null],
  [[], null],
  [[1, 1, 1, 2], null],
])("the title race of a club with the places %j is summed up as %j", (places, finding) => {
  const matchdays = places.map((_, at) => ({ round: at + 1, date: `2026-01-0${at + 1}` }));
  expect(raceFinding({ matchdays, positions: new Map([["a", places]]) })).toEqual(finding);
});

test("the race is that of today's leader; its first matchday is given by number, not by position", () => {
  const matchdays = [1, 3, 2].map((round, at) => ({ round, date: `2026-01-0${at + 1}` }));
  const positions = new Map([
    ["a", [1, 2, 2]],
    ["b", [2, 1, 1]],
  ]);
  expect(raceFinding({ matchdays, positions })).toEqual({ club: "b", led: 2, of: 2, since: 3 });
});

test.each([
  ["nothing has changed", ["a1", "b2"], ["a1", "b2"], []],
  ["a club was not in the table before", ["a1"], ["c1", "a2"], ["a 1-2"]],
  ["clubs share a place", ["a1", "b1", "c3"], ["a1", "b2", "c2"], ["b 1-2", "c 3-2"]],
  // Of equal moves, that of the club which is now higher comes first, whether it rose or fell.
  ["moves are equal", ["a1", "b2", "c3"], ["a3", "b2", "c1"], ["c 3-1", "a 1-3"]],
  ["a fall is bigger than a rise", ["a1", "b2", "c3"], ["b1", "c2", "a3"], ["a 1-3", "b 2-1", "c 3-2"]],
])("changes of place if %s: from %j to %j", (_, before, now, moves) => {
  const rows = (places: readonly string[]) =>
    places.map(([club = "", place]) => ({ club, position: Number(place) }));
  const changes = placeChanges(rows(before), rows(now));
  expect(changes.map(({ club, from, to }) => `${club} ${from}-${to}`)).toEqual(moves);
});

test("clubs whose position changed are listed, the biggest moves first", () => {
  const rows = (...clubs: string[]) => clubs.map((club, at) => ({ club, position: at + 1 }));
  expect(placeChanges(rows("a", "b", "c", "d"), rows("d", "a", "b", "c"))).toEqual([
    { club: "d", from: 4, to: 1 },
    { club: "a", from: 1, to: 2 },
    { club: "b", from: 2, to: 3 },
    { club: "c", from: 3, to: 4 },
  ]);
});
