import { expect, test } from "vitest";
import { databaseOfFile } from "#tests/support/database.ts";
import { findIndicators, saveIndicators } from "./indicators.ts";

const database = databaseOfFile();

const gdp = (period: string, value: number, forecast = false) => ({
  indicator: "gdp",
  period,
  value,
  forecast,
});
const first = { provider: "imf", at: new Date("2026-11-19T12:00:00Z") };
const second = { provider: "worldBank", at: new Date("2026-11-20T12:00:00Z") };
const kept = ({ provider, at }: typeof first) => ({ provider, fetchedAt: at });

test("an indicator's values are kept by period, oldest first, and replaced by later readings", async () => {
  const { db } = database;
  await saveIndicators(db, "live", [], first);
  expect(await findIndicators(db, "live")).toEqual([]);
  await saveIndicators(db, "live", [gdp("2026", 3, true), gdp("2024", 1), gdp("2025", 2)], first);
  await saveIndicators(db, "sample", [gdp("2024", 9)], first);
  // Of a period given twice, the last value counts.
  await saveIndicators(db, "live", [gdp("2026", 5, true), gdp("2026", 4)], second);
  await saveIndicators(db, "live", [{ ...gdp("2020", 7), indicator: "debt" }], second);
  expect(await findIndicators(db, "live")).toEqual([
    { ...gdp("2020", 7), indicator: "debt", ...kept(second) },
    { ...gdp("2024", 1), ...kept(first) },
    { ...gdp("2025", 2), ...kept(first) },
    { ...gdp("2026", 4), ...kept(second) },
  ]);
});
