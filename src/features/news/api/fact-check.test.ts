import { expect, test } from "vitest";
import { factCheckOf } from "./shown-text.ts";

test.each([
  [
    "Claim: Beans boiled with a nail cure malaria. Verdict: False. No study has found it. Full Text A message …",
    { claim: "Beans boiled with a nail cure malaria.", verdict: "False. No study has found it." },
  ],
  ["CLAIM : The fare is free.\nVERDICT : Misleading", { claim: "The fare is free.", verdict: "Misleading" }],
  ["Claims: Two of them. Verdict: False", { claim: "Two of them.", verdict: "False" }],
  // A claim or a verdict alone would be taken for the whole fact-check.
  ["Claim: The bridge has fallen.", { claim: null, verdict: null }],
  ["Verdict: False.", { claim: null, verdict: null }],
  ["A post claims that the court gave its verdict: we looked.", { claim: null, verdict: null }],
  ["", { claim: null, verdict: null }],
])("claim and verdict are extracted only if both are stated: %j", (summary, parts) => {
  expect(factCheckOf(summary)).toEqual(parts);
});
