import { expect, test } from "vitest";
import { season2526 } from "#tests/support/league-season.ts";
import { toProspects } from "./prospects.ts";

const zones = [
  { name: "Continental", from: 1, to: 2 },
  { name: "Relegation", from: -1, to: -1 },
];
const snapshot = { season: { ...season2526, zones } } as never;

test("chances have four decimals, and a zone's whole percentages add up to 100 for each place", () => {
  const clubs = [
    { club: "a", positions: [0.712_34, 0.187_66, 0.1, 0] },
    { club: "b", positions: [0.287_66, 0.412_34, 0.3, 0] },
    { club: "c", positions: [0, 0.4, 0.4, 0.2] },
    { club: "d", positions: [0, 0, 0.2, 0.8] },
  ] as never;
  const prospects = toProspects(snapshot, clubs);
  expect(prospects.get("a")).toEqual({
    ...{ title: 0.7123, continental: 0.9, relegation: 0 },
    percentages: { title: 71, continental: 90, relegation: 0 },
  });
  expect(prospects.get("b")).toEqual({
    ...{ title: 0.2877, continental: 0.7, relegation: 0 },
    percentages: { title: 29, continental: 70, relegation: 0 },
  });
  expect(prospects.get("d")).toMatchObject({ relegation: 0.8, percentages: { relegation: 80 } });
});
