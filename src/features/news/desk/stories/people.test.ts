import { expect, test } from "vitest";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { findPeople } from "./profile.ts";

test.each<[string, string, string | null, readonly string[], boolean]>([
  ["Adu's campaign spokesperson wins polling unit", "", "adu", ["adu"], true],
  ["Bello’s wife and Adu's ship leave Warri", "", "bello", ["bello", "adu"], true],
  ["Adu's new market opens", "The trader's family cut the ribbon.", null, ["adu"], true],
  ["Market opens in Warri", "", null, [], false],
  ["Market opens in Warri", "His sister cut the ribbon.", null, [], true],
  ["Wives of traders meet Adu", "", null, [], false],
  ["Sons of traders meet Adu", "", null, [], true],
  // A relation is read among the three words after the name.
  ["Adu's late elder brother buried", "", "adu", ["adu"], true],
  ["Adu's once very rich brother buried", "", null, ["adu"], true],
  ["Supporters’ club meets Bello's aide", "", "bello", ["support", "bello"], true],
  // A word within another.
  ["Bello's season of guarded hope", "", null, ["bello"], false],
])(
  "whose people the headline %j and the summary %j mention",
  (title, summary, principal, possessors, mentioned) => {
    expect(findPeople(title, summary)).toEqual({
      ...{ principal: principal && hashTerm(principal), possessors: possessors.map(hashTerm), mentioned },
    });
  },
);
