import { expect, test } from "vitest";
import { readArticleWords } from "./article-words.ts";
import { features, modelScores, softmax } from "./model.ts";

const featuresOf = (title: string, summary = "") => features(readArticleWords({ title, summary }));

test("an article's features are its words and its pairs of neighbouring words, without small words", () => {
  expect([...featuresOf("Ferry owner of Ado").keys()].sort()).toEqual([
    "ado",
    "ferri",
    "ferri owner",
    "owner",
  ]);
  expect([...featuresOf("14 ferry").keys()].sort()).toEqual(["0", "0 ferri", "ferri"]);
  expect(featuresOf("The of")).toEqual(new Map());
});

test("features have the length 1; a word counts half in the summary, and once if it is in both", () => {
  const values = (title: string, summary?: string) => [...featuresOf(title, summary).values()];
  expect(Math.hypot(...values("Ferry owner charged", "Divers search harbour"))).toBeCloseTo(1);
  const { ferri = 0, harbour = 0 } = Object.fromEntries(featuresOf("Ferry", "Harbour"));
  expect(ferri / harbour).toBeCloseTo(2);
  expect(featuresOf("Ferry", "Ferry")).toEqual(new Map([["ferri", 1]]));
});

test("a model's scores are the chances by its lean and by the pulls of the words, in tenths", () => {
  const model = { categories: ["A", "B"], lean: [0, 10], terms: { ferri: [20, 0] } };
  const expected = (a: number, b: number) => [a, b].map((one) => Math.exp(one) / (Math.exp(a) + Math.exp(b)));
  const close = (scores: readonly number[]) => scores.map((score) => Number(score.toFixed(9)));
  expect(close(modelScores(model, new Map()))).toEqual(close(expected(0, 1)));
  expect(
    close(
      modelScores(
        model,
        new Map([
          ["ferri", 0.5],
          ["unknown", 1],
        ]),
      ),
    ),
  ).toEqual(close(expected(1, 1)));
  expect(close(modelScores(model, new Map([["ferri", 1]])))).toEqual(close(expected(2, 1)));
});

test("chances add up to 1, even of very large values", () => {
  expect(softmax([1000, 1000])).toEqual([0.5, 0.5]);
  expect(softmax([0, -1000])).toEqual([1, 0]);
});
