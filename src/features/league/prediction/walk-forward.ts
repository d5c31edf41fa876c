import { type Forecast, forecast } from "./forecast.ts";
import { startBaseRate } from "./parts/base-rate.ts";
import type { Game, PlayedGame, Probabilities } from "./parts/game.ts";
import { startTraining } from "./training.ts";

export interface WalkForwardGame<G extends Game> {
  readonly game: G;
  /** Null if there is nothing to learn from: not yet played, or awarded. */
  readonly played: PlayedGame | null;
}

export interface WalkForwardForecast<G extends Game> extends Forecast {
  readonly game: G;
  readonly baseRate: Probabilities;
  readonly sampleSize: number;
}

/**
 * Forecasts every game that `isWanted` selects, from the games of earlier days only. Each day is learnt as a whole, so
 * that matches of the same afternoon do not inform each other's forecasts. Yields once per day; at the end `training`
 * has learnt every game that was played.
 */
export function* walkForward<G extends Game>(
  candidates: readonly WalkForwardGame<G>[],
  isWanted: (game: G) => boolean,
  training = startTraining(),
): Generator<WalkForwardForecast<G>[]> {
  const base = startBaseRate();
  for (const day of daysOf(candidates)) {
    const games = day.map(({ game }) => game);
    const selected = games.filter(isWanted);
    const model = training.model(games[0]?.day ?? 0, games);
    const baseRate = base.shares();
    yield selected.map((game) => ({
      game,
      baseRate,
      sampleSize: model.sampleSize,
      ...forecast(model, game),
    }));
    const played = day.flatMap((candidate) => candidate.played ?? []);
    training.learn(played);
    for (const game of played) base.learn(game);
  }
}

function daysOf<G extends Game>(candidates: readonly WalkForwardGame<G>[]): WalkForwardGame<G>[][] {
  const days = new Map<number, WalkForwardGame<G>[]>();
  for (const candidate of candidates) {
    const day = days.get(candidate.game.day);
    if (day) day.push(candidate);
    else days.set(candidate.game.day, [candidate]);
  }
  return [...days].toSorted(([a], [b]) => a - b).map(([, day]) => day.toSorted(byName));
}

/** A fixed order within a day: a file's rows may come in any order, on which floating-point sums depend. */
function byName<G extends Game>(a: WalkForwardGame<G>, b: WalkForwardGame<G>): number {
  const [nameA, nameB] = [`${a.game.home} ${a.game.away}`, `${b.game.home} ${b.game.away}`];
  return nameA < nameB ? -1 : nameA > nameB ? 1 : 0;
}
