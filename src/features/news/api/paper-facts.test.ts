import { expect, test } from "vitest";
import { paperKinds, paperScopes } from "#features/news/contract/paper-facts.ts";
import { factsAbout, papersWithFacts } from "#features/news/sources/papers-about.ts";

test("every kind and scope of a paper is one that the pages can say in each language", () => {
  const known: readonly string[] = [...paperKinds, ...paperScopes];
  const values = papersWithFacts
    .flatMap(factsAbout)
    .filter(({ fact }) => fact === "kind" || fact === "scope")
    .map(({ value }) => value);
  expect(values.filter((value) => !known.includes(value))).toEqual([]);
});
