import { expect, test } from "vitest";
import { articlesWithSense } from "#features/news/desk/thesaurus/thesaurus.ts";
import { countedArticles } from "#platform/text/analysis/rarity.ts";
import { type LiveArticle, LiveArticles } from "./live-articles.ts";
import type { Profile } from "./profile.ts";
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

/** Whether an article is a candidate for another, in both directions. */
function findsEachOther(one: Profile, other: Profile): boolean {
  const finds = (held: Profile, sought: Profile): boolean => {
    const articles = new LiveArticles();
    articles.add({ ...live("held", []), profile: held });
    return articles.candidatesFor(sought).length === 1;
  };
  expect(finds(other, one)).toBe(finds(one, other));
  return finds(one, other);
}

/** Its length is 5, since the summary's weights count half: hypot(4, 6 / 2). */
const flour = profileOf([["flour", 4]], [["levy", 6]]);

test.each([
  [
    "more than a tenth, in the headlines",
    [
      ["flour", 1],
      ["x", 7.8],
    ],
    [],
    true,
  ],
  [
    "less than a tenth, in the headlines",
    [
      ["flour", 1],
      ["x", 8.1],
    ],
    [],
    false,
  ],
  [
    "more than a tenth, in summary and headline",
    [
      ["levy", 1],
      ["x", 5.8],
    ],
    [],
    true,
  ],
  [
    "less than a tenth, in summary and headline",
    [
      ["levy", 1],
      ["x", 6.1],
    ],
    [],
    false,
  ],
  ["more than a tenth, in the summaries", [["x", 2.9]], [["levy", 1]], true],
  ["less than a tenth, in the summaries", [["x", 3.1]], [["levy", 1]], false],
  [
    "more than a tenth, in two words",
    [
      ["flour", 1],
      ["levy", 1],
      ["x", 13.8],
    ],
    [],
    true,
  ],
  [
    "less than a tenth, in two words",
    [
      ["flour", 1],
      ["levy", 1],
      ["x", 14.1],
    ],
    [],
    false,
  ],
] as [string, Weighted, Weighted, boolean][])(
  "two articles find each other if the cosine of their terms is at least 0.1: %s",
  (_, title, summary, finds) => {
    expect(findsEachOther(flour, profileOf(title, summary))).toBe(finds);
  },
);

test.each([
  [
    "in the headline",
    [
      ["rare", 1],
      ["common", 10],
      ["x", 15.5],
    ],
    [],
    true,
  ],
  [
    "in the headline, but too little",
    [
      ["rare", 1],
      ["common", 10],
      ["x", 17],
    ],
    [],
    false,
  ],
  [
    "in the summary",
    [
      ["rare", 1],
      ["x", 13.3],
    ],
    [["common", 10]],
    true,
  ],
  [
    "in the summary, but too little",
    [
      ["rare", 1],
      ["x", 14],
    ],
    [["common", 10]],
    false,
  ],
  [
    "nowhere",
    [
      ["rare", 1],
      ["x", 15.5],
    ],
    [],
    false,
  ],
] as [string, Weighted, Weighted, boolean][])(
  "a term that is too common to find articles counts for those that others find: %s",
  (_, title, summary, finds) => {
    const sought = profileOf([
      ["rare", 10],
      ["common", 0.9],
    ]);
    expect(findsEachOther(sought, profileOf(title, summary))).toBe(finds);
  },
);

test("an article is found by the six rarest terms of its summary only", () => {
  const summary = (lightest: number): Weighted => [
    ...["a", "b", "c", "d", "e", "f"].map((term) => [term, 3] as const),
    ["levy", lightest],
  ];
  expect(findsEachOther(profileOf([["flour", 1]], summary(2.9)), profileOf([["levy", 1]]))).toBe(false);
  expect(findsEachOther(profileOf([["flour", 1]], summary(3)), profileOf([["levy", 1]]))).toBe(true);
  expect(findsEachOther(profileOf([["flour", 1]], summary(2.9).slice(1)), profileOf([["levy", 1]]))).toBe(
    true,
  );
});

test("an article is dropped once it was published before the given time, the oldest first", () => {
  const articles = new LiveArticles();
  for (const [id, time] of [
    ["a", 1],
    ["b", 2],
    ["c", 4],
    ["late", 2],
  ] as const)
    articles.add(live(id, [["flour", 1]], time));
  const idsOf = (found: readonly LiveArticle[]) => found.map(({ id }) => id);
  expect(idsOf(articles.dropBefore(1))).toEqual([]);
  expect(idsOf(articles.dropBefore(3))).toEqual(["a", "b"]);
  expect(articles.size).toBe(2);
  expect(idsOf(articles.candidatesFor(profileOf([["flour", 1]])))).toEqual(["c", "late"]);
  // An article that arrived late is dropped after those that arrived before it.
  expect(idsOf(articles.dropBefore(4))).toEqual([]);
  expect(idsOf(articles.dropBefore(5))).toEqual(["c", "late"]);
  expect(articles.candidatesFor(profileOf([["flour", 1]]))).toEqual([]);
});

test("a headline is known while an article with it is live, whatever its capitals and labels", () => {
  const articles = new LiveArticles();
  articles.add({ ...live("a", [], 1), title: "Ferry runs aground" });
  articles.add({ ...live("b", [], 2), title: "BREAKING: Ferry Runs Aground" });
  const isKnown = () => articles.hasHeadline("Ferry runs AGROUND");
  expect(articles.hasHeadline("Ferry sinks")).toBe(false);
  expect(isKnown()).toBe(true);
  articles.dropBefore(2);
  expect(isKnown()).toBe(true);
  articles.dropBefore(3);
  expect(isKnown()).toBe(false);
});

test("after 5000 articles have been dropped, each live one is still found by its terms", () => {
  const articles = new LiveArticles();
  const add = (at: number) => articles.add(live(`a${at}`, [[`word${at % 100}`, 1 + (at % 7)]], at));
  for (let at = 0; at < 5100; at += 1) add(at);
  expect(articles.dropBefore(5010)).toHaveLength(5010);
  for (let at = 5100; at < 5130; at += 1) add(at);
  expect(articles.dropBefore(5020)).toHaveLength(10);
  expect(articles.size).toBe(110);
  for (const [word, ids] of [
    ["word25", ["a5025", "a5125"]],
    ["word15", ["a5115"]],
    ["word50", ["a5050"]],
  ] as const)
    expect(articles.candidatesFor(profileOf([[word, 1]])).map(({ id }) => id)).toEqual(ids);
});
