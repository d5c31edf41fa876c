import type { Snapshot } from "#features/league/api/snapshot.ts";
import type { WithLeague } from "#features/league/api/tables.ts";
import { startTraining } from "#features/league/prediction/training.ts";
import type { Club, Match, PlayedMatch, Season, UnplayedMatch } from "#features/league/shapes.ts";
import { standings } from "#features/league/statistics/standings.ts";

const SEASON = "2025-26";

type Parts = Partial<Pick<Match, "id" | "season" | "stage" | "round" | "kickoff">>;

function facts(home: string, away: string, date: string, parts: Parts) {
  const id = `${date}-${home}-${away}`;
  return { id, season: SEASON, stage: "", round: 1, kickoff: null, venue: null, home, away, date, ...parts };
}

export function playedMatch(
  date: string,
  home: string,
  away: string,
  [homeGoals, awayGoals]: readonly [number, number],
  parts: Parts & { readonly status?: PlayedMatch["status"] } = {},
): PlayedMatch {
  return { status: "completed", homeGoals, awayGoals, ...facts(home, away, date, parts), ...parts };
}

export function comingMatch(
  date: string,
  home: string,
  away: string,
  parts: Parts & { readonly status?: UnplayedMatch["status"] } = {},
): UnplayedMatch {
  return { status: "scheduled", ...facts(home, away, date, parts), ...parts };
}

export function smallClub(id: string, parts: Partial<Club> = {}): Club {
  return {
    ...{ id, name: `Club ${id.toUpperCase()}`, shortName: id.toUpperCase(), nickname: null, city: null },
    ...{ state: null, founded: null, titlesYear: [], stadium: null, stadiumCapacity: null, manager: null },
    ...{ website: null, x: null, aliases: [] },
    ...parts,
  };
}

/** A league of five clubs on a day, without a database and without a trained model. `matches` are as known that day. */
export function smallLeague(
  today: string,
  matches: readonly Match[],
  parts: Partial<Snapshot> = {},
): Snapshot {
  const clubs = parts.clubs ?? new Map(["a", "b", "c", "d", "e"].map((id) => [id, smallClub(id)]));
  const season: Season = parts.season ?? {
    ...{ id: SEASON, matchdays: 8, clubs: [...clubs.keys()], grouped: false, official: true },
    awardedGoalsCount: false,
    zones: [
      { name: "Continental", from: 1, to: 2 },
      { name: "Relegation", from: -1, to: -1 },
    ],
  };
  const decisions = parts.decisions ?? [];
  return {
    ...{ season, matches, decisions, table: standings({ season, matches, decisions }).rows },
    ...{ today, isPlayedBack: true, seasons: [season], spans: [], firstDayOf: new Map(), clubs, credits: [] },
    ...{ model: startTraining().model(0, []), forecasts: new Map() },
    clubNamed: (name) => clubs.get(name),
    view: async () => undefined,
    ...parts,
  };
}

export function answersFrom(snapshot: Snapshot): WithLeague {
  return async (answer) => await answer(snapshot);
}
