import { expect, test } from "vitest";
import { chosenFor, chosenForBrief } from "./apply-choice.ts";

const sentence = "A ferry with forty passengers ran aground near Takwa Bay on Monday morning.";
const other = "Divers searched the harbour until nightfall and found two of the passengers alive.";
const report = { id: "a", summary: `${sentence} ${other}` };
const nothing = { summary: null, cites: null };

test.each([
  ["the report still says it", [report], { sentence, cites: ["a"] }, { summary: sentence, cites: ["a"] }],
  [
    "one of several cited reports says it",
    [{ ...report, id: "b", summary: other }, report],
    { sentence, cites: ["b", "a"] },
    { summary: sentence, cites: ["a"] },
  ],
  ["the report says it otherwise now", [{ ...report, summary: other }], { sentence, cites: ["a"] }, nothing],
  ["only a part of it is said", [report], { sentence: sentence.slice(0, -9), cites: ["a"] }, nothing],
  ["another report says it", [{ ...report, id: "b" }], { sentence, cites: ["a"] }, nothing],
  ["it was refused before", [report], { sentence: null, cites: ["a"] }, nothing],
  ["nothing was chosen", [report], undefined, nothing],
  ["the topic has no reports", [], { sentence, cites: ["a"] }, nothing],
])("whether a chosen sentence is used: %s", (_, reports, kept, chosen) => {
  expect(chosenFor(reports, kept)).toEqual(chosen);
});

const own = { sentence: other, storyId: "s1", name: "Ferry" };

test.each([
  ["fits its event", { summary: sentence, cites: ["a"] }, { story_id: "s1" }, sentence],
  ["is about another event", { summary: sentence, cites: ["a"] }, { story_id: "s2" }, other],
  ["is no longer said", nothing, { story_id: "s1" }, other],
  ["was never chosen", undefined, undefined, other],
  ["was chosen for an unknown event", { summary: sentence, cites: ["a"] }, undefined, other],
])("the brief's sentence where the chosen one %s", (_, chosen, kept, shown) => {
  expect(chosenForBrief(own, chosen, kept)).toEqual({ ...own, sentence: shown });
});
