import { expect, test } from "vitest";
import { isUnfinished, stateNote, unusualState } from "./match-state.ts";
import { matchStatuses } from "./shapes.ts";

test.each(["scheduled", "completed", "", null, undefined])(
  "nothing is said of a match that is %j",
  (status) => {
    expect([unusualState(status), stateNote(status)]).toEqual([null, ""]);
  },
);

test.each(["live", "suspended", "postponed", "abandoned", "awarded", "void"])(
  "a match says that it is %s",
  (status) => {
    expect([unusualState(status), stateNote(status)]).toEqual([status, ` (${status})`]);
  },
);

test("a match is unfinished before and while it is played", () => {
  const unfinished = matchStatuses.filter((status) => isUnfinished({ status }));
  expect(unfinished).toEqual(["scheduled", "live", "suspended"]);
});
