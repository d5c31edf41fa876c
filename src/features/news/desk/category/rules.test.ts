import { expect, test } from "vitest";
import { categories } from "#contracts/sections.ts";
import { readArticleWords } from "./article-words.ts";
import { bestCategory, lexiconScores } from "./rules.ts";

/** The categories with a score. */
function scores(title: string, summary = ""): Record<string, number> {
  const all = lexiconScores(readArticleWords({ title, summary }));
  return Object.fromEntries(
    categories.flatMap((name, at) => (all[at] ? [[name, Number(all[at].toFixed(3))]] : [])),
  );
}

test.each<[string, string, string, number]>([
  ["a sure word", "Osimhen", "", 2],
  ["a likely word", "Trophy", "", 0.6],
  ["a sure phrase", "Hat-trick", "", 2.6],
  ["a sure word in the summary", "", "Osimhen", 0.8],
  ["two words", "Osimhen: trophy", "", 2.6],
  ["a word that is repeated", "Osimhen meets Osimhen", "", 2],
  ["a word in the headline and the summary", "Osimhen", "Osimhen", 2],
  ["the longest phrase, without the words in it", "Gold medal", "", 2.6],
  ["another form of a word", "Osimhen’s trophies", "", 2.6],
  ["a word that begins a phrase alone", "Gold", "", 0.6],
])("%s scores for its category: %s %s", (_, title, summary, score) => {
  expect(scores(title, summary)).toEqual({ Sports: score });
});

test("people named by a category score between its sure and its likely words", () => {
  expect(scores("Tinubu")).toEqual({ Politics: 1 });
  expect(scores("Peter Obi")).toEqual({ Politics: 1.3 });
});

test("each category has its own score", () => {
  expect(scores("Osimhen meets Tinubu")).toEqual({ Sports: 2, Politics: 1 });
});

test("a headline without words of the lexicon has no score", () => {
  expect(scores("Zorbal quimet")).toEqual({});
  expect(scores("")).toEqual({});
});

test("the best category leads by its margin over the second; of equals the first in order is best", () => {
  const of = (...values: number[]) => bestCategory(categories.map((_, at) => values[at] ?? 0));
  expect(of(1, 3, 2.5)).toEqual({ category: categories[1], score: 3, margin: 0.5 });
  expect(of(2, 0, 2)).toEqual({ category: categories[0], score: 2, margin: 0 });
  expect(of()).toEqual({ category: categories[0], score: 0, margin: 0 });
});
