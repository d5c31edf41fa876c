import { expect, test } from "vitest";
import { parOf } from "./par.ts";

const winsAtHome: Record<string, number> = {
  "a b": 0.9,
  "c b": 0.5,
  "b a": 0.4,
  "c a": 0.2,
  "a c": 0.7,
  "b c": 0.3,
};

test("par is what the other clubs take on average in a club's place, home and away apart", () => {
  const par = parOf(["a", "b", "c"], (home, away) => {
    const win = winsAtHome[`${home} ${away}`] ?? 0;
    return { home: win, draw: 0.1, away: 0.9 - win };
  });
  // At home to b: a takes 3 × 0.9 + 0.1 and c 3 × 0.5 + 0.1.
  expect(par.atHome.get("b")).toBeCloseTo(2.2);
  // At b: a takes 3 × (0.9 − 0.4) + 0.1 and c 3 × (0.9 − 0.3) + 0.1.
  expect(par.away.get("b")).toBeCloseTo(1.75);
});

test("a club alone has nobody to take points from", () => {
  expect(parOf(["a"], () => ({ home: 1, draw: 0, away: 0 })).atHome.get("a")).toBe(0);
});
