import { expect, test } from "vitest";
import * as z from "zod/mini";
import { count } from "#contracts/figure.ts";
import { prediction } from "#features/league/contract/forecast-shapes.ts";
import {
  chance,
  clubId,
  form,
  name,
  percent,
  seasonId,
  wholePercent,
} from "#features/league/contract/shapes.ts";
import { article, topic } from "#features/news/contract/article-shapes.ts";

const fits = (shape: z.ZodMiniType, value: unknown) => z.safeParse(shape, value).success;

test.each([
  ["a count", count, [0, 1], [-1, 0.5]],
  ["a chance", chance, [0, 0.5, 1], [-0.01, 1.01]],
  ["a percentage", percent, [0, 33.3, 100], [-0.1, 100.1]],
  ["a whole percentage", wholePercent, [0, 100], [-1, 101, 33.3]],
  ["a home advantage", prediction.shape.factors.shape.home_advantage, [-1, 0.2, 1], [-1.01, 1.01]],
  ["a topic's score", topic.shape.score, [0, 9.9, 10], [-0.1, 10.1]],
  ["an article's views", article.shape.views, [0, 7], [-1, 0.5]],
  ["a club's name", name, ["x", "x".repeat(100)], ["", "x".repeat(101)]],
  ["a club's id", clubId, ["x".repeat(60)], ["x".repeat(61)]],
  ["a season", seasonId, ["x".repeat(20)], ["x".repeat(21)]],
  ["a club's form", form, ["", "WDLWW"], ["WDLWWW", "WDX"]],
] as const)("%s is accepted only within its bounds", (_, shape, good, bad) => {
  expect([...good, ...bad].map((value) => fits(shape, value))).toEqual([
    ...good.map(() => true),
    ...bad.map(() => false),
  ]);
});
