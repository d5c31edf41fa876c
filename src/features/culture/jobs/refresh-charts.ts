import type { ChartId, ChartReading } from "#features/culture/shapes.ts";
import { askApple, askDeezer } from "#features/culture/sources/charts.ts";
import { deleteOldCharts, saveChart } from "#features/culture/store/charts.ts";
import { forget } from "#platform/jobs/forget.ts";
import { firstAnswer, type ProviderCall } from "#platform/providers/first-answer.ts";
import { daysBefore, lagosDate } from "#platform/time.ts";
import type { CultureDeps, LimitedFetches } from "./deps.ts";

const KEPT_DAYS = 400;

/** Stores each chart as of today; movement is calculated from earlier days. */
export async function refreshCharts(deps: CultureDeps, limited: LimitedFetches): Promise<void> {
  const { db, clock, edition, log, providers } = deps;
  const now = clock.now();
  const sources: Record<ChartId, ProviderCall<ChartReading>> = {
    "apple-ng": { provider: "apple", ask: () => askApple(limited.apple, providers.apple, now) },
    "deezer-ng": { provider: "deezer", ask: () => askDeezer(limited.deezer, providers.deezer, now) },
  };
  for (const [chart, source] of Object.entries(sources) as [ChartId, ProviderCall<ChartReading>][]) {
    const answer = await firstAnswer(chart, [source], log);
    if (answer) await saveChart(db, { edition, chart }, lagosDate(now), answer.value);
  }
  await forget(deps, "culture.charts", (until) =>
    deleteOldCharts(db, lagosDate(daysBefore(until, KEPT_DAYS))),
  );
}
