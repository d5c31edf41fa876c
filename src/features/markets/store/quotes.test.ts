import { expect, test } from "vitest";
import { addDays } from "#platform/time.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { findDayBefore, findDays, findQuote, saveDays, saveQuote } from "./quotes.ts";

const brent = { edition: "live", series: "brent" } as const;
const others = [
  { edition: "sample", series: "brent" },
  { edition: "live", series: "ngx_30" },
] as const;
const since = "2021-11-09";
const today = "2026-11-21";

const database = databaseOfEachTest();

const save = (days: Record<string, number>, overwrite: boolean) =>
  saveDays(
    database.db,
    brent,
    Object.entries(days).map(([day, value]) => ({ day, value })),
    { overwrite, since, today },
  );
const stored = async (from = "2000-01-01") =>
  Object.fromEntries((await findDays(database.db, brent, from)).map(({ day, value }) => [day, value]));

test("a quote is kept until the next one, for each series and edition of its own", async () => {
  const { db } = database;
  const first = { value: 75, percentChange: 1.5, asOf: new Date("2026-11-20T12:00:00Z") };
  const second = { value: 70, percentChange: null, asOf: new Date("2026-11-20T11:00:00Z") };
  expect(await findQuote(db, brent)).toBeNull();
  await saveQuote(db, brent, { ...first, history: [] }, "yahoo");
  expect(await findQuote(db, brent)).toEqual({ ...first, provider: "yahoo" });
  await saveQuote(db, brent, { ...second, history: [] }, "fred");
  expect(await findQuote(db, brent)).toEqual({ ...second, provider: "fred" });
  for (const key of others) expect(await findQuote(db, key)).toBeNull();
});

test("a history begins with the first day that is asked for, and is found oldest first", async () => {
  await save({ "2021-11-10": 3, "2021-11-09": 2, "2021-11-08": 1 }, false);
  expect(await findDays(database.db, brent, "2000-01-01")).toEqual([
    { day: "2021-11-09", value: 2 },
    { day: "2021-11-10", value: 3 },
  ]);
  expect(await stored("2021-11-10")).toEqual({ "2021-11-10": 3 });
  for (const key of others) expect(await findDays(database.db, key, "2000-01-01")).toEqual([]);
});

test("days are overwritten only on request; of a day given twice, the last value counts", async () => {
  await save({ "2026-11-18": 1, "2026-11-19": 2 }, false);
  await save({ "2026-11-19": 9, "2026-11-20": 3 }, false);
  expect(await stored()).toEqual({ "2026-11-18": 1, "2026-11-19": 2, "2026-11-20": 3 });
  await save({ "2026-11-18": 7, "2026-11-19": 8 }, true);
  expect(await stored()).toEqual({ "2026-11-18": 7, "2026-11-19": 8, "2026-11-20": 3 });
  const twice = [1, 2].map((value) => ({ day: "2026-11-21", value }));
  await saveDays(database.db, brent, twice, { overwrite: true, since, today });
  await saveDays(database.db, brent, [], { overwrite: true, since, today });
  expect((await stored())["2026-11-21"]).toBe(2);
});

test.each([
  [14, false],
  [15, true],
])(
  "of a history that begins %i days late, days before its last ten are written again: %j",
  async (late, isWritten) => {
    await save({ [addDays(since, late)]: 1, "2026-11-09": 1, "2026-11-10": 1, "2026-11-20": 1 }, false);
    await save({ "2026-11-09": 2, "2026-11-10": 2, "2026-11-20": 2 }, true);
    expect(await stored("2026-01-01")).toEqual({
      ...{ "2026-11-09": isWritten ? 2 : 1, "2026-11-10": 2, "2026-11-20": 2 },
    });
  },
);

test("a day of the future is not stored, and one that was does not end the history", async () => {
  await save({ [since]: 1, "2026-11-20": 1, "2026-11-22": 1, "9999-12-31": 1 }, true);
  expect(await stored()).toEqual({ [since]: 1, "2026-11-20": 1 });
  const ahead = [{ day: "9999-12-31", value: 1 }];
  await saveDays(database.db, brent, ahead, { overwrite: false, since, today: "9999-12-31" });
  await save({ "2026-11-20": 2, "2026-11-21": 2 }, true);
  expect(await stored()).toEqual({ [since]: 1, "2026-11-20": 2, "2026-11-21": 2, "9999-12-31": 1 });
});

test("the day before is the last stored one before a day", async () => {
  await save({ "2026-11-18": 1, "2026-11-19": 2, "2026-11-20": 3 }, false);
  expect(await findDayBefore(database.db, brent, "2026-11-20")).toEqual({ day: "2026-11-19", value: 2 });
  expect(await findDayBefore(database.db, brent, "2026-11-30")).toEqual({ day: "2026-11-20", value: 3 });
  expect(await findDayBefore(database.db, brent, "2026-11-18")).toBeNull();
  for (const key of others) expect(await findDayBefore(database.db, key, "2026-11-20")).toBeNull();
});
