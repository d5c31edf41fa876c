import { expect, test } from "vitest";
import { trendArticle } from "#tests/support/trend-articles.ts";
import { centralities, headlineTermShares, headlineTerms, mostCentralFirst } from "./shares.ts";

test("a term's share is the share of headlines that contain it, however often one repeats it", () => {
  const shares = headlineTermShares([
    trendArticle("Ferry overturns: ferry had no licence", 3),
    trendArticle("Ferry owner charged", 2),
    trendArticle("Divers search for passengers", 1),
    trendArticle("Harbour master sacked", 1),
  ]);
  expect(shares.get("ferri")).toBe(0.5);
  expect(shares.get("diver")).toBe(0.25);
  expect(shares.get("bicycl")).toBeUndefined();
});

test("a headline's terms are its words without small words and without a label such as BREAKING", () => {
  expect(headlineTerms(trendArticle("BREAKING: Ferry owner charged in the court", 1))).toEqual(
    headlineTerms(trendArticle("Ferry owner charged in court", 1)),
  );
  expect([...headlineTerms(trendArticle("The ferry of the owner", 1))]).toEqual(["ferri", "owner"]);
});

test("the most central headline comes first; ties go to the earlier one, then to the lower id", () => {
  const far = trendArticle("Divers search harbour", 9);
  const near = trendArticle("Ferry owner charged after ferry overturns", 5);
  const short = trendArticle("Ferry overturns", 7);
  const ranked = mostCentralFirst([far, short, near]);
  expect(ranked.at(-1)).toBe(far);
  const central = centralities([far, short, near]);
  const values = ranked.map(({ id }) => central.get(id) ?? 0);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  const later = trendArticle("Ferry owner charged", 2, { id: "a" });
  const early = trendArticle("Ferry owner charged", 4, { id: "c" });
  const alsoEarly = trendArticle("Ferry owner charged", 4, { id: "b" });
  for (const order of [
    [later, early, alsoEarly],
    [alsoEarly, early, later],
  ])
    expect(mostCentralFirst(order).map(({ id }) => id)).toEqual(["b", "c", "a"]);
});

test("a headline of small words only has a centrality of 0", () => {
  expect([...centralities([trendArticle("The of", 1)]).values()]).toEqual([0]);
});
