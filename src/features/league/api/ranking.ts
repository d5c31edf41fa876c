import { forecast } from "#features/league/prediction/forecast.ts";
import { toGame } from "#features/league/prediction/games.ts";
import type { Match } from "#features/league/shapes.ts";
import { decisionsAsOf, matchesAsOf } from "#features/league/statistics/as-of.ts";
import { formPercentage } from "#features/league/statistics/form.ts";
import {
  type ClubStanding,
  rankMatches,
  type ScoredMatch,
} from "#features/league/statistics/game-of-the-week.ts";
import { comingWeek } from "#features/league/statistics/rounds.ts";
import { standings } from "#features/league/statistics/standings.ts";
import { addDays } from "#platform/time.ts";
import type { Snapshot } from "./snapshot.ts";

/** Until a club has played this many matches the table says little, so its position of last season is used. */
const TABLE_FROM_MATCHES = 3;
const NEWCOMER_POSITION = 18;

/** The coming week's matches, best first, ranked as of the Sunday before so that the choice holds all week. */
export async function rankComingWeek(snapshot: Snapshot): Promise<ScoredMatch[]> {
  const week = comingWeek(snapshot.matches, snapshot.today);
  return await rankAsOf(snapshot, week, sundayBefore(week[0]?.date ?? snapshot.today));
}

export async function rankAsOf(
  snapshot: Snapshot,
  matches: readonly Match[],
  day: string,
): Promise<ScoredMatch[]> {
  const rows = standings({
    season: snapshot.season,
    matches: matchesAsOf(snapshot.matches, day),
    decisions: decisionsAsOf(snapshot.decisions, day),
  }).rows;
  const lastPositions = await lastSeason(snapshot);
  const standing = (club: string): ClubStanding => {
    const row = rows.find((one) => one.club === club);
    const isEarly = (row?.played ?? 0) < TABLE_FROM_MATCHES;
    return {
      position: (isEarly ? lastPositions.get(club) : row?.position) ?? NEWCOMER_POSITION,
      points: row?.points ?? 0,
      played: row?.played ?? 0,
      formPercentage: row && row.form !== "" ? formPercentage(row.form) : null,
      state: snapshot.clubs.get(club)?.state ?? null,
    };
  };
  const candidates = matches.map((match) => {
    const recorded = snapshot.forecasts.get(match.id);
    const current = forecast(snapshot.model, toGame(match));
    return {
      match,
      probabilities: recorded ?? current.probabilities,
      expectedGoals: recorded
        ? recorded.home_goals + recorded.away_goals
        : current.expectedGoals.home + current.expectedGoals.away,
    };
  });
  return rankMatches(candidates, standing, (position) => rows[position - 1]?.points ?? 0);
}

async function lastSeason(snapshot: Snapshot): Promise<Map<string, number>> {
  const index = snapshot.spans.findIndex((span) => span.season === snapshot.season.id);
  const view = await snapshot.view(snapshot.spans[index - 1]?.season ?? "");
  return new Map(view?.table.map((row) => [row.club, row.position]));
}

/** The last Sunday before a day; for a Sunday, the one a week earlier. */
export function sundayBefore(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, weekday === 0 ? -7 : -weekday);
}
