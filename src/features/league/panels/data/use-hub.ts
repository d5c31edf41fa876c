import { type Question, useAnswer } from "#ask/answers.ts";
import { listOf, type PartialAnswer } from "#ask/partial-answer.ts";
import * as api from "#contracts/all/api.ts";
import type {
  Fixture,
  GoalsPerRound,
  Standings,
  StandingsRow,
  Team,
} from "#features/league/contract/shapes.ts";
import type { ShownFixture } from "./shown-fixture.ts";

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

export type ShownRow = PartialAnswer<StandingsRow>;
export type ShownTeam = PartialAnswer<Team>;
export type ShownRound = PartialAnswer<GoalsPerRound["rounds"][number]>;

/** What the hub's tabs show, once its main answers have arrived. */
export interface League {
  readonly season: string;
  readonly asOf: string | null;
  readonly rows: readonly ShownRow[];
  readonly lastUpdated: string | null;
  readonly credits: readonly { text: string; url: string }[];
  /** Null while they are loading. */
  readonly teams: readonly ShownTeam[] | null;
  readonly upcoming: readonly ShownFixture[];
  readonly latest: { fixtures: readonly ShownFixture[]; round: string | null; total: number };
  readonly featuredUpcoming: { matches: readonly ShownFixture[]; total: number };
  readonly featuredResults: { results: readonly ShownFixture[]; total: number };
  readonly rounds: readonly ShownRound[];
  readonly awarded: readonly ShownFixture[];
  /** Null unless the season is over. */
  readonly closed: PartialAnswer<Pick<Standings, "champions" | "next_season">> | null;
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
      rows: sortByPosition(listOf<StandingsRow>(standings.answer, "table")),
      lastUpdated: standings.answer?.last_updated ?? null,
      credits: standings.answer?.credits ?? [],
      teams: teams.answer ? listOf<Team>(teams.answer, "teams") : null,
      upcoming: listOf<Fixture>(upcoming.answer, "fixtures"),
      latest: {
        fixtures: listOf<Fixture>(latest.answer, "fixtures"),
        round: latest.answer?.round ?? null,
        total: latest.answer?.total_matches ?? 0,
      },
      featuredUpcoming: {
        matches: listOf<Fixture>(featuredUpcoming.answer, "featured_matches"),
        total: featuredUpcoming.answer?.total_upcoming ?? 0,
      },
      featuredResults: {
        results: listOf<Fixture>(featuredResults.answer, "featured_results"),
        total: featuredResults.answer?.total_recent ?? 0,
      },
      rounds: listOf<GoalsPerRound["rounds"][number]>(goals.answer, "rounds"),
      awarded: listOf<Fixture>(goals.answer, "awarded_matches"),
      closed: standings.answer?.state === "over" ? standings.answer : null,
    },
  };
}

export function sortByPosition(rows: ShownRow[]): ShownRow[] {
  return rows.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
}
