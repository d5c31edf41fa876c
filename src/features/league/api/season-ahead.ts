import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { LeagueSeasonEndpoints } from "#features/league/contract/season.ts";
import { scoreProbabilities } from "#features/league/prediction/forecast.ts";
import { dayNumber } from "#features/league/prediction/parts/game.ts";
import { isPlayed, type Match } from "#features/league/shapes.ts";
import { inPlayingOrder, matchesAhead } from "#features/league/statistics/as-of.ts";
import { type PairChances, type Par, parOf } from "#features/league/statistics/par.ts";
import { roundTo } from "#features/league/statistics/patterns.ts";
import { upcomingMatches } from "#features/league/statistics/rounds.ts";
import { POINTS } from "#features/league/statistics/tally.ts";
import { forecastOf } from "./outlook.ts";
import { type Prospects, toProspects } from "./prospects.ts";
import { RUNS, simulateChances } from "./scenarios.ts";
import type { Snapshot } from "./snapshot.ts";
import type { LeagueHandlers, WithLeague } from "./tables.ts";
import { nameOf, shortNameOf, toFixture } from "./to-contract.ts";

type Moves = AnswerOf<LeagueSeasonEndpoints, typeof api.league.whatMoves>;
type MovedMatch = Moves["matches"][number];
type RunIn = AnswerOf<LeagueSeasonEndpoints, typeof api.league.runIn>;
type ClubRunIn = RunIn["clubs"][number];

/** What the season's remaining matches mean. */
export function seasonAhead(withLeague: WithLeague) {
  return {
    [api.league.whatMoves]: () => withLeague(toMoves),
    [api.league.runIn]: () => withLeague(toRunIn),
  } satisfies Partial<LeagueHandlers>;
}

const MATCHES_MOVED = 10;
const RESULTS = [
  { result: "home", letter: "H" },
  { result: "draw", letter: "D" },
  { result: "away", letter: "A" },
] as const;
const CHANCES = ["title", "continental", "relegation"] as const;

async function toMoves(snapshot: Snapshot): Promise<Moves> {
  const matches: MovedMatch[] = [];
  for (const match of upcomingMatches(matchesAhead(snapshot.matches), snapshot.today).slice(
    0,
    MATCHES_MOVED,
  )) {
    const after = [];
    for (const { result, letter } of RESULTS) {
      const chances = await simulateChances(snapshot, [{ match, result: letter }]);
      after.push({ result, prospects: toProspects(snapshot, chances) });
      await yieldToEventLoop();
    }
    matches.push({
      fixture: toFixture(snapshot, match),
      percentages: forecastOf(snapshot, match).shown.percentages,
      results: after.map(({ result, prospects }) => ({
        result,
        home: percentagesOf(prospects, match.home),
        away: percentagesOf(prospects, match.away),
      })),
      most: mostMoved(
        snapshot,
        after.map(({ prospects }) => prospects),
      ),
    });
  }
  const swing = ({ most }: MovedMatch) => most.highest - most.lowest;
  return {
    season: snapshot.season.id,
    as_of: snapshot.today,
    runs: RUNS,
    matches: matches.toSorted((a, b) => swing(b) - swing(a)),
  };
}

const nothing = { title: 0, continental: 0, relegation: 0 };

function percentagesOf(prospects: ReadonlyMap<string, Prospects>, club: string) {
  const { percentages = nothing, ...rest } = prospects.get(club) ?? {};
  return { ...percentages, chances: { ...nothing, ...rest } };
}

/** The club and the chance between whose values after the three results the difference is greatest. */
function mostMoved(snapshot: Snapshot, after: readonly ReadonlyMap<string, Prospects>[]): MovedMatch["most"] {
  const moves = snapshot.season.clubs.flatMap((club) =>
    CHANCES.map((chance) => {
      const values = after.map((prospects) => percentagesOf(prospects, club));
      const whole = values.map((value) => value[chance]);
      const exact = values.map(({ chances }) => chances[chance]);
      return {
        ...{ team: nameOf(snapshot, club), team_id: club, chance },
        ...{ lowest: Math.min(...whole), highest: Math.max(...whole) },
        ...{ lowest_chance: Math.min(...exact), highest_chance: Math.max(...exact) },
      };
    }),
  );
  return moves.reduce((most, move) =>
    move.highest - move.lowest > most.highest - most.lowest ? move : most,
  );
}

function toRunIn(snapshot: Snapshot): RunIn {
  const par = parOf(snapshot.season.clubs, pairChances(snapshot));
  const clubs = snapshot.season.clubs.map((club) => clubRunIn(snapshot, club, par));
  return {
    season: snapshot.season.id,
    as_of: snapshot.today,
    clubs: clubs.toSorted((a, b) => (b.per_match ?? 0) - (a.per_match ?? 0)),
  };
}

/** Today's chances for any two clubs, whether they still meet or not; every pair is computed once. */
function pairChances(snapshot: Snapshot): PairChances {
  const known = new Map<string, ReturnType<PairChances>>();
  return (home, away) => {
    const key = `${home} ${away}`;
    const game = { season: snapshot.season.id, day: dayNumber(snapshot.today), home, away, neutral: false };
    const chances = known.get(key) ?? scoreProbabilities(snapshot.model, game).probabilities;
    known.set(key, chances);
    return chances;
  };
}

function clubRunIn(snapshot: Snapshot, club: string, par: Par): ClubRunIn {
  const parFrom = (match: Match) =>
    (match.home === club ? par.atHome.get(match.away) : par.away.get(match.home)) ?? 0;
  const toAhead = (match: Match) => {
    const opponent = match.home === club ? match.away : match.home;
    const { home, away } = forecastOf(snapshot, match).shown.percentages;
    return {
      fixture_id: match.id,
      date: match.date,
      opponent_id: opponent,
      win: match.home === club ? home : away,
      points: roundTo(parFrom(match), 2),
    };
  };
  const ofClub = (match: Match) => match.home === club || match.away === club;
  const left = inPlayingOrder(matchesAhead(snapshot.matches).filter(ofClub));
  const played = snapshot.matches.filter(isPlayed).filter((match) => match.stage === "" && ofClub(match));
  const points = played.reduce((sum, match) => {
    const lead = (match.homeGoals - match.awayGoals) * (match.home === club ? 1 : -1);
    return sum + POINTS[lead > 0 ? "W" : lead < 0 ? "L" : "D"];
  }, 0);
  const sumOfPar = (matches: readonly Match[]) => matches.reduce((sum, match) => sum + parFrom(match), 0);
  return {
    team: nameOf(snapshot, club),
    team_id: club,
    short_name: shortNameOf(snapshot, club),
    home: left.filter((match) => match.home === club).map(toAhead),
    away: left.filter((match) => match.away === club).map(toAhead),
    per_match: left.length === 0 ? null : roundTo(sumOfPar(left) / left.length, 3),
    matches_played: played.length,
    points,
    par: roundTo(sumOfPar(played), 1),
  };
}
