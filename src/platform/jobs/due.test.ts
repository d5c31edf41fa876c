import { expect, test } from "vitest";
import { dueAt } from "./due.ts";

const at = (time: string): Date => new Date(`2026-11-21T${time}:00+01:00`);
const seven = { dailyAt: "07:00", until: "12:00" };

test("a daily job is due at its minute in Lagos, and not before", () => {
  expect(dueAt(seven, null, at("06:59"))).toBeNull();
  expect(dueAt(seven, null, at("07:00"))).toEqual(at("07:00"));
});

test("a daily job runs once a day", () => {
  expect(dueAt(seven, at("07:00"), at("07:01"))).toBeNull();
  expect(dueAt(seven, new Date(at("07:00").getTime() - 86_400_000), at("07:01"))).toEqual(at("07:00"));
});

test("a missed daily job is caught up until its end time, then skipped", () => {
  expect(dueAt(seven, null, at("11:59"))).toEqual(at("07:00"));
  expect(dueAt(seven, null, at("12:00"))).toBeNull();
  expect(dueAt({ dailyAt: "07:00" }, null, at("23:59"))).toEqual(at("07:00"));
});

test("an interval job is due once per slot, and missed slots are not made up", () => {
  const tenth = { everyMinutes: 10 };
  expect(dueAt(tenth, null, at("10:07"))).toEqual(at("10:00"));
  expect(dueAt(tenth, at("10:00"), at("10:09"))).toBeNull();
  expect(dueAt(tenth, at("10:00"), at("13:31"))).toEqual(at("13:30"));
});

test("two machines whose clocks differ a little do not run a job twice", () => {
  expect(dueAt({ everyMinutes: 1 }, at("10:00"), at("09:59"))).toBeNull();
  expect(dueAt(seven, at("07:00"), at("06:58"))).toBeNull();
});

test("after the clock is set back an hour or a day, jobs are due again at once", () => {
  expect(dueAt({ everyMinutes: 1 }, at("10:00"), at("09:00"))).toEqual(at("09:00"));
  const tomorrow = new Date(at("07:00").getTime() + 86_400_000);
  expect(dueAt(seven, tomorrow, at("07:30"))).toEqual(at("07:00"));
  expect(dueAt({ everyMinutes: 10 }, tomorrow, at("07:31"))).toEqual(at("07:30"));
});
