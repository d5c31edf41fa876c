import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import * as api from "#contracts/all/api.ts";
import { type AnswerOf, type Refusal, refuse } from "#contracts/endpoint.ts";
import type { SimulatedClub, StepChances } from "#features/league/contract/forecast-shapes.ts";
import type { LeaguePictureEndpoints } from "#features/league/contract/picture.ts";
import { scoreProbabilities } from "#features/league/prediction/forecast.ts";
import { toGame } from "#features/league/prediction/games.ts";
import { dayNumber } from "#features/league/prediction/parts/game.ts";
import {
  certainScoreGrid,
  givenOutcome,
  likeliestScore,
} from "#features/league/prediction/parts/score-grid.ts";
import type { ClubChances } from "#features/league/prediction/parts/season-tally.ts";
import { type Simulation, startSimulation } from "#features/league/prediction/simulation.ts";
import { MODEL_VERSION } from "#features/league/prediction/verdict.ts";
import type { Match, PlayedMatch } from "#features/league/shapes.ts";
import { decisionsAsOf, matchesAhead, matchesAsOf } from "#features/league/statistics/as-of.ts";
import { upcomingMatches } from "#features/league/statistics/rounds.ts";
import { type Row, standings } from "#features/league/statistics/standings.ts";
import { toChances } from "./prospects.ts";
import type { Snapshot } from "./snapshot.ts";
import type { LeagueHandlers, WithLeague } from "./tables.ts";
import { toFixture } from "./to-contract.ts";

/** How many seasons are simulated for one set of assumptions. */
export const RUNS = 10_000;
/** Fewer for each of a season's matchdays: they are asked for by the dozen, and shown without tenths. */
export const RUNS_AS_OF = 2_000;
/** How many seasons are simulated before other readers get their turn. */
const SLICE = 500;
const MAX_ASSUMED = 10;
const MAX_CACHED = 100;
/** The number of coming matches for which the page offers a choice of result. */
const MATCHES_OFFERED = 10;
const OUTCOMES = { H: "home", D: "draw", A: "away" } as const;
const ASSUMPTION = /^([\w-]+):(?:(\d)-(\d)|([HDA]))$/;

export interface Assumption {
  readonly match: Match;
  readonly result: string;
}

export function scenarios(withLeague: WithLeague) {
  return {
    [api.league.simulation]: ({ assume }) =>
      withLeague(async (snapshot) => {
        const assumed = assumptions(snapshot, assume);
        if ("refused" in assumed) return assumed;
        return {
          season: snapshot.season.id,
          as_of: snapshot.today,
          runs: RUNS,
          seed: seedOf(snapshot),
          model_version: MODEL_VERSION,
          remaining_matches: matchesAhead(snapshot.matches).length,
          assumed: assumed.map(({ match, result }) => ({ fixture: toFixture(snapshot, match), result })),
          table: await simulatedClubs(snapshot, assumed),
          credits: [...snapshot.credits],
        };
      }),
    [api.league.simulationSteps]: ({ assume }) =>
      withLeague(async (snapshot) => {
        const assumed = assumptions(snapshot, assume);
        if ("refused" in assumed) return assumed;
        return {
          season: snapshot.season.id,
          as_of: snapshot.today,
          assumed: assumed.map(({ match, result }) => ({ fixture_id: match.id, result })),
          steps: await stepsFrom(snapshot, assumed),
        };
      }),
  } satisfies Partial<LeagueHandlers>;
}

type Step = AnswerOf<LeaguePictureEndpoints, typeof api.league.simulationSteps>["steps"][number];

/** The chances after each single change, so that a page can show a tap's effect without asking the server. */
async function stepsFrom(snapshot: Snapshot, assumed: readonly Assumption[]): Promise<Step[]> {
  const steps: Step[] = [];
  for (const match of upcomingMatches(matchesAhead(snapshot.matches), snapshot.today).slice(
    0,
    MATCHES_OFFERED,
  )) {
    const others = assumed.filter((one) => one.match !== match);
    const now = assumed.find((one) => one.match === match)?.result ?? null;
    for (const result of [null, "H", "D", "A"] as const) {
      const assumptions = result === null ? others : [...others, { match, result }];
      if (result === now || assumptions.length > MAX_ASSUMED) continue;
      const table = await simulatedClubs(snapshot, assumptions);
      steps.push({ fixture_id: match.id, result, table: table.map(toStep) });
      await yieldToEventLoop();
    }
  }
  return steps;
}

function toStep({ team, points_now, position_expected, positions, ...step }: SimulatedClub): StepChances {
  return step;
}

/** All clubs' chances with some results given, and where they stand before any other match. */
async function simulatedClubs(snapshot: Snapshot, assumed: readonly Assumption[]): Promise<SimulatedClub[]> {
  const rows = new Map(tableWith(snapshot, assumed).map((row) => [row.club, row]));
  const hasBegun = snapshot.table.some(({ ranked }) => ranked);
  return toChances(snapshot, await simulateChances(snapshot, assumed)).map((chances) => {
    const row = rows.get(chances.team_id);
    return { ...chances, points: row?.points ?? 0, position: (hasBegun && row?.position) || null };
  });
}

/** The official table once these matches and no others are over. */
export function tableWith(snapshot: Snapshot, assumed: readonly Assumption[]): readonly Row[] {
  if (assumed.length === 0) return snapshot.table;
  const { season, decisions } = snapshot;
  const ended = new Map(assumed.map((assumption) => [assumption.match.id, endedAs(snapshot, assumption)]));
  const matches = snapshot.matches.map((match) => ended.get(match.id) ?? match);
  return standings({ season, matches, decisions }).rows;
}

/** The match as it would be over: a result without a score has its likeliest one. */
export function endedAs(snapshot: Snapshot, { match, result }: Assumption): PlayedMatch {
  const { home, away } = likeliestScore(gridForResult(gridOf(snapshot, match), result));
  return { ...match, status: "completed", homeGoals: home, awayGoals: away };
}

const cachedChances = new WeakMap<Snapshot, Map<string, Promise<ClubChances[]>>>();

/** Simulates the rest of the season with some results given, best expected place first. Cached with the snapshot. */
export async function simulateChances(
  snapshot: Snapshot,
  assumed: readonly Assumption[],
): Promise<ClubChances[]> {
  const ofSnapshot = cachedChances.get(snapshot) ?? new Map<string, Promise<ClubChances[]>>();
  cachedChances.set(snapshot, ofSnapshot);
  const key = assumed
    .map(({ match, result }) => `${match.id}:${result}`)
    .toSorted()
    .join();
  const chances = ofSnapshot.get(key) ?? computeChances(snapshot, assumed);
  if (ofSnapshot.size < MAX_CACHED) ofSnapshot.set(key, chances);
  return await chances;
}

async function computeChances(snapshot: Snapshot, assumed: readonly Assumption[]): Promise<ClubChances[]> {
  const { simulation, matches, grids } = await simulatedSeason(snapshot);
  const assumedGrids = assumed.map(({ match, result }) => {
    const index = matches.findIndex(({ id }) => id === match.id);
    return [index, gridForResult(grids[index] as Float64Array, result)] as const;
  });
  return simulation
    .chances(new Map(assumedGrids))
    .toSorted((a, b) => a.positionExpected - b.positionExpected);
}

interface SimulatedSeason {
  readonly simulation: Simulation;
  readonly matches: readonly Match[];
  readonly grids: readonly Float64Array[];
}

const seasons = new WeakMap<Snapshot, Promise<SimulatedSeason>>();

/** All simulated seasons of a snapshot, computed once; assumptions are applied to them later. */
export function simulatedSeason(snapshot: Snapshot): Promise<SimulatedSeason> {
  const season = seasons.get(snapshot) ?? simulateSeason(snapshot);
  seasons.set(snapshot, season);
  return season;
}

async function simulateSeason(snapshot: Snapshot): Promise<SimulatedSeason> {
  const matches = matchesAhead(snapshot.matches);
  const grids = matches.map((match) => gridOf(snapshot, match));
  const games = matches.map(({ home, away }, index) => ({ home, away, grid: grids[index] as Float64Array }));
  const simulation = startSimulation(snapshot.table, games, seedOf(snapshot), RUNS);
  await play(simulation, RUNS);
  return { simulation, matches, grids };
}

async function play(simulation: Simulation, times: number): Promise<void> {
  for (let runs = 0; runs < times; runs += SLICE) {
    simulation.play(SLICE);
    await yieldToEventLoop();
  }
}

/** The season as it stood at the end of a day; the forecasts stay today's. */
export function asOf(snapshot: Snapshot, day: string): Snapshot {
  const matches = matchesAsOf(snapshot.matches, day);
  const decisions = decisionsAsOf(snapshot.decisions, day);
  const { rows: table } = standings({ season: snapshot.season, matches, decisions });
  return { ...snapshot, matches, decisions, table };
}

/** A day's season, with what came later played out. */
export async function simulatedAsOf(snapshot: Snapshot, day: string, runs: number) {
  const earlier = asOf(snapshot, day);
  const ahead = matchesAhead(earlier.matches);
  const games = ahead.map((match) => ({ ...match, grid: gridOf(snapshot, match) }));
  const simulation = startSimulation(earlier.table, games, seedOf(snapshot), runs);
  await play(simulation, runs);
  return { earlier, ahead, simulation };
}

const gridsOf = new WeakMap<Snapshot, Map<string, Float64Array>>();

function gridOf(snapshot: Snapshot, match: Match): Float64Array {
  const grids = gridsOf.get(snapshot) ?? new Map<string, Float64Array>();
  gridsOf.set(snapshot, grids);
  const grid = grids.get(match.id) ?? scoreProbabilities(snapshot.model, toGame(match)).grid;
  grids.set(match.id, grid);
  return grid;
}

function gridForResult(grid: Float64Array, result: string): Float64Array {
  const outcome = OUTCOMES[result as keyof typeof OUTCOMES];
  if (outcome) return givenOutcome(grid, outcome);
  const [home = 0, away = 0] = result.split("-").map(Number);
  return certainScoreGrid(home, away);
}

/** "id:2-1" or "id:H", several separated by commas or as repeated parameters; empty ones are a form's unused fields. */
function assumptions(snapshot: Snapshot, assume: string | string[] | undefined): Assumption[] | Refusal {
  const words = [assume ?? []]
    .flat()
    .flatMap((text) => text.split(","))
    .map((word) => word.trim())
    .filter((word) => word !== "");
  if (words.length > MAX_ASSUMED) return refuse("invalid", `At most ${MAX_ASSUMED} results can be assumed.`);
  const byId = new Map(matchesAhead(snapshot.matches).map((match) => [match.id, match]));
  const assumed = new Map<string, Assumption>();
  for (const word of words) {
    const [, id = "", home, away, outcome] = ASSUMPTION.exec(word) ?? [];
    const match = byId.get(id);
    if (!match) return refuse("invalid", `"${word}" is not a result of a match that is still to be played.`);
    assumed.set(id, { match, result: outcome ?? `${home}-${away}` });
  }
  return [...assumed.values()];
}

/** One random seed per day, so that the same question gets the same answer. */
function seedOf(snapshot: Snapshot): number {
  return dayNumber(snapshot.today);
}
