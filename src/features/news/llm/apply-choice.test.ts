import { expect, test } from "vitest";
import { findChosenSentence, withChosenSentence } from "./apply-choice.ts";

const sentence = "A ferry with forty passengers ran aground near Takwa Bay on Monday morning.";
const other = "Divers searched the harbour until nightfall and found two of the passengers alive.";
const report = { id: "a", summary: `${sentence} ${other}` };
const nothing = { summary: null, cites: null };

test.each([
  ["its report still contains it", [report], { sentence, cites: ["a"] }, { summary: sentence, cites: ["a"] }],
  [
    "one of several cited reports contains it",
    [{ ...report, id: "b", summary: other }, report],
    { sentence, cites: ["b", "a"] },
    { summary: sentence, cites: ["a"] },
  ],
  ["its report has changed", [{ ...report, summary: other }], { sentence, cites: ["a"] }, nothing],
  [
    "it is only part of the report's sentence",
    [report],
    { sentence: sentence.slice(0, -9), cites: ["a"] },
    nothing,
  ],
  [
    "only a report that it does not cite contains it",
    [{ ...report, id: "b" }],
    { sentence, cites: ["a"] },
    nothing,
  ],
  ["the choice was refused", [report], { sentence: null, cites: ["a"] }, nothing],
  ["nothing was chosen", [report], undefined, nothing],
  ["the topic has no reports", [], { sentence, cites: ["a"] }, nothing],
])("whether a chosen sentence is used: %s", (_, reports, stored, expected) => {
  expect(findChosenSentence(reports, stored)).toEqual(expected);
});

const ownChoice = { sentence: other, storyId: "s1", name: "Ferry" };

test.each([
  ["is about the same event", { summary: sentence, cites: ["a"] }, { story_id: "s1" }, sentence],
  ["is about another event", { summary: sentence, cites: ["a"] }, { story_id: "s2" }, other],
  ["is no longer in its report", nothing, { story_id: "s1" }, other],
  ["does not exist", undefined, undefined, other],
  ["was chosen for an unknown event", { summary: sentence, cites: ["a"] }, undefined, other],
])("the brief's sentence where the chosen one %s", (_, choice, earlier, expected) => {
  expect(withChosenSentence(ownChoice, choice, earlier)).toEqual({ ...ownChoice, sentence: expected });
});
