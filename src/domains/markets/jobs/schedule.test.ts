import { expect, test } from "vitest";
import { playedFetch } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { carefully, LIMITS } from "./deps.ts";
import { liveMarketsProviders, type MarketsDeps, marketsJobs } from "./schedule.ts";

// No job is run: the database is not touched.
const deps = {
  ...{ edition: "live", providers: liveMarketsProviders, log: silentLog },
  clock: { now: () => new Date("2026-11-20T16:00:00Z") },
  fetch: playedFetch(() => "down").fetch,
} as unknown as MarketsDeps;

test("each figure is asked for as often as decision 006 says", () => {
  expect(marketsJobs(deps).map(({ name, when }) => [name, when])).toEqual([
    ["markets.indices", { everyMinutes: 20 }],
    ["markets.boards", { everyMinutes: 30 }],
    ["markets.oil", { everyMinutes: 10 }],
    ["markets.oil-history", { everyMinutes: 1440 }],
    ["markets.naira", { everyMinutes: 120 }],
    ["markets.currencies", { everyMinutes: 1440 }],
    ["markets.indicators", { everyMinutes: 1440 }],
  ]);
});

test("each provider has its own limit, and is not asked once more than that", async () => {
  expect(LIMITS).toEqual({
    ...{ doclib: { perHour: 40 }, ngxPulse: { perMinute: 10, perDay: 100 }, kwayisi: { perHour: 2 } },
    ...{
      oilPriceApi: { perHour: 20 },
      yahoo: { perHour: 10 },
      fred: { perDay: 12 },
      oilPrices: { perDay: 4 },
    },
    ...{ cbn: { perHour: 20 }, frankfurter: { perHour: 10 }, erApi: { perHour: 1 } },
    ...{ worldBank: { perHour: 30 }, imf: { perMinute: 10 } },
  });
  const { fetch, asked } = playedFetch(() => ({ status: 200, headers: {}, body: "" }));
  const careful = carefully({ ...deps, fetch });
  for (let call = 0; call < 5; call += 1) await careful.oilPrices({ url: "http://p/oil" });
  await careful.erApi({ url: "http://p/er" });
  expect(asked.map(({ pathname }) => pathname)).toEqual(["/oil", "/oil", "/oil", "/oil", "/er"]);
});
