import { beforeEach, expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { marketsEndpoints } from "#features/markets/contract.ts";
import { PROVIDER_LIMITS, type ProviderId } from "#features/markets/figures/providers.ts";
import { liveMarketsProviders, marketsJobs } from "#features/markets/jobs/schedule.ts";
import { saveDays, saveQuote } from "#features/markets/store/quotes.ts";
import type { Edition } from "#platform/edition.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { holidaysOn } from "#tests/support/holidays.ts";
import { type Played, playedAddresses, playedFetch, playSample } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { readMarkets } from "./read.ts";

const names = Object.keys(liveMarketsProviders) as ProviderId[];
const providers = playedAddresses(liveMarketsProviders);
const nobody = { address: "", headers: {} };

const database = databaseOfEachTest();
let now: Date;
const clock = { now: () => now };

beforeEach(async () => {
  now = new Date("2026-11-20T16:00:00Z");
});

function domain(
  edition: Edition = "live",
  play: (url: URL) => Played | Promise<Played> = playSample(clock.now),
) {
  const { fetch, asked } = playedFetch(play);
  const { db } = database;
  const ask = holidaysOn();
  const jobs = marketsJobs({ db, clock, fetch, ask, edition, providers, log: silentLog });
  return { jobs, asked, read: readMarkets({ db, clock, edition, ask }) };
}

async function runAll({ jobs }: ReturnType<typeof domain>): Promise<void> {
  for (const job of jobs) await job.run(now);
}

test("ENT-12 the summary's three indices have value, percent_change and one of the three directions", async () => {
  const markets = domain();
  await runAll(markets);
  const answer = await markets.read["GET /stocks/summary"]({}, nobody);
  const { market_summary } = marketsEndpoints["GET /stocks/summary"].answer.parse(answer);
  for (const index of ["ngx_all_share", "ngx_bank", "ngx_30"] as const) {
    const { value, percent_change, direction, source, kind } = market_summary.key_indices[index];
    expect(value).toBeGreaterThan(100);
    expect(percent_change).toEqual(expect.any(Number));
    expect(["up", "down", "neutral"]).toContain(direction);
    expect(direction).toBe(percent_change! > 0 ? "up" : percent_change! < 0 ? "down" : "neutral");
    expect(source?.credit).toBe("Source: NGX, end of day");
    expect(kind).toBe("EOD");
  }
});

test("API-14 before any provider has answered, the summary has null values", async () => {
  const answer = await domain().read["GET /stocks/summary"]({}, nobody);
  const { market_summary } = marketsEndpoints["GET /stocks/summary"].answer.parse(answer);
  expect(market_summary.key_indices.ngx_bank).toMatchObject({
    value: null,
    percent_change: null,
    direction: "neutral",
  });
});

test("ENT-13 API-15 oil has a price, a signed change as a string and a trend that agrees with it", async () => {
  const markets = domain();
  await runAll(markets);
  const { oil } = marketsEndpoints["GET /commodities/oil/latest"].answer.parse(
    await markets.read["GET /commodities/oil/latest"]({}, nobody),
  );
  expect(oil.price).toBeGreaterThan(20);
  expect(oil.change).toMatch(/^([+-]\d+\.\d{2}|0\.00)$/);
  expect(oil.trend).toBe(oil.change.startsWith("+") ? "up" : oil.change.startsWith("-") ? "down" : "neutral");
  expect(oil.kind).toBe("LIVE");
});

test("an index that no provider knows is null while the others have values", async () => {
  const withoutBank = playSample(clock.now);
  const markets = domain("live", (url) => (url.pathname.includes("NGXBNK") ? null : withoutBank(url)));
  await runAll(markets);
  const answer = await markets.read["GET /stocks/summary"]({}, nobody);
  expect(answer).toMatchObject({
    market_summary: { key_indices: { ngx_bank: { value: null }, ngx_30: { value: expect.any(Number) } } },
  });
});

test("history, movers, naira and at least 12 indicators match their contracts", async () => {
  const markets = domain();
  await runAll(markets);
  const { read } = markets;
  for (const range of ["1M", "6M", "1Y", "5Y"] as const) {
    const history = marketsEndpoints["GET /stocks/history"].answer.parse(
      await read["GET /stocks/history"]({ index: "ngx_30", range }, nobody),
    );
    const oil = marketsEndpoints["GET /commodities/oil/history"].answer.parse(
      await read["GET /commodities/oil/history"]({ range }, nobody),
    );
    for (const points of [history.points, oil.points]) {
      expect(points.length).toBeGreaterThan({ "1M": 18, "6M": 110, "1Y": 240, "5Y": 240 }[range]);
      expect(points.length).toBeLessThan(275);
      expect(points.map(({ date }) => date)).toEqual(points.map(({ date }) => date).toSorted());
    }
  }
  const movers = marketsEndpoints["GET /stocks/movers"].answer.parse(
    await read["GET /stocks/movers"]({}, nobody),
  );
  expect(movers.gainers[0]!.percent_change).toBeGreaterThan(0);
  expect(movers.losers[0]!.percent_change).toBeLessThan(0);
  expect(movers.most_traded.length).toBe(10);
  const naira = marketsEndpoints["GET /naira"].answer.parse(
    await read["GET /naira"]({ currency: "GBP", range: "1Y" }, nobody),
  );
  expect(naira.official).toMatchObject({
    code: "USD",
    date: "2026-11-20",
    highest: expect.any(Number),
    buying: expect.any(Number),
  });
  expect(naira.official!.direction).toBe(naira.official!.change! > 0 ? "down" : "up");
  expect(naira.currencies.map(({ code }) => code)).toContain("XOF");
  expect(naira.history.length).toBeGreaterThan(240);
  const { indicators } = marketsEndpoints["GET /indicators"].answer.parse(
    await read["GET /indicators"]({}, nobody),
  );
  expect(indicators.length).toBeGreaterThanOrEqual(12);
  for (const { id, history, period } of indicators) {
    expect(history.length, id).toBeGreaterThan(5);
    expect(period <= "2026-11", `${id} ${period} has happened`).toBe(true);
  }
});

test("with providers down for a day the last values stay, and oil is no longer LIVE", async () => {
  const markets = domain();
  await runAll(markets);
  const before = await markets.read["GET /stocks/summary"]({}, nobody);
  now = new Date("2026-11-21T17:00:00Z");
  const dark = domain("live", () => "down");
  await runAll(dark);
  expect(await dark.read["GET /stocks/summary"]({}, nobody)).toEqual(before);
  const { oil } = (await dark.read["GET /commodities/oil/latest"]({}, nobody)) as {
    oil: { kind: string; as_of: string; price: number };
  };
  expect(oil).toMatchObject({ kind: "EOD", as_of: "2026-11-20T16:00:00.000Z", price: expect.any(Number) });
});

test("when the first provider fails, the next one answers and is credited", async () => {
  const all = playSample(clock.now);
  const markets = domain("live", (url) =>
    url.pathname.includes("oilPriceApi") ? { status: 200, headers: {}, body: "<html>" } : all(url),
  );
  await runAll(markets);
  expect(await markets.read["GET /commodities/oil/latest"]({}, nobody)).toMatchObject({
    oil: { source: { name: "Yahoo Finance" } },
  });
});

test("a provider days behind does not replace a later price while the others are down", async () => {
  await runAll(domain());
  const before = await domain().read["GET /commodities/oil/latest"]({}, nobody);
  now = new Date("2026-11-20T16:10:00Z");
  const csv = "observation_date,DCOILBRENTEU\n2026-11-13,11.11\n2026-11-16,12.34\n";
  const lagging = domain("live", (url) =>
    url.pathname.startsWith("/fred/") ? { status: 200, headers: {}, body: csv } : "down",
  );
  await runAll(lagging);
  expect(await lagging.read["GET /commodities/oil/latest"]({}, nobody)).toEqual(before);
  const history = await lagging.read["GET /commodities/oil/history"]({ range: "1M" }, nobody);
  expect(JSON.stringify(history)).not.toContain("12.34");
});

test.each([
  ["2026-11-19", 72, { price: 72, change: "+2.00", trend: "up" }],
  ["2026-11-19", 70.004, { price: 70, change: "0.00", trend: "neutral" }],
  ["2026-11-15", 72, { change: "+2.00" }],
  ["2026-11-14", 72, { change: "", trend: "neutral" }],
])(
  "after a last close of 70 on %s, oil at %d on 20 November is shown as %j: closes count for five days",
  async (day, value, oil) => {
    const key = { edition: "live", series: "brent" } as const;
    const reading = { value, percentChange: null, asOf: now, history: [] };
    await saveQuote(database.db, key, reading, "oilPriceApi");
    await saveDays(database.db, key, [{ day, value: 70 }], {
      ...{ overwrite: true, since: "2026-01-01", today: "2026-11-20" },
    });
    expect(await domain().read["GET /commodities/oil/latest"]({}, nobody)).toMatchObject({ oil });
  },
);

test("a history of one day from the last resort is completed once the first provider is back", async () => {
  const sentence = "The All Share Index (ASI) rose 1.00 (0.10%) points to close at 100,000.00.";
  await runAll(
    domain("live", (url) =>
      url.pathname.startsWith("/kwayisi/") ? { status: 200, headers: {}, body: sentence } : "down",
    ),
  );
  const markets = domain();
  await runAll(markets);
  const history = await markets.read["GET /stocks/history"]({ index: "ngx_all_share", range: "1Y" }, nobody);
  expect("points" in history && history.points.length).toBeGreaterThan(240);
});

test("sample figures are marked as sample, name no provider and stay out of the live edition", async () => {
  const sample = domain("sample");
  await runAll(sample);
  const answer = await sample.read["GET /stocks/summary"]({}, nobody);
  expect(answer).toMatchObject({
    market_summary: { key_indices: { ngx_30: { kind: "sample", source: { name: "Sample edition" } } } },
  });
  const live = await domain("live").read["GET /stocks/summary"]({}, nobody);
  expect(live).toMatchObject({ market_summary: { key_indices: { ngx_30: { value: null } } } });
  expect(await domain("live").read["GET /indicators"]({}, nobody)).toEqual({ indicators: [] });
});

test("over a day no provider is asked more often than its limit, even when all fail", async () => {
  const answers = new Map<string, Promise<Played>>();
  const all = playSample(clock.now);
  const remembered = (url: URL) => {
    const answer = answers.get(url.href) ?? all(url);
    answers.set(url.href, answer);
    return answer;
  };
  for (const play of [remembered, () => "down" as const]) {
    const { jobs, asked } = domain("live", play);
    const times: { provider: string; at: number }[] = [];
    const start = now.getTime();
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      now = new Date(start + minute * 60_000);
      const due = jobs.filter(({ when }) => "everyMinutes" in when && minute % when.everyMinutes === 0);
      for (const job of due) {
        const askedBefore = asked.length;
        await job.run(now);
        for (const url of asked.slice(askedBefore))
          times.push({ provider: url.pathname.split("/")[1]!, at: minute });
      }
    }
    for (const name of names) {
      const calls = times.filter(({ provider }) => provider === name).map(({ at }) => at);
      const perHour = Math.max(
        0,
        ...calls.map((at) => calls.filter((other) => other > at - 60 && other <= at).length),
      );
      expect(perHour, `${name} in an hour`).toBeLessThanOrEqual(PROVIDER_LIMITS[name].perHour ?? 60);
      expect(calls.length, `${name} in a day`).toBeLessThanOrEqual(PROVIDER_LIMITS[name].perDay ?? 600);
    }
    expect(times.filter(({ provider }) => provider === "oilPriceApi").length).toBeGreaterThan(100);
  }
}, 120_000);

test("the market's status takes its holidays from the culture domain", async () => {
  const questions: unknown[] = [];
  const holidays = (async (address: string, question: unknown) => {
    questions.push([address, question]);
    return { year: 2026, holidays: [{ date: "2026-11-20", name: "A feast", estimated: true }] };
  }) as unknown as Ask;
  now = new Date("2026-11-20T10:00:00Z");
  const markets = readMarkets({ db: database.db, clock, edition: "live", ask: holidays });
  const status = marketsEndpoints["GET /markets/status"].answer.parse(
    await markets["GET /markets/status"]({}, nobody),
  );
  expect(status).toMatchObject({
    open: false,
    reason: "holiday",
    holiday: "A feast",
    changes_at: "2026-11-23T09:00:00.000Z",
  });
  expect(questions).toEqual([
    ["GET /holidays", { year: 2025 }],
    ["GET /holidays", { year: 2026 }],
    ["GET /holidays", { year: 2027 }],
  ]);
});
