import { expect, test } from "vitest";
import { minuteOf } from "#features/league/panels/wording.ts";
import { goalNotice, withGoals } from "./follow-running.lazy.ts";
import { openOnly } from "./open-only.ts";
import { newest } from "./running.ts";

const match = { fixture_id: "a", status: "live", minute: "12'", home_score: 0, away_score: 0 } as const;
const heard = withGoals(new Map(), [match]);

test.each([
  [1, 0, "home"],
  [0, 1, "away"],
  [2, 1, "both"],
  [0, 0, undefined],
])("after %i–%i a goal is marked for %s until the next look", (home_score, away_score, goal) => {
  const next = { ...match, home_score, away_score, minute: "13'" };
  const marked = withGoals(heard, [next]);
  expect(marked.get("a")?.goal).toBe(goal);
  expect(withGoals(marked, [next]).get("a")?.goal).toBeUndefined();
});

test("what another tab hears in the same minute takes no mark away", () => {
  const next = { ...match, home_score: 1, minute: "13'" };
  const marked = withGoals(heard, [next]);
  expect(withGoals(marked, [next], true).get("a")?.goal).toBe("home");
});

test("a match that was not heard of before has no goal marked", () => {
  expect(withGoals(new Map(), [{ ...match, home_score: 2 }]).get("a")?.goal).toBeUndefined();
});

test("a goal of the reader's club is noticed under its match, one of another club is not", () => {
  const next = { ...match, home_id: "enyimba", home_team: "Enyimba", away_id: "barau", away_team: "Barau" };
  const running = withGoals(heard, [{ ...next, home_score: 1, minute: "13'" }]);
  const notice = ["⚽ Enyimba", "Enyimba 1–0 Barau 13'", "en", "goals a"];
  expect(goalNotice({ id: "enyimba", label: "Enyimba" }, running)).toEqual(notice);
  expect(goalNotice({ id: "barau", label: "Barau" }, running)).toBeNull();
});

test("a match of today shows what was heard last, and one that is over what its answer says", () => {
  const running = withGoals(heard, [{ ...match, home_score: 1 }]);
  expect(newest({ ...match, minute: "" }, running)).toMatchObject({ home_score: 1, minute: "12'" });
  const { minute: _, ...over } = { ...match, status: "completed" as const };
  expect(newest(over, running).home_score).toBe(0);
});

test("a match that the hub's answers call over is no longer running beside its table", () => {
  const other = { ...match, fixture_id: "b" };
  const running = withGoals(new Map(), [match, other]);
  const { minute: _, ...over } = { ...match, status: "completed" as const };
  expect([...openOnly(running, [match, other]).keys()]).toEqual(["a", "b"]);
  expect([...openOnly(running, [over, other]).keys()]).toEqual(["b"]);
  expect([...openOnly(running, [other]).keys()]).toEqual(["b"]);
});

test("only a running match has a minute", () => {
  expect(minuteOf(match)).toBe("12'");
  expect(minuteOf({ ...match, status: "completed" })).toBeNull();
  expect(minuteOf({ ...match, minute: "" })).toBeNull();
});
