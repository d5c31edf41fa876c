import { expect, test } from "vitest";
import { englishReason } from "#tests/support/reasons.ts";
import { scoreOf, whyOf } from "./topic-score.ts";
import type { TrendArticle } from "./trend-article.ts";

const now = new Date("2026-11-21T18:00:00Z");
const quiet = { now, papers: 1, articles: 1 };

/** Articles as "paper hours-ago", a copy with a star: "herald 2*". */
function group(...lines: readonly string[]): TrendArticle[] {
  return lines.map((one) => {
    const [, paper = "", hours = "0", star] = /^(\S+) ([\d.]+)(\*?)$/.exec(one) ?? [];
    return { paper, time: new Date(+now - Number(hours) * 3_600_000), copyOf: star ? "1" : null };
  }) as unknown as TrendArticle[];
}
const papers = (count: number, hours = 0, each = 1) =>
  Array.from({ length: count * each }, (_, at) => `p${at % count} ${hours}`);

test.each([
  // Six papers and sixteen articles of this moment have the full score; more do not raise it.
  [papers(6, 0, 3), 10],
  [papers(12, 0, 3), 10],
  [papers(5, 0, 4), 9.1],
  [papers(1, 0, 16), 3.1],
  [papers(6), 9.3],
  // With one paper alone, the score depends on the age of its report.
  [papers(1), 1.4],
  [papers(1, 8), 0.9],
  [papers(1, 24), 0.4],
  [papers(1, 25), 0],
  // A copy counts half; of a paper's reports only the newest counts.
  [["p0 0", "p1 0"], 4],
  [["p0 0", "p1 0*"], 3],
  [["p0 0", "p0 20"], 1.7],
  // Reports of the day before reduce the growth.
  [["p0 0", "p1 0", "p0 30"], 3.4],
])("a topic of %j scores %d", (articles, score) => expect(scoreOf(group(...articles), quiet)).toBe(score));

test("on a day with many papers and articles the same coverage scores less", () => {
  const six = group(...papers(6, 0, 3));
  expect(scoreOf(six, { now, papers: 15, articles: 320 })).toBe(10);
  expect(scoreOf(six, { now, papers: 30, articles: 320 })).toBeLessThan(10);
  expect(scoreOf(six, { now, papers: 15, articles: 640 })).toBeLessThan(10);
});

test.each([
  [papers(1), "1 paper, 1 article since yesterday"],
  [["p0 2", "p1 2.1"], "2 papers, 2 articles since yesterday"],
  [["p0 1", "p1 25"], "1 paper, 1 article since yesterday"],
  [["p0 1", "p0 3", "p0 30"], "1 paper, 2 articles since yesterday"],
])("the reason given for %j: %s", (articles, reason) =>
  expect(englishReason.topic(whyOf(group(...articles), now))).toBe(reason),
);
