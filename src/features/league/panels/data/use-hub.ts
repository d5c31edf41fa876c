import { type Question, useAnswer } from "#ask/answers.ts";
import { listOf, type ShownAnswer } from "#ask/tolerant.ts";
import * as api from "#contracts/all/api.ts";
import type { Credit, Fixture, OtherDay, Round, TableRow, Team } from "./shapes.ts";

const FEATURED = { count: 3 };

const main = {
  standings: [api.league.currentStandings, {}],
  teams: [api.league.teams, {}],
  upcoming: [api.league.upcoming, {}],
  latest: [api.league.latestRound, {}],
  featuredUpcoming: [api.league.featuredUpcoming, FEATURED],
  featuredResults: [api.league.featuredResults, FEATURED],
  goals: [api.league.goalsPerRound, {}],
} as const satisfies Record<string, Question>;

export const mainQuestions: readonly Question[] = Object.values(main);

/** What the hub's tabs show, once its main answers have arrived. */
export interface League {
  readonly season: string;
  readonly asOf: string | null;
  readonly isPlayedBack: boolean;
  readonly rows: readonly TableRow[];
  readonly lastUpdated: string | null;
  readonly credits: readonly Credit[];
  /** Null while they are loading. */
  readonly teams: readonly Team[] | null;
  readonly upcoming: readonly Fixture[];
  readonly latest: {
    fixtures: readonly Fixture[];
    round: string | null;
    total: number;
    otherDays: readonly OtherDay[];
  };
  readonly featuredUpcoming: { matches: readonly Fixture[]; total: number };
  readonly featuredResults: { results: readonly Fixture[]; total: number };
  readonly rounds: readonly Round[];
  readonly awarded: readonly Fixture[];
  /** Null unless the season is over. */
  readonly closed: Pick<ShownAnswer<typeof api.league.currentStandings>, "champions" | "next_season"> | null;
}

export type HubState =
  | { is: "loading" }
  | { is: "failed"; message: string | undefined; retry: () => void }
  | { is: "loaded"; league: League; cachedAt: string | null };

/** Makes the seven main calls at once. The teams may arrive after the others; if any call fails, the hub fails. */
export function useHub(): HubState {
  const standings = useAnswer(...main.standings);
  const teams = useAnswer(...main.teams);
  const upcoming = useAnswer(...main.upcoming);
  const latest = useAnswer(...main.latest);
  const featuredUpcoming = useAnswer(...main.featuredUpcoming);
  const featuredResults = useAnswer(...main.featuredResults);
  const goals = useAnswer(...main.goals);

  const needed = [standings, upcoming, latest, featuredUpcoming, featuredResults, goals];
  const failed = [...needed, teams].filter((call) => call.failed);
  if (failed[0]) {
    return {
      is: "failed",
      message: failed[0].failed?.message,
      retry: () => failed.forEach(({ retry }) => void retry()),
    };
  }
  if (needed.some(({ answer }) => answer === null)) return { is: "loading" };
  return {
    is: "loaded",
    cachedAt: needed.find(({ cachedAt }) => cachedAt)?.cachedAt ?? null,
    league: {
      season: standings.answer?.season ?? goals.answer?.season ?? "",
      asOf: standings.answer?.as_of ?? null,
      isPlayedBack: standings.answer?.played_back === true,
      rows: sortByPosition(listOf(standings.answer?.table)),
      lastUpdated: standings.answer?.last_updated ?? null,
      credits: standings.answer?.credits ?? [],
      teams: teams.answer && listOf(teams.answer.teams),
      upcoming: listOf(upcoming.answer?.fixtures),
      latest: {
        fixtures: listOf(latest.answer?.fixtures),
        round: latest.answer?.round ?? null,
        total: latest.answer?.total_matches ?? 0,
        otherDays: listOf(latest.answer?.other_days),
      },
      featuredUpcoming: {
        matches: listOf(featuredUpcoming.answer?.featured_matches),
        total: featuredUpcoming.answer?.total_upcoming ?? 0,
      },
      featuredResults: {
        results: listOf(featuredResults.answer?.featured_results),
        total: featuredResults.answer?.total_recent ?? 0,
      },
      rounds: listOf(goals.answer?.rounds),
      awarded: listOf(goals.answer?.awarded_matches),
      closed: standings.answer?.state === "over" ? standings.answer : null,
    },
  };
}

export function sortByPosition(rows: TableRow[]): TableRow[] {
  return rows.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
}
