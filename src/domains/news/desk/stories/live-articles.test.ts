import { expect, test } from "vitest";
import { articlesWithSense } from "#domains/news/desk/thesaurus/thesaurus.ts";
import { countedArticles } from "#platform/text/analysis/rarity.ts";
import { type LiveArticle, LiveArticles } from "./live-articles.ts";
import type { Profile } from "./profile.ts";
import { TermIndex } from "./term-index.ts";
import { weighTerms } from "./weighted-terms.ts";

type Weighted = Parameters<typeof weighTerms>[0];

function profileOf(title: Weighted, summary: Weighted = []): Profile {
  return { title: weighTerms(title), summary: weighTerms(summary) } as Profile;
}

function live(id: string, title: Weighted, time = 0): LiveArticle {
  return {
    id,
    title: id,
    summary: "",
    copyHash: null,
    time,
    profile: profileOf(title),
  } as unknown as LiveArticle;
}

test("a term counts only for articles still in the index, and is forgotten with the last", () => {
  const index = new TermIndex();
  for (const [number, weight] of [2, 5, 3].entries()) {
    index.count(7, weight);
    index.add(number, [[7, 0.5]]);
  }
  const productsFrom = (first: number) => {
    const numbers: [number, number][] = [];
    const range = { first, size: 3, atLeast: 0.1 };
    index.eachProduct([[7, 0.5]], range, (number, sum) => void numbers.push([number, sum]));
    return numbers;
  };
  expect([index.usesOf(7), index.most(7), productsFrom(0).length]).toEqual([3, 5, 3]);
  index.forget([7], 1);
  index.forget([7], 2);
  expect([index.usesOf(7), index.most(7)]).toEqual([1, 5]);
  expect(productsFrom(2)).toEqual([[2, 0.25]]);
  index.forget([7], 3);
  expect([index.usesOf(7), index.most(7), productsFrom(3)]).toEqual([0, 0, []]);
});

test("each article that reaches the minimum is found once, with the sum over all shared terms", () => {
  const index = new TermIndex();
  const articles: (readonly [number, number])[][] = [
    [
      [1, 0.5],
      [2, 0.5],
    ],
    [
      [2, 0.4],
      [3, 0.9],
    ],
    [
      [1, 0.1],
      [3, 0.2],
    ],
    [[4, 1]],
  ];
  articles.forEach((shares, number) => {
    for (const [term] of shares) index.count(term, 1);
    index.add(number, shares);
  });
  const productsOver = (atLeast: number, first = 0) => {
    const products: [number, number][] = [];
    const shares = [
      [1, 1],
      [2, 0.5],
      [3, 0.1],
      [9, 1],
    ] as const;
    index.eachProduct(
      shares,
      { first, size: 4, atLeast },
      (number, sum) => void products.push([number, Number(sum.toFixed(6))]),
    );
    return products.toSorted(([a], [b]) => a - b);
  };
  expect(productsOver(0)).toEqual([
    [0, 0.75],
    [1, 0.29],
    [2, 0.12],
  ]);
  expect(productsOver(0.2)).toEqual([
    [0, 0.75],
    [1, 0.29],
  ]);
  expect(productsOver(0.8)).toEqual([]);
  // No sum is left over from an earlier search, and numbers before the first one are skipped.
  expect(productsOver(0, 1)).toEqual([
    [1, 0.29],
    [2, 0.12],
  ]);
});

test("the terms of a short summary find their article, however low their weight", () => {
  const articles = new LiveArticles();
  const summary: Weighted = [
    ["zanzibarite", 0.5],
    ["yams", 0.5],
  ];
  articles.add({ ...live("a", [["kola", 0.1]]), profile: profileOf([["kola", 0.1]], summary) });
  expect(articles.candidatesFor(profileOf(summary)).map(({ id }) => id)).toEqual(["a"]);
  expect(articles.candidatesFor(profileOf([["lantern", 1]]))).toEqual([]);
});

test("a term's rarity counts each earlier article once and each live article five times", () => {
  const articles = new LiveArticles();
  const rarity = (live: number, using: number, term = "zanzibarite") =>
    Math.log((countedArticles + 5 * live + 1) / (articlesWithSense(term) + 5 * using + 0.5));
  expect(articles.rarity("zanzibarite")).toBeCloseTo(rarity(0, 0), 10);
  for (let at = 0; at < 200; at += 1) articles.add(live(`a${at}`, [[at < 150 ? "yams" : "zanzibarite", 1]]));
  expect(articles.rarity("zanzibarite")).toBeCloseTo(rarity(200, 50), 10);
  expect(articles.rarity("yams")).toBeCloseTo(rarity(200, 150, "yams"), 10);
});

test("the rarity of a term that nearly every article has does not fall below 0.1", () => {
  const articles = new LiveArticles();
  const half = Math.ceil(countedArticles / 5);
  for (let at = 0; at < half; at += 1) articles.add(live(`a${at}`, [["zanzibarite", 1]]));
  expect(articles.rarity("zanzibarite")).toBeCloseTo(Math.log(2), 2);
  for (let at = 0; at < 20 * half; at += 1) articles.add(live(`b${at}`, [["zanzibarite", 1]]));
  expect(articles.rarity("zanzibarite")).toBe(0.1);
});

test("an article is a candidate only if it shares enough for its length", () => {
  const articles = new LiveArticles();
  articles.add(
    live("short", [
      ["rare", 5],
      ["common", 10],
    ]),
  );
  articles.add(
    live("long", [
      ["rare", 5],
      ["common", 10],
      ["other", 99],
    ]),
  );
  articles.add(live("none", [["other", 99]]));
  const candidates = articles.candidatesFor(
    profileOf([
      ["rare", 10],
      ["common", 0.9],
    ]),
  );
  expect(candidates.map(({ id }) => id)).toEqual(["short"]);
  expect(articles.dropBefore(1)).toHaveLength(3);
  expect(articles.size).toBe(0);
});
