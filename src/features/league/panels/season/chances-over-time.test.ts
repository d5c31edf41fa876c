import { expect, test } from "vitest";
import { movedFinding, safetyFinding } from "./ChancesOverTime.tsx";

const words = {
  say: (sentence: string, values: Record<string, unknown> = {}) => filled(sentence, values),
} as never;
const filled = (sentence: string, values: Record<string, unknown>) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

const answer = (safety: number[], title: number[][]) =>
  ({
    safety,
    matchdays: title[0]?.map((_, day) => day + 1),
    clubs: title.map((chances, at) => {
      const whole = chances.map((chance) => Math.ceil(100 * chance));
      return {
        ...{ team: `Club ${at}`, title: chances, relegation: chances },
        percentages: { title: whole, relegation: whole },
      };
    }),
  }) as never;

test("the line of safety says where it stands and between which points it has been", () => {
  expect(safetyFinding(answer([49, 48, 50, 48], [[0, 0, 0, 0]]), words)).toBe(
    "Safety takes 48 points; the line has been between 48 and 50",
  );
  expect(safetyFinding(answer([48], [[0]]), words)).toBeNull();
  expect(safetyFinding(answer([], [[0, 0]]), words)).toBeNull();
});

test("of the likeliest clubs the one is named whose chance has moved most", () => {
  expect(
    movedFinding(
      answer(
        [],
        [
          [0.1, 0.2],
          [0.5, 0.3],
        ],
      ),
      "title",
      words,
    ),
  ).toContain("from 50% to 30%");
});

test("chances are shown in the percentages that every other page shows, and what is possible is not 0%", () => {
  expect(movedFinding(answer([], [[0.054, 0.102]]), "title", words)).toContain("from 6% to 11%");
  expect(movedFinding(answer([], [[0.102, 0]]), "title", words)).toContain("to 0%");
});
