import { expect, test } from "vitest";
import { liveMarketsProviders, PROVIDER_LIMITS } from "#features/markets/figures/providers.ts";
import type { Rate } from "#features/markets/shapes.ts";
import { findLatestRates, findRateDays, saveRates } from "#features/markets/store/rates.ts";
import { limitedFetches } from "#platform/providers/limited-fetch.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { holidaysOn } from "#tests/support/holidays.ts";
import { type Played, plain, playedAddresses, playedFetch } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { refreshCurrencies, refreshOfficialRate } from "./refresh-naira.ts";

const clock = { now: () => new Date("2026-11-20T16:00:00Z") };
const providers = playedAddresses(liveMarketsProviders);

const database = databaseOfEachTest();

async function run(refresh: typeof refreshCurrencies, play: (provider: string) => unknown) {
  const warnings: unknown[][] = [];
  const log = { ...silentLog, warn: (...line: unknown[]) => void warnings.push(line) };
  const { fetch, asked } = playedFetch(({ pathname }): Played => {
    const body = play(pathname.split("/")[1] ?? "");
    return body === undefined ? "down" : plain(200, JSON.stringify(body));
  });
  const ask = holidaysOn();
  const deps = { db: database.db, clock, log, fetch, ask, edition: "live", providers } as const;
  await refresh(deps, limitedFetches(deps, PROVIDER_LIMITS));
  return { asked: asked.map(({ pathname, search }) => pathname + search), warnings };
}

const rate = (currency: string, day: string, value: number): Rate => ({
  ...{ currency, day, rate: value, buying: null, selling: null, highest: null, lowest: null },
});
const know = (...rates: Rate[]) =>
  saveRates(database.db, "live", rates, { provider: "known", overwrite: true });
const listed = (currency: string, ratedate: string, centralrate: number) => ({
  ...{ currency, ratedate, centralrate, buyingrate: centralrate - 1, sellingrate: centralrate + 1 },
});
const daysOf = async (currency: string) =>
  (await findRateDays(database.db, "live", currency, "2000-01-01")).map(
    ({ day, value }) => `${day} ${value}`,
  );

test("the first list of currencies is kept for five years, up to today in Lagos", async () => {
  const days = ["2021-11-08", "2021-11-09", "2026-11-20", "2026-11-21"];
  await run(refreshCurrencies, (provider) =>
    provider === "cbn" ? days.map((day) => listed("POUNDS STERLING", day, 2000)) : undefined,
  );
  expect(await daysOf("GBP")).toEqual(["2021-11-09 2000", "2026-11-20 2000"]);
});

test.each([
  ["2021-11-23", ["2026-11-06 2", "2026-11-20 2"]],
  ["2021-11-24", ["2026-11-05 2", "2026-11-06 2", "2026-11-20 2"]],
])("with pounds known since %s, of a later list these days are stored: %j", async (first, stored) => {
  await know(rate("GBP", first, 1));
  await run(refreshCurrencies, (provider) =>
    provider === "cbn"
      ? ["2026-11-05", "2026-11-06", "2026-11-20"].map((day) => listed("POUNDS STERLING", day, 2))
      : undefined,
  );
  expect(await daysOf("GBP")).toEqual([`${first} 1`, ...stored]);
});

test("the central bank's list replaces other currencies' rates, but only adds to the dollar's", async () => {
  await know(rate("USD", "2026-11-20", 1500), rate("GBP", "2026-11-20", 2000));
  await run(refreshCurrencies, (provider) =>
    provider === "cbn"
      ? [listed("US DOLLAR", "2026-11-20", 1600), listed("POUNDS STERLING", "2026-11-20", 2100)]
      : undefined,
  );
  expect(await findLatestRates(database.db, "live")).toMatchObject([
    { currency: "GBP", rate: 2100, buying: 2099, selling: 2101, provider: "cbn" },
    { currency: "USD", rate: 1500, buying: 1599, selling: 1601, provider: "known" },
  ]);
});

test("rates from another source fill gaps, and replace none; the log says why it was asked", async () => {
  await know(rate("GBP", "2026-11-20", 2000));
  const open = {
    ...{ result: "success", time_last_update_unix: Date.parse("2026-11-20") / 1000 },
    rates: { NGN: 1500, USD: 1, GBP: 0.5, EUR: 0.75 },
  };
  const { warnings } = await run(refreshCurrencies, (provider) => (provider === "erApi" ? open : undefined));
  expect(await findLatestRates(database.db, "live")).toMatchObject([
    { currency: "EUR", rate: 2000, provider: "erApi" },
    { currency: "GBP", rate: 2000, provider: "known" },
  ]);
  const line = (figure: string, provider: string) => [
    { figure, provider, kind: "network", why: "connection refused" },
    "a provider failed",
  ];
  expect(warnings).toEqual([line("currencies", "cbn"), line("naira history", "frankfurter")]);
});

test("the official rate is the central bank's, else its mirror's of the last fourteen days", async () => {
  await know(rate("USD", "2026-11-20", 1400));
  const nfem = [{ ratedate: "2026-11-20", weightedAvgRate: 1500, highestrate: 1510, lowestrate: 1490 }];
  const first = await run(refreshOfficialRate, (provider) => (provider === "cbn" ? nfem : undefined));
  expect(first).toEqual({ asked: ["/cbn/GetAllNFEM_Rates"], warnings: [] });
  expect(await findLatestRates(database.db, "live")).toMatchObject([
    { rate: 1500, highest: 1510, lowest: 1490, provider: "cbn" },
  ]);
  const mirror = [{ date: "2026-11-20", base: "USD", quote: "NGN", rate: 1550 }];
  const second = await run(refreshOfficialRate, (provider) =>
    provider === "frankfurter" ? mirror : undefined,
  );
  expect(second.asked[1]).toBe("/frankfurter/rates?base=USD&quotes=NGN&from=2026-11-06");
  expect(second.warnings).toMatchObject([[{ figure: "naira", provider: "cbn" }, "a provider failed"]]);
  expect(await findLatestRates(database.db, "live")).toMatchObject([{ rate: 1550, provider: "frankfurter" }]);
  await run(refreshOfficialRate, () => undefined);
  expect(await daysOf("USD")).toEqual(["2026-11-20 1550"]);
});
