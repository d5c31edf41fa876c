import { expect, test } from "vitest";
import type { Fetch } from "#platform/fetch/request.ts";
import type { ProviderFailure } from "#platform/providers/ask-provider.ts";
import type { Result } from "#platform/result.ts";
import { type Connector, expectFailures } from "#tests/support/malformed-answers.ts";
import { answering, playedFetch, playSample } from "#tests/support/played-fetch.ts";
import { askFred, askOilPriceApi, askOilPrices, askYahoo } from "./brent.ts";
import { askCbnInflation, askCbnMoneyMarket, askCbnReserves } from "./cbn-statistics.ts";
import { askDoclibBoards, askDoclibCompanies, askDoclibIndex } from "./doclib.ts";
import { askImf } from "./imf.ts";
import { askKwayisi } from "./kwayisi.ts";
import { askCbnRates, askErApi, askFrankfurter, askNfem } from "./naira.ts";
import { askNgxPulse } from "./ngx-pulse.ts";
import { askWorldBank } from "./world-bank.ts";

const now = new Date("2026-07-28T15:00:00Z");

function theValue<Value>(result: Result<Value, ProviderFailure>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

const connectors: Record<string, Connector> = {
  "doclib index": (fetch) => askDoclibIndex(fetch, "http://p", "ngx_all_share", now),
  "doclib boards": (fetch) => askDoclibBoards(fetch, "http://p"),
  "ngx pulse": (fetch) => askNgxPulse(fetch, "http://p", "key", "ngx_bank"),
  kwayisi: (fetch) => askKwayisi(fetch, "http://p", now),
  oilpriceapi: (fetch) => askOilPriceApi(fetch, "http://p", now),
  yahoo: (fetch) => askYahoo(fetch, "http://p", "5d", now),
  fred: (fetch) => askFred(fetch, "http://p", "2026-01-01"),
  "oil prices": (fetch) => askOilPrices(fetch, "http://p"),
  nfem: (fetch) => askNfem(fetch, "http://p"),
  "cbn rates": (fetch) => askCbnRates(fetch, "http://p"),
  frankfurter: (fetch) => askFrankfurter(fetch, "http://p", "2026-01-01"),
  "er-api": (fetch) => askErApi(fetch, "http://p", ["USD"]),
  "world bank": (fetch) => askWorldBank(fetch, "http://p", "gdp"),
  imf: (fetch) => askImf(fetch, "http://p", "government_debt", now),
  "cbn inflation": (fetch) => askCbnInflation(fetch, "http://p"),
  "cbn reserves": (fetch) => askCbnReserves(fetch, "http://p"),
};

/** An exchange without a trade is not a failure. */
const noTrade = { gainers: [], losers: [], most_traded: [] };

test.each(Object.entries(connectors))(
  "%s: a malformed answer is a failure with a kind, never a figure",
  (name, ask) =>
    expectFailures(
      ask,
      ['{"data":{"prices":[{"code":"BRENT', '{"data":{"prices":[]}}', '[{"message":"Invalid value"}]'],
      ...(name === "doclib boards" ? [noTrade] : []),
    ),
);

test("the exchange's index and history are read, numeric strings included, null points left out", async () => {
  const body = {
    currentPrice: "114,659.11",
    changePercentage: 0.5627,
    currentDateTime: "2026-07-28T14:30:00",
    IndiciesData: [
      [1785106800000, 114000.5],
      [1785193200000, null],
      [null, 3],
      ["1785193200000", "114659.11"],
    ],
  };
  const reading = theValue(await askDoclibIndex(answering(body), "http://p", "ngx_all_share", now));
  expect(reading).toEqual({
    value: 114659.11,
    percentChange: 0.5627,
    asOf: new Date("2026-07-28T13:30:00Z"),
    history: [
      { day: "2026-07-27", value: 114000.5 },
      { day: "2026-07-28", value: 114659.11 },
    ],
  });
});

test.each([0, -1])("an index of %i is not a reading", async (currentPrice) => {
  const body = { currentPrice, currentDateTime: "2026-07-28T13:30:00Z" };
  const index = await askDoclibIndex(answering(body), "http://p", "ngx_all_share", now);
  expect(index).toMatchObject({ ok: false, failure: { kind: "nonsense", message: "an index of nothing" } });
});

test("the exchange's PERCENTAGE_CHANGE is naira: shares are ranked by percentages of their closes", async () => {
  const body = [
    { SYMBOL: "CCC", LAST_CLOSE: 100, TODAYS_CLOSE: 105, PERCENTAGE_CHANGE: 5 },
    { SYMBOL: "AAA", LAST_CLOSE: 20, TODAYS_CLOSE: 22, PERCENTAGE_CHANGE: 2 },
    { SYMBOL: "DDD", LAST_CLOSE: 8, TODAYS_CLOSE: 8.5, PERCENTAGE_CHANGE: 0.5 },
    { SYMBOL: "BBB", LAST_CLOSE: null },
  ];
  const { gainers, losers } = theValue(await askDoclibBoards(answering(body), "http://p"));
  expect(gainers).toEqual([
    { symbol: "AAA", close: 22, change: 2, percentChange: 10 },
    { symbol: "DDD", close: 8.5, change: 0.5, percentChange: 6.25 },
    { symbol: "CCC", close: 105, change: 5, percentChange: 5 },
  ]);
  expect(losers.map(({ symbol }) => symbol)).toEqual(["CCC", "DDD", "AAA"]);
});

test("the exchange's list gives each symbol its company; a row without a name is left out", async () => {
  const body = [
    { Symbol: "OBUDU", Company2: " Obudu Tea ", Sector: "Food" },
    { Symbol: "NONE", Company2: "" },
    { Symbol: "LONG", Company2: "x".repeat(121) },
  ];
  const companies = theValue(await askDoclibCompanies(answering(body), "http://p"));
  expect([...companies]).toEqual([["OBUDU", "Obudu Tea"]]);
});

test("the last resort's sentence gives the index and its signed percentage", async () => {
  const page = (verb: string) =>
    `<p>The NGX All Share Index <b>(ASI)</b> ${verb} 641.55 (0.56%) points to close at <b>114,659.11</b>.</p>`;
  const rose = theValue(await askKwayisi(answering(page("rose")), "http://p", now));
  expect(rose).toMatchObject({ value: 114659.11, percentChange: 0.56, history: [] });
  expect(theValue(await askKwayisi(answering(page("fell")), "http://p", now)).percentChange).toBe(-0.56);
});

test("NGX Pulse's newest close is the value, and its key goes in a header", async () => {
  const prices = [
    { trade_date: "2026-07-28", close_price: 2 },
    { trade_date: "2026-07-27", close_price: 1, high_price: null },
  ];
  const keys: unknown[] = [];
  const fetch: Fetch = (request) => {
    keys.push(request.headers?.["x-api-key"]);
    return answering({ prices })(request);
  };
  const reading = theValue(await askNgxPulse(fetch, "http://p", "secret", "ngx_bank"));
  expect(reading).toMatchObject({ value: 2, asOf: new Date("2026-07-28T13:30:00Z") });
  expect(keys).toEqual(["secret"]);
});

test("Brent is found among OilPriceAPI's demo prices, and Yahoo's null closes are left out", async () => {
  const demo = {
    status: "success",
    data: {
      prices: [
        { code: "WTI_USD", price: 70 },
        { code: "BRENT_CRUDE_USD", price: "75.5", updated_at: "2026-07-28T10:00:00Z" },
      ],
    },
  };
  expect(theValue(await askOilPriceApi(answering(demo), "http://p", now))).toMatchObject({
    value: 75.5,
    asOf: new Date("2026-07-28T10:00:00Z"),
  });
  const chart = {
    chart: {
      result: [
        {
          meta: { regularMarketPrice: 75.5, regularMarketTime: 1785232800 },
          timestamp: [1785128400, 1785214800],
          indicators: { quote: [{ close: [74.1, null] }] },
        },
      ],
      error: null,
    },
  };
  expect(theValue(await askYahoo(answering(chart), "http://p", "5d", now)).history).toEqual([
    { day: "2026-07-27", value: 74.1 },
  ]);
});

test.each([
  [1785232800, "2026-07-28T10:00:00.000Z"],
  [null, "2026-07-28T15:00:00.000Z"],
  [undefined, "2026-07-28T15:00:00.000Z"],
])("Yahoo's price with the market time %j is dated %s", async (regularMarketTime, asOf) => {
  const meta = { regularMarketPrice: 75.5, regularMarketTime };
  const reading = await askYahoo(answering({ chart: { result: [{ meta }] } }), "http://p", "5d", now);
  expect(theValue(reading)).toEqual({ value: 75.5, percentChange: null, asOf: new Date(asOf), history: [] });
});

test.each([
  [
    { buyingrate: "1338.5", sellingrate: "1339.5" },
    { buying: 1338.5, selling: 1339.5 },
  ],
  [
    { buyingrate: null, sellingrate: "" },
    { buying: null, selling: null },
  ],
  [{}, { buying: null, selling: null }],
])("a row of the central bank's list with %j is read with %j", async (parts, expected) => {
  const row = { currency: "US DOLLAR", ratedate: "2026-07-27", centralrate: "1339", ...parts };
  expect(theValue(await askCbnRates(answering([row]), "http://p"))).toEqual([
    { currency: "USD", day: "2026-07-27", rate: 1339, highest: null, lowest: null, ...expected },
  ]);
});

test("FRED's missing days and its header, old or new, are not read as figures", async () => {
  for (const head of ["observation_date", "DATE"]) {
    const csv = `${head},DCOILBRENTEU\r\n2026-07-23,74.20\r\n2026-07-24,.\r\n`;
    expect(theValue(await askFred(answering(csv), "http://p", "2026-07-01")).history).toEqual([
      { day: "2026-07-23", value: 74.2 },
    ]);
  }
});

test("the central bank's strings are read as rates, invalid days and zero rates left out", async () => {
  const rows = [
    { ratedate: "July-27-2026", weightedAvgRate: "1338.1066", highestrate: "1342", lowestrate: "" },
    { ratedate: "February-31-2026", weightedAvgRate: "1" },
    { ratedate: "July-28-2026", weightedAvgRate: "0" },
  ];
  expect(theValue(await askNfem(answering(rows), "http://p"))).toEqual([
    {
      currency: "USD",
      day: "2026-07-27",
      rate: 1338.1066,
      buying: null,
      selling: null,
      highest: 1342,
      lowest: null,
    },
  ]);
});

test("unknown currencies are left out; open rates are converted to naira for one unit", async () => {
  const rows = [
    {
      currency: "pounds sterling ",
      ratedate: "2026-07-27",
      buyingrate: "1",
      centralrate: "1800.5",
      sellingrate: "2",
    },
    { currency: "WAUA", ratedate: "2026-07-27", centralrate: "9" },
  ];
  expect(theValue(await askCbnRates(answering(rows), "http://p")).map(({ currency }) => currency)).toEqual([
    "GBP",
  ]);
  const open = {
    result: "success",
    time_last_update_unix: 1785196800,
    rates: { USD: 1, NGN: 1500, EUR: 0.5, GBP: null },
  };
  const rates = theValue(await askErApi(answering(open), "http://p", ["USD", "EUR", "GBP"]));
  expect(rates.map(({ currency, rate, day }) => [currency, rate, day])).toEqual([
    ["USD", 1500, "2026-07-28"],
    ["EUR", 3000, "2026-07-28"],
  ]);
});

test("a policy rate of 0 is left out as missing; a month keeps the reserves of its last day", async () => {
  const months = [
    { tyear: "2026", tmonth: "6", mpr: "26.50", primeLending: "18" },
    { tyear: 2026, tmonth: 5, mpr: "0.00" },
  ];
  const values = theValue(await askCbnMoneyMarket(answering(months), "http://p"));
  expect(values).toContainEqual({
    indicator: "policy_rate",
    period: "2026-06",
    value: 26.5,
    forecast: false,
  });
  expect(values.filter(({ period }) => period === "2026-05")).toEqual([]);
  const days = [
    { moveDate: "30/06/2026", gross: "43,100,000,000" },
    { moveDate: "01/06/2026", gross: "42000" },
    { moveDate: "15/05/2026", gross: "41000" },
  ];
  expect(theValue(await askCbnReserves(answering(days), "http://p"))).toEqual([
    { indicator: "reserves", period: "2026-05", value: 41e9, forecast: false },
    { indicator: "reserves", period: "2026-06", value: 43.1e9, forecast: false },
  ]);
});

test("IMF values from this year on are forecasts; World Bank years without a value are left out", async () => {
  const imf = { values: { GGXWDG_NGDP: { NGA: { 2025: 38.8, 2026: "39.1", 2027: null } } } };
  expect(theValue(await askImf(answering(imf), "http://p", "government_debt", now))).toEqual([
    { indicator: "government_debt", period: "2025", value: 38.8, forecast: false },
    { indicator: "government_debt", period: "2026", value: 39.1, forecast: true },
  ]);
  const bank = [
    { page: 1 },
    [
      { date: "2025", value: null },
      { date: "2024", value: 243e9 },
    ],
  ];
  expect(theValue(await askWorldBank(answering(bank), "http://p", "gdp"))).toEqual([
    { indicator: "gdp", period: "2024", value: 243e9, forecast: false },
  ]);
});

test("the sample edition's central bank data gives over 400 days and 12 currencies", async () => {
  const { fetch } = playedFetch(playSample(() => now));
  expect(theValue(await askNfem(fetch, "http://played/cbn")).length).toBeGreaterThan(400);
  const codes = new Set(
    theValue(await askCbnRates(fetch, "http://played/cbn")).map(({ currency }) => currency),
  );
  expect(codes.size).toBe(12);
});
