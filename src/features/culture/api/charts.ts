import type { Chart, ChartEntry } from "#features/culture/contract.ts";
import { type ChartId, type ChartReading, chartIds, type Song } from "#features/culture/shapes.ts";
import { findChart, findChartDays } from "#features/culture/store/charts.ts";
import { lagosToday } from "#platform/cache/today.ts";
import { addDays } from "#platform/time.ts";
import { type CultureReadDeps, provenanceOf } from "./deps.ts";

export const chartTitles: Readonly<Record<ChartId, string>> = {
  "apple-ng": "Most played in Nigeria",
  "deezer-ng": "Top Nigeria",
};

/** Charts that have never been read are left out. */
export async function readCharts(deps: CultureReadDeps): Promise<{ charts: Chart[] }> {
  const charts = await Promise.all(chartIds.map((id) => readChart(deps, id)));
  return { charts: charts.filter((chart) => chart !== null) };
}

async function readChart(
  { db, clock, edition, pictures }: CultureReadDeps,
  id: ChartId,
): Promise<Chart | null> {
  const key = { edition, chart: id };
  const now = lagosToday(clock.now());
  const days = (await findChartDays(db, key)).filter((day) => day <= now);
  const [today] = days;
  const current = today === undefined ? null : await findChart(db, key, today);
  if (today === undefined || current === null) return null;
  const earlierDay = comparisonDay(today, days);
  const earlier = earlierDay === null ? null : await findChart(db, key, earlierDay);
  const entries = toChartEntries(current, earlier).map((entry) => ({
    ...entry,
    artwork_url: pictures.sign("pictures", entry.artwork_url),
  }));
  return {
    id,
    title: chartTitles[id],
    compared_with: earlierDay,
    entries,
    ...provenanceOf(edition, id, current.updatedAt),
  };
}

/** The latest day at least a week earlier; if there is none, the oldest before today. `days` are newest first. */
export function comparisonDay(today: string, days: readonly string[]): string | null {
  const weekBefore = addDays(today, -7);
  return days.find((day) => day <= weekBefore) ?? days.filter((day) => day < today).at(-1) ?? null;
}

export function toChartEntries(current: ChartReading, earlier: ChartReading | null): ChartEntry[] {
  const earlierRanks = new Map(earlier?.songs.map(({ song, rank }) => [song, rank]));
  return current.songs.map((song) => {
    const previous = earlierRanks.get(song.song) ?? null;
    return {
      rank: song.rank,
      previous_rank: previous,
      movement: earlier === null ? null : movementOf(song, previous),
      title: song.title,
      artist: song.artist,
      artwork_url: song.artworkUrl,
      url: song.url,
    };
  });
}

function movementOf({ rank }: Song, previous: number | null): "up" | "down" | "same" | "new" {
  if (previous === null) return "new";
  if (rank === previous) return "same";
  return rank < previous ? "up" : "down";
}
