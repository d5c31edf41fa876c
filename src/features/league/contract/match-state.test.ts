import { expect, test } from "vitest";
import { stateNote, unusualState } from "./match-state.ts";

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
