import { expect, test } from "vitest";
import { answering } from "#tests/support/played-fetch.ts";
import { askCbnInflation, askCbnMoneyMarket, askCbnOilProduction, askCbnReserves } from "./cbn-statistics.ts";

type Ask = typeof askCbnReserves;
/** "inflation 2026-07 15.5" */
async function valuesOf(ask: Ask, rows: readonly object[]): Promise<string[]> {
  const answer = await ask(answering(rows), "http://p");
  if (!answer.ok) return [answer.failure.message];
  expect(answer.value.every(({ forecast }) => !forecast)).toBe(true);
  return answer.value.map(({ indicator, period, value }) => `${indicator} ${period} ${value}`);
}
const month = (parts: object) => ({ tyear: 2026, tmonth: 7, ...parts });

test("each of a month's three kinds of inflation is read, and a missing one left out", async () => {
  const rows = [
    month({ allItemsYearOn: "15.5", foodYearOn: 0, allItemsLessFrmProdYearOn: 13 }),
    month({ tmonth: "8", allItemsYearOn: null, foodYearOn: 16 }),
  ];
  expect(await valuesOf(askCbnInflation, rows)).toEqual([
    ...["inflation 2026-07 15.5", "food_inflation 2026-07 0", "core_inflation 2026-07 13"],
    "food_inflation 2026-08 16",
  ]);
});

test("each of a month's three rates is read; a zero is a month without a rate", async () => {
  expect(
    await valuesOf(askCbnMoneyMarket, [month({ mpr: 27, primeLending: "18.2", treasuryBill: 16 })]),
  ).toEqual([...["policy_rate 2026-07 27", "prime_lending 2026-07 18.2", "treasury_bill 2026-07 16"]]);
  expect(await valuesOf(askCbnMoneyMarket, [month({ mpr: 0, primeLending: "0", treasuryBill: 1 })])).toEqual([
    "treasury_bill 2026-07 1",
  ]);
});

test("oil production is converted from millions of barrels to whole ones", async () => {
  expect(
    await valuesOf(askCbnOilProduction, [month({ domProd: "1.5000004" }), month({ domProd: 0 })]),
  ).toEqual(["oil_production 2026-07 1500000"]);
});

test("months before 2006 are left out, and an answer without a usable month is a failure", async () => {
  const rows = [
    { tyear: 2005, tmonth: 12, allItemsYearOn: 1 },
    { tyear: 2006, tmonth: 1, allItemsYearOn: 2 },
    { tyear: 2006, tmonth: 13, allItemsYearOn: 3 },
  ];
  expect(await valuesOf(askCbnInflation, rows)).toEqual(["inflation 2006-01 2"]);
  for (const ask of [askCbnInflation, askCbnMoneyMarket, askCbnOilProduction, askCbnReserves])
    expect(await valuesOf(ask, [])).toEqual(["no usable month"]);
});

test("a month's reserves are those of its last usable day, whatever the order", async () => {
  const day = (moveDate: string, gross: unknown) => ({ moveDate, gross });
  const rows = [
    ...[day("2026-07-30", 40_000_000_003), day("2026-07-31", 0), day("2026-07-01", 40_000_000_001)],
    ...[day("2026-06-30", 40_000_000_000), day("2005-12-31", 28_000_000_000), day("soon", 1)],
    ...[day("2006-01-01", 28_000_000_001), day("2026-08-01", -1)],
  ];
  expect(await valuesOf(askCbnReserves, rows)).toEqual([
    ...["reserves 2006-01 28000000001", "reserves 2026-06 40000000000", "reserves 2026-07 40000000003"],
  ]);
});

test("reserves of less than a million are in millions", async () => {
  const of = (gross: number) => valuesOf(askCbnReserves, [{ moveDate: "2026-07-31", gross }]);
  expect(await of(40_000)).toEqual(["reserves 2026-07 40000000000"]);
  expect(await of(999_999)).toEqual(["reserves 2026-07 999999000000"]);
  expect(await of(1_000_000)).toEqual(["reserves 2026-07 1000000"]);
});
