import fc from "fast-check";
import { expect, test } from "vitest";
import { readText } from "#platform/text/analysis/read-text.ts";
import { HOUR_MS } from "#platform/time.ts";
import { likeness, likenessTo, weighSigns } from "./likeness.ts";
import { makeProfile } from "./profile.ts";
import type { ComparedArticle } from "./signs.ts";

function article(title: string, { paper = title, hour = 0, summary = "" } = {}): ComparedArticle {
  const profile = makeProfile({ title, summary }, readText(title, summary), () => 5);
  return { profile, paper, time: hour * HOUR_MS };
}

const ferry = article("Ferry runs aground near Takwa Bay, 40 passengers rescued");
const later = article("Ferry runs aground off Takwa Bay as 40 passengers are rescued", { hour: 3 });

test("the likeness is the logistic function of all signs, starting at -6.19", () => {
  for (const [one, other] of [
    [ferry, later],
    [ferry, article("Ferry fares rise in Lagos")],
  ] as const) {
    const sum = weighSigns(one, other).reduce((all, { contribution }) => all + contribution, -6.19);
    expect(likeness(one, other)).toBeCloseTo(1 / (1 + Math.exp(-sum)), 2);
    expect(likeness(other, one)).toBeCloseTo(likeness(one, other), 10);
  }
  expect(likeness(ferry, later)).toBeGreaterThan(0.9);
  expect(likenessTo(ferry)(later)).toBe(likeness(ferry, later));
});

test("with a least likeness, whatever is below it is 0 and nothing else changes", () => {
  const words =
    "Ferry aground Takwa Bay Lagos Kano 40 passengers rescued police NDLEA arrest Adeleke says".split(" ");
  const text = fc.array(fc.constantFrom(...words), { minLength: 3, maxLength: 9 });
  const other = fc.record({ title: text, summary: text, paper: fc.constantFrom("a", "b"), hour: fc.nat(72) });
  const made = other.map(({ title, summary, ...more }) =>
    article(title.join(" "), { ...more, summary: summary.join(" ") }),
  );
  fc.assert(
    fc.property(made, made, fc.constantFrom(0.05, 0.3, 0.45), (one, two, atLeast) => {
      const value = likeness(one, two);
      expect(likenessTo(one, atLeast)(two)).toBe(value >= atLeast ? value : 0);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["no word in common", article("Bakers elect Folake Adu")],
  ["a place alone in common", article("Lagos bakers elect Folake Adu in Osogbo")],
])("two articles with %s have no likeness", (_, other) => {
  expect(likeness(article("Fire guts Osogbo market"), other)).toBe(0);
});

test("a word that only a summary shares with the other's headline is some likeness", () => {
  const other = article("Bakers elect Folake Adu", { summary: "They met beside the burnt market." });
  expect(likeness(article("Fire guts Osogbo market"), other)).toBeGreaterThan(0);
  expect(likeness(other, article("Fire guts Osogbo market"))).toBeGreaterThan(0);
});

test("articles that cannot report the same event have no likeness, however alike they are", () => {
  const [first, second] = [
    article("Remaking the Lagos lagoon (1)"),
    article("Remaking the Lagos lagoon (2)"),
  ];
  expect(likeness(first, second)).toBe(0);
  expect(likeness(first, article("Remaking the Lagos lagoon"))).toBeGreaterThan(0.5);
});

test("a likeness below 0.05 stays, because no story depends on it", () => {
  const value = likeness(
    article("Lagoon ferry fares rise again for traders (1)"),
    article("Old ferry captain Folake Adu weds in Kano (2)"),
  );
  expect(value).toBeGreaterThan(0);
  expect(value).toBeLessThan(0.05);
});
