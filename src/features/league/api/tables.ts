import * as api from "#contracts/all/api.ts";
import { type Handlers, type Refusal, refuse } from "#contracts/endpoint.ts";
import type { LeagueEndpoints } from "#features/league/contract/league.ts";
import type { LeaguePictureEndpoints } from "#features/league/contract/picture.ts";
import type { LeagueSeasonEndpoints } from "#features/league/contract/season.ts";
import { isPlayed } from "#features/league/shapes.ts";
import { matchesAsOf } from "#features/league/statistics/as-of.ts";
import { positionHistory } from "#features/league/statistics/positions.ts";
import type { Database } from "#platform/db/database.ts";
import type { SeasonView, Snapshot } from "./snapshot.ts";
import { nameOf, shortName, toDecision } from "./to-contract.ts";
import { toStandings } from "./to-standings.ts";

/** Each file of the league's API holds some of these. */
export type LeagueHandlers = Handlers<LeagueEndpoints & LeaguePictureEndpoints & LeagueSeasonEndpoints>;

/** Computes an answer from the league as known now. */
export type WithLeague = <Answer>(
  answer: (snapshot: Snapshot) => Answer | Refusal | Promise<Answer | Refusal>,
) => Promise<Answer | Refusal>;

export function tables(db: Database, withLeague: WithLeague) {
  return {
    [api.league.currentStandings]: () =>
      withLeague((snapshot) =>
        toStandings(db, snapshot, { seasonView: snapshot, day: snapshot.today, view: "official" }),
      ),
    [api.league.standings]: ({ season, as_of, view }) =>
      withLeague(async (snapshot) => {
        const seasonView = await findSeasonView(snapshot, season);
        const day = as_of !== undefined && as_of < snapshot.today ? as_of : snapshot.today;
        if (!seasonView) return unknownSeason(season);
        if (seasonView.season.grouped) return hasNoTable(seasonView);
        return await toStandings(db, snapshot, { seasonView, day, view });
      }),
    [api.league.decisions]: ({ season }) =>
      withLeague(async (snapshot) => {
        const seasonView = await findSeasonView(snapshot, season);
        if (!seasonView) return unknownSeason(season);
        const decisions = seasonView.decisions.map((decision) =>
          toDecision(snapshot, seasonView.matches, decision),
        );
        return { season: seasonView.season.id, decisions };
      }),
    [api.league.positions]: ({ season }) =>
      withLeague(async (snapshot) => {
        const seasonView = await findSeasonView(snapshot, season);
        if (!seasonView) return unknownSeason(season);
        return seasonView.season.grouped ? hasNoTable(seasonView) : toPositions(snapshot, seasonView);
      }),
    [api.league.crossTable]: ({ season, as_of }) =>
      withLeague(async (snapshot) => {
        const seasonView = await findSeasonView(snapshot, season);
        return seasonView
          ? toCrossTable(snapshot, seasonView, as_of ?? snapshot.today)
          : unknownSeason(season);
      }),
    [api.league.seasons]: () => withLeague(toSeasons),
  } satisfies Partial<LeagueHandlers>;
}

export async function findSeasonView(
  snapshot: Snapshot,
  season: string | undefined,
): Promise<SeasonView | undefined> {
  return season === undefined ? snapshot : await snapshot.view(season);
}

export function unknownSeason(season: string | undefined): Refusal {
  return refuse("not-found", `There is no season "${season}".`);
}

function hasNoTable({ season }: SeasonView): Refusal {
  return refuse("not-found", `The season ${season.id} was played in groups.`);
}

function toPositions(snapshot: Snapshot, { season, matches, decisions, table }: SeasonView) {
  const history = positionHistory(season, matches, decisions);
  return {
    season: season.id,
    matchdays: history.matchdays.map(({ round, date }) => ({ round_number: round, date })),
    teams: table.map(({ club }) => ({
      team: nameOf(snapshot, club),
      team_id: club,
      positions: [...(history.positions.get(club) ?? [])],
    })),
  };
}

function toCrossTable(snapshot: Snapshot, { season, matches }: SeasonView, day: string) {
  const matchesByPair = new Map(
    matchesAsOf(matches, day)
      .filter((match) => match.stage === "")
      .map((match) => [`${match.home} ${match.away}`, match]),
  );
  const clubs = season.clubs.flatMap((id) => snapshot.clubs.get(id) ?? []);
  const cell = (home: string, away: string) => {
    const match = matchesByPair.get(`${home} ${away}`);
    if (!match) return null;
    // Without room for a state beside it, a score that does not count would look like a result.
    const score = isPlayed(match) ? match : { homeGoals: null, awayGoals: null };
    return { fixture_id: match.id, home_score: score.homeGoals, away_score: score.awayGoals };
  };
  return {
    season: season.id,
    teams: clubs.map((club) => ({ team: club.name, team_id: club.id, short_name: shortName(club) })),
    rows: clubs.map((home) => clubs.map((away) => cell(home.id, away.id))),
    credits: [...snapshot.credits],
  };
}

function toSeasons(snapshot: Snapshot) {
  const seasons = snapshot.spans.flatMap(({ season: id, first, last, matches }) => {
    const season = snapshot.seasons.find((one) => one.id === id);
    if (!season) return [];
    return {
      id,
      starts_on: first,
      ends_on: last,
      teams: season.clubs.length,
      matchdays: season.matchdays,
      matches,
      has_table: !season.grouped,
    };
  });
  return { current: snapshot.season.id, seasons: seasons.toReversed() };
}
