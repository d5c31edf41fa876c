import { expect, test } from "vitest";
import { playedMatch } from "#tests/support/small-league.ts";
import { higherPlaced } from "./table-order.ts";

const season = [
  playedMatch("2026-01-01", "a", "b", [0, 1], { id: "first" }),
  playedMatch("2026-01-02", "a", "b", [3, 0], { id: "behind" }),
  playedMatch("2026-01-02", "b", "a", [2, 0], { id: "same day" }),
  playedMatch("2026-01-03", "b", "c", [0, 0], { id: "ahead" }),
  playedMatch("2026-01-04", "c", "a", [0, 0], { id: "visitors ahead" }),
];

test.each([
  ["first", "home", "nobody has played: the home side"],
  ["behind", "away", "b has three points, a none"],
  ["same day", "home", "a result of the same day does not count yet"],
  ["ahead", "home", "b has six points, c none"],
  ["visitors ahead", "away", "a has three points, c one"],
])("before %s the %s side stands higher: %s", (id, side) => {
  expect(higherPlaced(season.toReversed()).get(id)).toBe(side);
});

test("level on points, the better goal difference stands higher, then the more goals, then the home side", () => {
  const level = (...results: [string, [number, number]][]) => [
    ...results.map(([club, score]) => playedMatch("2026-01-01", club, `${club}'s guest`, score)),
    playedMatch("2026-01-09", "a", "b", [0, 0], { id: "asked" }),
  ];
  const asked = (...results: [string, [number, number]][]) => higherPlaced(level(...results)).get("asked");
  expect(asked(["a", [1, 0]], ["b", [3, 1]])).toBe("away");
  expect(asked(["a", [1, 0]], ["b", [2, 1]])).toBe("away");
  expect(asked(["a", [2, 1]], ["b", [2, 1]])).toBe("home");
});
