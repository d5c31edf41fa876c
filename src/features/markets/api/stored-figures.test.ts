import { expect, test } from "vitest";
import { liveMarketsProviders, marketsJobs } from "#features/markets/jobs/schedule.ts";
import type { Rate, Share } from "#features/markets/shapes.ts";
import { saveIndicators } from "#features/markets/store/indicators.ts";
import { findDays } from "#features/markets/store/quotes.ts";
import { findLatestRates, findRateDays, saveRates } from "#features/markets/store/rates.ts";
import { findBoards, saveBoards } from "#features/markets/store/shares.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { holidaysOn } from "#tests/support/holidays.ts";
import { type Played, plain, playedAddresses, playedFetch, playSample } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { readMarkets } from "./read.ts";

const providers = playedAddresses(liveMarketsProviders);
const nobody = { address: "", headers: {} };
const now = new Date("2026-11-20T16:00:00Z");
const clock = { now: () => now };

const database = databaseOfEachTest();

const read = () => readMarkets({ db: database.db, clock, edition: "live", ask: holidaysOn() });

/** Runs a job over the played answers; returns the addresses that it asked. */
async function run(
  name: string,
  play: (url: URL) => Played | Promise<Played>,
  ask = holidaysOn(),
): Promise<string[]> {
  const { fetch, asked } = playedFetch(play);
  const { db } = database;
  const jobs = marketsJobs({ db, clock, fetch, ask, edition: "live", providers, log: silentLog });
  for (const job of jobs.filter((one) => one.name === name)) await job.run(now);
  return asked.map(({ pathname, search }) => pathname + search);
}

const dollar = (day: string, rate: number, more: Partial<Rate> = {}): Rate => ({
  ...{ currency: "USD", day, rate, buying: null, selling: null, highest: null, lowest: null },
  ...more,
});

test.each([
  // A dollar that costs more means a weaker naira.
  [[1500, 1530], { change: 30, percent_change: 2, direction: "down" }],
  [[1530, 1500], { change: -30, percent_change: -1.9608, direction: "up" }],
  [[1500, 1500], { change: 0, percent_change: 0, direction: "neutral" }],
  [[1500], { change: null, percent_change: null, direction: "neutral" }],
])("dollar rates of %j, oldest first, are shown as %j", async (rates, expected) => {
  const days = ["2026-11-20", "2026-11-17"].slice(0, rates.length).toReversed();
  await saveRates(
    database.db,
    "live",
    rates.map((rate, at) => dollar(days[at] ?? "", rate)),
    { provider: "cbn", overwrite: true },
  );
  expect(await read()["GET /naira"]({ currency: "USD", range: "1M" }, nobody)).toMatchObject({
    official: { rate: rates.at(-1), date: "2026-11-20", ...expected },
  });
});

test("an indicator's period that has not begun is not its latest; a forecast of one is shown", async () => {
  const gdp = (period: string, forecast = false) => ({
    ...{ indicator: "gdp_growth", period, value: Number(period.slice(0, 4)), forecast },
  });
  const reserves = ["2026-11", "2026-12"].map((period) => ({ ...gdp(period), indicator: "reserves" }));
  const values = [gdp("2025"), gdp("2026"), gdp("2027", true), gdp("9999"), ...reserves];
  await saveIndicators(database.db, "live", values, { provider: "imf", at: now });
  const { indicators } = accepted(await read()["GET /indicators"]({}, nobody));
  expect(indicators.map(({ period, history }) => [period, history.map((one) => one.period)])).toEqual([
    ["2026", ["2025", "2026", "2027"]],
    ["2026-11", ["2026-11"]],
  ]);
});

test("saved rates replace those of the same day or fill their gaps, 2,000 in one call", async () => {
  const { db } = database;
  const first = { provider: "cbn", overwrite: true };
  await saveRates(db, "live", [], first);
  expect(await findLatestRates(db, "live")).toEqual([]);
  const daily = Array.from({ length: 2_000 }, (_, at) =>
    dollar(new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10), 1 + at),
  );
  await saveRates(db, "live", daily, first);
  expect((await findRateDays(db, "live", "USD", "2020-01-01")).length).toBe(2_000);
  const more = [
    dollar("2020-01-01", 7),
    ...daily.slice(1),
    dollar("2026-11-20", 9),
    dollar("2026-11-20", 10),
  ];
  await saveRates(db, "live", more, first);
  const days = await findRateDays(db, "live", "USD", "2020-01-01");
  expect([days.length, days[0], days.at(-1)]).toEqual([
    2_001,
    { day: "2020-01-01", value: 7 },
    { day: "2026-11-20", value: 10 },
  ]);
  await saveRates(db, "live", [dollar("2026-11-20", 99, { buying: 8, selling: 12, highest: 13 })], {
    ...{ provider: "erApi", overwrite: false },
  });
  expect(await findLatestRates(db, "live")).toMatchObject([
    { rate: 10, buying: 8, selling: 12, highest: null, provider: "cbn" },
  ]);
});

test("a board of one share is stored, and empty boards do not replace it", async () => {
  const share: Share = { symbol: "AAA", close: 22, change: 2, percentChange: 10.00004 };
  const boards = { gainers: [share], losers: [], most_traded: [] };
  const stored = { boards, asOf: now, provider: "doclib" };
  expect(await findBoards(database.db, "live")).toBeNull();
  await saveBoards(database.db, "live", stored);
  await saveBoards(database.db, "live", { ...stored, boards: { gainers: [], losers: [], most_traded: [] } });
  expect(await findBoards(database.db, "live")).toEqual(stored);
  const movers = await read()["GET /stocks/movers"]({}, nobody);
  expect(movers).toMatchObject({ gainers: [{ symbol: "AAA", percent_change: 10, direction: "up" }] });
});

test("on a holiday shares and indices are those of the session before, whatever time the provider says", async () => {
  const play = playSample(clock.now);
  for (const job of ["markets.boards", "markets.indices"]) await run(job, play, holidaysOn("2026-11-20"));
  const asOf = "2026-11-19T13:30:00.000Z";
  expect(await read()["GET /stocks/movers"]({}, nobody)).toMatchObject({ as_of: asOf });
  expect(await read()["GET /stocks/summary"]({}, nobody)).toMatchObject({
    market_summary: { key_indices: { ngx_bank: { as_of: asOf }, ngx_30: { as_of: asOf } } },
  });
});

test("without the central bank's list, five years of dollar rates come from its mirror", async () => {
  const days = ["2021-11-07", "2021-11-08", "2021-11-09", "2026-11-19", "2026-11-20", "2026-11-21"];
  const mirror = days.map((date) => ({ date, base: "USD", quote: "NGN", rate: 1500 }));
  const requests = await run("markets.currencies", ({ pathname }) =>
    pathname.startsWith("/frankfurter/") ? plain(200, JSON.stringify(mirror)) : "down",
  );
  expect(requests).toEqual([
    "/cbn/GetAllExchangeRates?format=json",
    "/erApi/latest/USD",
    "/frankfurter/rates?base=USD&quotes=NGN&from=2021-11-09",
  ]);
  const stored = await findRateDays(database.db, "live", "USD", "2021-01-01");
  expect(stored.map(({ day }) => day)).toEqual(["2021-11-09", "2026-11-19", "2026-11-20"]);
});

test.each([
  ["2021-11-09", 0],
  ["2021-11-23", 0],
  ["2021-11-24", 1],
])(
  "with dollar rates from %s on, the mirror is asked %i times: they may begin 14 days late",
  async (first, times) => {
    await saveRates(database.db, "live", [dollar(first, 1500)], { provider: "cbn", overwrite: true });
    const requests = await run("markets.currencies", () => "down");
    expect(requests.filter((address) => address.startsWith("/frankfurter/"))).toHaveLength(times);
  },
);

test("five years of oil prices come from the first of three services that answers", async () => {
  const chart = {
    meta: { regularMarketPrice: 75 },
    timestamp: [Date.parse("2021-11-12") / 1000],
    indicators: { quote: [{ close: [70] }] },
  };
  const bodies = {
    yahoo: JSON.stringify({ chart: { result: [chart] } }),
    fred: "observation_date,DCOILBRENTEU\n2021-11-08,50\n2021-11-09,71\n",
    oilPrices: "Date,Price\n2021-11-08,50\n2021-11-10,72\n",
  };
  const addresses = [
    "/yahoo/chart/BZ=F?interval=1d&range=5y",
    "/fred/fredgraph.csv?id=DCOILBRENTEU&cosd=2021-11-09",
    "/oilPrices/brent-daily.csv",
  ];
  for (const [at, [provider, body]] of Object.entries(bodies).entries()) {
    const requests = await run("markets.oil-history", ({ pathname }) =>
      pathname.startsWith(`/${provider}/`) ? plain(200, body) : "down",
    );
    expect(requests).toEqual(addresses.slice(0, at + 1));
  }
  expect(await findDays(database.db, { edition: "live", series: "brent" }, "2021-01-01")).toEqual([
    { day: "2021-11-09", value: 71 },
    { day: "2021-11-10", value: 72 },
    { day: "2021-11-12", value: 70 },
  ]);
});
