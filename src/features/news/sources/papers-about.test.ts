import { expect, test } from "vitest";
import { papers } from "./papers.ts";
import { factsAbout, ownerMark, paperFacts, papersWithFacts } from "./papers-about.ts";

test("every fact has a source and a value, and no paper has it twice", () => {
  const facts = papers.flatMap(({ id }) => factsAbout(id).map((fact) => ({ id, ...fact })));
  expect(facts.length).toBeGreaterThan(10);
  for (const { id, fact, source, value } of facts) {
    expect(URL.canParse(source), `${id} ${fact}`).toBe(true);
    expect(value, `${id} ${fact}`).not.toBe("");
    expect(paperFacts).toContain(fact);
    expect(factsAbout(id).filter((other) => other.fact === fact)).toHaveLength(1);
  }
});

test("facts are given only for registered papers", () => {
  const ids = papers.map(({ id }) => id);
  expect(papersWithFacts.filter((id) => !ids.includes(id))).toEqual([]);
});

test("only state-owned papers are marked", () => {
  const marked = ["nta", "thetide", "premiumtimes", "nobody"].map((id) => ownerMark(factsAbout(id)));
  expect(marked).toEqual(["public broadcaster", "government-owned", null, null]);
});
