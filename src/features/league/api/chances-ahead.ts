import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import { lineColour } from "#features/league/contract/crest.ts";
import type { LeagueSeasonEndpoints } from "#features/league/contract/season.ts";
import { isPlayed, type Season } from "#features/league/shapes.ts";
import { matchesAhead } from "#features/league/statistics/as-of.ts";
import {
  type CertainFrom,
  certainOfMissing,
  certainOfReaching,
} from "#features/league/statistics/certainty.ts";
import { type Places, possiblePlaces } from "#features/league/statistics/places.ts";
import { matchdayEnds } from "#features/league/statistics/positions.ts";
import { placesOf } from "#features/league/statistics/standings.ts";
import { type Prospects, toProspects } from "./prospects.ts";
import { RUNS, RUNS_AS_OF, simulateChances, simulatedAsOf, simulatedSeason } from "./scenarios.ts";
import type { SeasonView, Snapshot } from "./snapshot.ts";
import type { LeagueHandlers, WithLeague } from "./tables.ts";
import { nameOf, shortNameOf } from "./to-contract.ts";

type Needed = AnswerOf<LeagueSeasonEndpoints, typeof api.league.pointsNeeded>;
type OverTime = AnswerOf<LeagueSeasonEndpoints, typeof api.league.chancesOverTime>;
type Possible = AnswerOf<LeagueSeasonEndpoints, typeof api.league.placesPossible>;
type Certain = Possible["clubs"][number]["certain"];
type Lines = Pick<Needed, "title" | "continental" | "safety">;

/** What the simulated seasons say beside each club's chances. */
export function chancesAhead(withLeague: WithLeague) {
  return {
    [api.league.pointsNeeded]: () => withLeague(toNeeded),
    [api.league.chancesOverTime]: () => withLeague(toChancesOverTime),
    [api.league.placesPossible]: () => withLeague(toPlaces),
  } satisfies Partial<LeagueHandlers>;
}

/** Points count as enough if they were enough in this share of the simulated seasons. */
const ENOUGH = 0.9;

async function toNeeded(snapshot: Snapshot): Promise<Needed> {
  const { simulation } = await simulatedSeason(snapshot);
  const past = [];
  for (const { season } of snapshot.spans) {
    const view = season < snapshot.season.id ? await snapshot.view(season) : undefined;
    if (view && isComparable(view, snapshot.season)) past.push(view);
  }
  return {
    season: snapshot.season.id,
    as_of: snapshot.today,
    runs: RUNS,
    ...linesOf(snapshot.season, (place) => simulation.pointsEnough(place, ENOUGH)),
    clubs: snapshot.table.map(({ club, points }) => ({
      team: nameOf(snapshot, club),
      team_id: club,
      points,
      remaining_matches: matchesAhead(snapshot.matches).filter(
        ({ home, away }) => home === club || away === club,
      ).length,
    })),
    history: past.toReversed().map(({ season, table }) => ({
      season: season.id,
      ...linesOf(snapshot.season, (place) => (table[place - 1]?.points ?? 0) + 1),
    })),
  };
}

/** A season played to its end in one table of as many clubs. */
function isComparable({ season, matches }: SeasonView, current: Season): boolean {
  const clubs = season.clubs.length;
  const played = matches.filter((match) => match.stage === "" && isPlayed(match)).length;
  return !season.grouped && clubs === current.clubs.length && played === clubs * (clubs - 1);
}

/** For the title, the club in second place must be passed; for other places, the first club beyond them. */
function linesOf(season: Season, enough: (place: number) => number): Lines {
  const clubs = season.clubs.length;
  const [continental, relegation] = ["continental", "relegation"].map((name) => placesIn(season, name));
  const line = (place: number) => ({ place, points: enough(place) });
  return {
    title: clubs > 1 ? line(2) : null,
    continental: continental ? line(continental.to + 1) : null,
    safety: relegation ? line(relegation.from) : null,
  };
}

function placesIn({ zones, clubs }: Season, name: string) {
  const zone = zones.find((one) => one.name.toLowerCase() === name);
  return zone && placesOf(zone, clubs.length);
}

/** Each matchday's table, with what came later played out by today's forecasts. */
async function toChancesOverTime(snapshot: Snapshot): Promise<OverTime> {
  const { season } = snapshot;
  const ends = matchdayEnds(snapshot.matches);
  // The last of the lines are the chances that every other page gives today.
  const { simulation: now } = await simulatedSeason(snapshot);
  const safety: number[] = [];
  const days: Map<string, Prospects>[] = [];
  for (const [index, { date }] of ends.entries()) {
    const simulation =
      index === ends.length - 1 ? now : (await simulatedAsOf(snapshot, date, RUNS_AS_OF)).simulation;
    const lines = linesOf(season, (place) => simulation.pointsEnough(place, ENOUGH));
    if (lines.safety) safety.push(lines.safety.points);
    days.push(toProspects(snapshot, simulation.chances()));
  }
  const linesOfClub = (club: string) => {
    const prospects = days.flatMap((day) => day.get(club) ?? []);
    return {
      title: prospects.map(({ title }) => title),
      relegation: prospects.map(({ relegation }) => relegation),
      percentages: {
        title: prospects.map(({ percentages }) => percentages.title),
        relegation: prospects.map(({ percentages }) => percentages.relegation),
      },
    };
  };
  return {
    season: season.id,
    as_of: snapshot.today,
    runs: RUNS_AS_OF,
    matchdays: ends.map(({ round }) => round),
    safety,
    clubs: snapshot.table.map(({ club }) => ({
      team: nameOf(snapshot, club),
      team_id: club,
      short_name: shortNameOf(snapshot, club),
      colour: lineColour(club),
      ...linesOfClub(club),
    })),
  };
}

/** Nine of ten simulated seasons end within these places. */
const [LOW, HIGH] = [0.05, 0.95];

async function toPlaces(snapshot: Snapshot): Promise<Possible> {
  const possible = possiblePlaces(snapshot.table, matchesAhead(snapshot.matches));
  const chances = new Map((await simulateChances(snapshot, [])).map((one) => [one.club, one.positions]));
  const placeAt = (positions: readonly number[], share: number) => {
    let sum = 0;
    const index = positions.findIndex((chance) => {
      sum += chance;
      return sum >= share - 1e-9;
    });
    return index < 0 ? positions.length : index + 1;
  };
  return {
    season: snapshot.season.id,
    as_of: snapshot.today,
    exact: possible.exact,
    clubs: snapshot.table.map(({ club, position }) => {
      const positions = chances.get(club) ?? [];
      const reachable = possible.of.get(club) ?? { best: position, worst: position };
      return {
        team: nameOf(snapshot, club),
        team_id: club,
        possible: reachable,
        likely: { best: placeAt(positions, LOW), worst: placeAt(positions, HIGH) },
        certain: certaintiesOf(snapshot, club, reachable),
      };
    }),
  };
}

/** What the possible places prove is certain now; for the rest there is a first day. */
function certaintiesOf(snapshot: Snapshot, club: string, { best, worst }: Places): Certain {
  const { season, table } = snapshot;
  const [continental, relegation] = ["continental", "relegation"].map((name) => placesIn(season, name));
  const left = matchesAhead(snapshot.matches);
  const reaching = (places: number | undefined) => {
    if (!places) return null;
    return worst <= places ? "now" : toDay(certainOfReaching(table, left, club, places));
  };
  const safe = relegation && relegation.from - 1;
  const missing = (places: number) =>
    best > places ? "now" : toDay(certainOfMissing(table, left, club, places));
  return {
    title: reaching(1),
    continental: reaching(continental?.to),
    safety: reaching(safe),
    relegation: safe ? missing(safe) : null,
  };
}

function toDay(from: CertainFrom | null) {
  return from && { round_number: from.round, date: from.date };
}
