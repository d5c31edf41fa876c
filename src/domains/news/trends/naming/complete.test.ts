import { expect, test } from "vitest";
import { markUnconfirmed } from "./complete.ts";
import { eventNoun, isEvent, isNamedEvent } from "./event-noun.ts";

test.each<[string, string, string[]]>([
  [
    "Geospatial intelligence",
    "Calls for geospatial intelligence",
    ["Experts urge geospatial intelligence in farming", "Don advocates geospatial intelligence"],
  ],
  [
    "Geospatial intelligence",
    "Geospatial intelligence",
    ["Experts urge geospatial intelligence in farming", "Nigeria deploys geospatial intelligence"],
  ],
  // One headline is not enough for "Calls for …".
  ["Geospatial intelligence", "Geospatial intelligence", ["Experts urge geospatial intelligence"]],
  ["Airport fire", "Airport fire scare", ["FAAN: No fire at airport", "Airport fire: It was smoke"]],
  ["Airport fire", "Airport fire", ["FAAN: No fire at airport", "Airport fire kills two", "Airport burns"]],
  ["Airport closure", "Airport closure", ["FAAN: No fire at airport", "Not fire, says FAAN"]],
])("the name %j becomes %j given the headlines %j", (name, completed, headlines) => {
  expect(markUnconfirmed(name, headlines)).toBe(completed);
});

test.each<[string | null, string[]]>([
  ["fire", ["Fire guts Lagos airport", "Airport fire: flights resume", "Lagos airport fire put out"]],
  ["fire", ["Fire guts Lagos airport", "Airport fire: flights resume", "Flights resume", "Fire was small"]],
  [null, ["Fire guts Lagos airport", "Airport fire: flights resume", "Flights resume"]],
  // Twice in one headline counts once; of two events the first in the alphabet is chosen.
  [null, ["Fire, fire at Lagos airport", "Flights resume"]],
  ["fire", ["Fire and flood at Lagos airport", "Flood, fire at airport"]],
  [null, ["Flights resume at Lagos airport"]],
])("the event noun is %j in the headlines %j", (event, headlines) => {
  expect(eventNoun(headlines)).toBe(event);
});

test("plural event nouns are recognised; a competition counts only as a named event", () => {
  expect(["fire", "fires", "cup", "ferry"].map(isEvent)).toEqual([true, true, false, false]);
  expect(["fire", "cup", "olympics", "ferry"].map(isNamedEvent)).toEqual([true, true, true, false]);
});
