import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { LeagueEndpoints } from "#features/league/contract/league.ts";
import type { LeagueSeasonEndpoints } from "#features/league/contract/season.ts";
import { eloHistory } from "#features/league/prediction/elo-history.ts";
import type { PlayedMatch } from "#features/league/shapes.ts";
import { matchesAsOf } from "#features/league/statistics/as-of.ts";
import { homeRuns } from "#features/league/statistics/home-runs.ts";
import { type RecordRun, recordBook } from "#features/league/statistics/record-book.ts";
import { findMatches } from "#features/league/store/matches.ts";
import type { Database } from "#platform/db/database.ts";
import type { Snapshot } from "./snapshot.ts";
import type { LeagueHandlers, WithLeague } from "./tables.ts";
import { nameOf } from "./to-contract.ts";

type Strength = AnswerOf<LeagueSeasonEndpoints, typeof api.league.strength>;
type Runs = AnswerOf<LeagueSeasonEndpoints, typeof api.league.homeRuns>;
type Book = AnswerOf<LeagueEndpoints, typeof api.league.recordBook>;

/** What all held seasons tell about the current season's clubs. */
export function allSeasons(db: Database, withLeague: WithLeague) {
  return {
    [api.league.strength]: () => withLeague((snapshot) => toStrength(db, snapshot)),
    [api.league.homeRuns]: () => withLeague((snapshot) => toHomeRuns(db, snapshot)),
    [api.league.recordBook]: () => withLeague((snapshot) => toRecordBook(db, snapshot)),
  } satisfies Partial<LeagueHandlers>;
}

async function everyMatch(db: Database, snapshot: Snapshot) {
  const stored = await findMatches(db);
  return matchesAsOf(
    stored.map(({ match }) => match),
    snapshot.today,
  );
}

function ofAllSeasons(snapshot: Snapshot) {
  const since = snapshot.spans[0]?.season ?? snapshot.season.id;
  return { season: snapshot.season.id, as_of: snapshot.today, since };
}

async function toStrength(db: Database, snapshot: Snapshot): Promise<Strength> {
  const history = eloHistory(await everyMatch(db, snapshot));
  const clubs = snapshot.season.clubs.flatMap((club) => {
    const points = history.get(club) ?? [];
    const last = points.at(-1);
    if (!last) return [];
    const peak = points.reduce((best, point) => (point.rating > best.rating ? point : best));
    const ends = new Map(points.map(({ season, rating }) => [season, Math.round(rating)]));
    return {
      team: nameOf(snapshot, club),
      team_id: club,
      rating: Math.round(last.rating),
      peak: { rating: Math.round(peak.rating), date: peak.date },
      seasons: [...ends].map(([season, rating]) => ({ season, rating })),
    };
  });
  return { ...ofAllSeasons(snapshot), clubs: clubs.toSorted((a, b) => b.rating - a.rating) };
}

async function toHomeRuns(db: Database, snapshot: Snapshot): Promise<Runs> {
  const matches = await everyMatch(db, snapshot);
  const clubs = snapshot.season.clubs.map((club) => {
    const { now, longest } = homeRuns(matches, club);
    return {
      team: nameOf(snapshot, club),
      team_id: club,
      now: now.length,
      began: now.from,
      longest: longest.length,
      from: longest.from,
      to: longest.to,
    };
  });
  return {
    ...ofAllSeasons(snapshot),
    clubs: clubs.toSorted((a, b) => b.now - a.now || b.longest - a.longest),
  };
}

async function toRecordBook(db: Database, snapshot: Snapshot): Promise<Book> {
  const book = recordBook(await everyMatch(db, snapshot));
  const match = (one: PlayedMatch | null) =>
    one && {
      fixture_id: one.id,
      date: one.date,
      home_team: nameOf(snapshot, one.home),
      away_team: nameOf(snapshot, one.away),
      home_score: one.homeGoals,
      away_score: one.awayGoals,
    };
  const run = (one: RecordRun | null) => {
    if (!one) return null;
    const { club, ...rest } = one;
    return { team: nameOf(snapshot, club), team_id: club, ...rest };
  };
  return {
    ...ofAllSeasons(snapshot),
    home_win: match(book.homeWin),
    away_win: match(book.awayWin),
    goals: match(book.goals),
    winning: run(book.winning),
    unbeaten: run(book.unbeaten),
  };
}
