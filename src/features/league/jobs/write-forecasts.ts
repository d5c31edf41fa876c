import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { toCandidate, toGame } from "#features/league/prediction/games.ts";
import type { Model } from "#features/league/prediction/model.ts";
import { startTraining } from "#features/league/prediction/training.ts";
import { MODEL_VERSION } from "#features/league/prediction/verdict.ts";
import { type WalkForwardForecast, walkForward } from "#features/league/prediction/walk-forward.ts";
import { isPlayed, isStillToPlay, type Match } from "#features/league/shapes.ts";
import { matchesAsOf } from "#features/league/statistics/as-of.ts";
import {
  findForecastMatches,
  type NewForecast,
  saveForecasts,
  scoreForecasts,
} from "#features/league/store/forecasts.ts";
import { findDataVersion, findMatches } from "#features/league/store/matches.ts";
import { hasModel, saveModel } from "#features/league/store/models.ts";
import { addDays, lagosDate, lagosInstant } from "#platform/time.ts";
import { EARLIEST_KICKOFF, type LeagueDeps } from "./deps.ts";

/** The first season of the published record; older ones are only learnt from. */
const RECORD_FROM = "2020-21";
/** A forecast is stored this many days before its match. */
const DAYS_AHEAD = 4;

type Deps = Pick<LeagueDeps, "db" | "clock" | "today" | "playsToday">;
type WalkedMatch = WalkForwardForecast<ReturnType<typeof toGame>>;

/**
 * Learns from everything known today, stores forecasts of the coming matches, and scores those that are over. If
 * nothing has changed since the last time, it only scores.
 */
export async function writeForecasts(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const day = deps.today ?? lagosDate(clock.now());
  const key = { asOf: day, dataVersion: await findDataVersion(db), modelVersion: MODEL_VERSION };
  if (!(await hasModel(db, key))) {
    const matches = (await findMatches(db)).map(({ match }) => match);
    const withForecast = await findForecastMatches(db, MODEL_VERSION);
    const { model, walked } = await learn(matchesAsOf(matches, day), withForecast, (match) =>
      isComing(match, deps, day),
    );
    const now = clock.now();
    await saveForecasts(
      db,
      walked.map((one) => toRow(one, now, deps.today !== undefined)),
    );
    await saveModel(db, key, model, now);
  }
  await scoreForecasts(db, day, clock.now());
}

/** Learns all seasons, pausing after each day so that readers served by this process need not wait. */
async function learn(
  matches: readonly Match[],
  withForecast: ReadonlySet<string>,
  isNear: (match: Match) => boolean,
): Promise<{ model: Model; walked: WalkedMatch[] }> {
  const training = startTraining();
  const walked: WalkedMatch[] = [];
  const candidates = matches.filter((match) => isPlayed(match) || isNear(match)).map(toCandidate);
  const isWanted = ({ match }: { match: Match }) =>
    match.season >= RECORD_FROM && match.stage === "" && !withForecast.has(match.id);
  for (const day of walkForward(candidates, isWanted, training)) {
    walked.push(...day);
    await yieldToEventLoop();
  }
  const ahead = matches.filter(isStillToPlay).map(toGame);
  const lastDay = Math.max(...candidates.map(({ game }) => game.day), 0);
  return { model: training.model(lastDay + 1, ahead), walked };
}

/** Close enough for its forecast to be stored, and not yet started. */
function isComing(match: Match, { clock, today, playsToday }: Deps, day: string): boolean {
  if (!isStillToPlay(match) || match.status !== "scheduled" || match.date > addDays(day, DAYS_AHEAD))
    return false;
  if (today !== undefined) return playsToday ? match.date >= day : match.date > day;
  return clock.now() < lagosInstant(match.date, match.kickoff ?? EARLIEST_KICKOFF);
}

/** A match that is already over is forecast from earlier days only, and marked as replayed. */
function toRow(walked: WalkedMatch, at: Date, playedBack: boolean): NewForecast {
  const { game, probabilities, expectedGoals, baseRate, sampleSize } = walked;
  return {
    match_id: game.match.id,
    model_version: MODEL_VERSION,
    made_at: at,
    replayed: playedBack || isPlayed(game.match),
    home: probabilities.home,
    draw: probabilities.draw,
    away: probabilities.away,
    home_goals: expectedGoals.home,
    away_goals: expectedGoals.away,
    base_home: baseRate.home,
    base_draw: baseRate.draw,
    base_away: baseRate.away,
    sample_size: sampleSize,
  };
}
