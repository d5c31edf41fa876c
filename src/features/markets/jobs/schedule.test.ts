import { expect, test } from "vitest";
import { PROVIDER_LIMITS, type ProviderId } from "#features/markets/figures/providers.ts";
import { type Limits, limitedFetches } from "#platform/providers/limited-fetch.ts";
import { playedFetch } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { liveMarketsProviders, type MarketsDeps, marketsJobs } from "./schedule.ts";

// No job is run: the database is not touched.
const deps = {
  ...{ edition: "live", providers: liveMarketsProviders, log: silentLog },
  clock: { now: () => new Date("2026-11-20T16:00:00Z") },
  fetch: playedFetch(() => "down").fetch,
} as unknown as MarketsDeps;

test("the markets jobs run at the intervals of decision 006", () => {
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

test.each(Object.entries(PROVIDER_LIMITS) as [ProviderId, Limits][])(
  "%s is asked up to its own limit and no further, whatever the others have used",
  async (provider, limits) => {
    const { fetch, asked } = playedFetch(() => ({ status: 200, headers: {}, body: "" }));
    const limited = limitedFetches({ ...deps, fetch }, PROVIDER_LIMITS);
    const others = Object.entries(limited).filter(([other]) => other !== provider);
    for (const [other, ask] of others) await ask({ url: `http://p/${other}` });
    const lowestLimit = Math.min(...Object.values(limits));
    for (let call = 0; call <= lowestLimit; call += 1)
      await limited[provider]({ url: `http://p/${provider}` });
    expect(asked.filter(({ pathname }) => pathname === `/${provider}`)).toHaveLength(lowestLimit);
    expect(asked).toHaveLength(others.length + lowestLimit);
  },
);
