import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { ClosedDays } from "#features/markets/figures/trading-hours.ts";
import { lagosDate } from "#platform/time.ts";

/** The public holidays of this year and of both beside it, where the last session or the next opening may be. */
export async function closedDays(ask: Ask, now: Date): Promise<ClosedDays> {
  const year = Number(lagosDate(now).slice(0, 4));
  const years = await Promise.all(
    [year - 1, year, year + 1].map((one) => ask(api.culture.holidays, { year: one })),
  );
  return new Map(years.flatMap(({ holidays }) => holidays.map(({ date, name }) => [date, name])));
}
