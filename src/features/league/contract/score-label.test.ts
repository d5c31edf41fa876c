import { expect, test } from "vitest";
import { scoreLabel } from "./score-label.ts";

test("the label of a score changes at 90, 80 and 70", () => {
  expect([90, 89.9, 80, 79.9, 70, 69.9].map(scoreLabel)).toEqual([
    "Must Watch",
    "High Quality",
    "High Quality",
    "Good Match",
    "Good Match",
    "Regular",
  ]);
});
