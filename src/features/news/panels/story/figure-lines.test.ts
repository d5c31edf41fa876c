import { expect, test } from "vitest";
import type { Ladder } from "#features/news/contract/news.ts";
import { figureLines } from "./figure-lines.ts";

const reportIn = (paper: string) => ({ url: paper.toLowerCase(), paper, time: "2026-05-04T10:00:00.000Z" });
const text = (paper: string, ...copies: readonly string[]): Ladder["texts"][number] => ({
  ...reportIn(paper),
  headline: "40 rescued",
  kind: "report",
  copies: copies.map(reportIn),
  same_headline_as: null,
});

test.each<[string, readonly Ladder["texts"][number][], readonly string[]]>([
  ["papers with texts of their own", [text("A"), text("B"), text("C")], ["A 0", "B 0", "C 0"]],
  ["papers that copied the first one's text", [text("A", "B", "C")], ["A 2"]],
  ["one copy and one text of its own", [text("A", "C"), text("B")], ["A 1", "B 0"]],
  ["papers that copied one that is not in the row", [text("Z", "A", "B"), text("C")], ["A 1", "C 0"]],
])("the papers behind a figure are grouped by text: %s", (_, texts, sources) => {
  const rows = [{ value: 40, hedge: null, papers: ["A", "B", "C"].map(reportIn) }];
  const [line] = figureLines([{ what: "freed", group: null, rows }], [...texts]);
  expect(line?.rows[0]?.sources.map(({ first, copies }) => `${first.paper} ${copies}`)).toEqual(sources);
});
