import { expect, test } from "vitest";
import * as deeds from "./deeds.ts";

const lists = Object.entries(deeds).flatMap(([name, value]) =>
  Array.isArray(value) ? [[name, value] as const] : [],
);

test.each(lists)("in %s each word and noun belongs to one deed only", (_, list: readonly deeds.Deed[]) => {
  const terms = list.flatMap((deed) => [...deed.terms]);
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  expect(new Set(list.map(({ noun }) => noun)).size).toBe(list.length);
});

test("a headline verb is matched to its deed's noun, an unrelated verb to none", () => {
  const nounOf = (word: string) => deeds.deedFor(deeds.deedsToPeople, { terms: [word] } as never)?.noun;
  expect([nounOf("kidnap"), nounOf("arrest"), nounOf("walk")]).toEqual(["abduction", "arrest", undefined]);
});
