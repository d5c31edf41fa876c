import { useContext, useEffect, useState } from "react";
import { type AnswerState, Preloaded, type Question, questionKey, useAnswer } from "#ask/answers.ts";
import type { ShownAnswer } from "#ask/tolerant.ts";
import * as api from "#contracts/all/api.ts";
import { warn } from "#device/stores/warn.ts";
import type { Fixture, Prediction } from "#features/league/panels/data/shapes.ts";

/** The prediction is for one of the next three fixtures. */
const CANDIDATES = 3;

export const analyses: readonly Question[] = [
  [api.league.matchPatterns, {}],
  [api.league.streaks, {}],
];

export function predictionOf({ home_team, away_team }: Fixture) {
  return [
    api.league.prediction,
    { homeTeam: home_team ?? "", awayTeam: away_team ?? "" },
  ] as const satisfies Question;
}

/** Picks one of the next fixtures; 0 ≤ `random` < 1. */
export function pickFixture(upcoming: readonly Fixture[], random: number): Fixture | null {
  const candidates = upcoming.slice(0, CANDIDATES);
  return candidates[Math.floor(random * candidates.length)] ?? null;
}

export type PickedPrediction = Prediction & {
  fixture_info: Pick<Fixture, "fixture_id" | "date" | "round">;
};

export interface InsightsState {
  readonly loading: boolean;
  /** Both analyses have arrived or failed; the prediction is still loading. */
  readonly predicting: boolean;
  /** Retries; set if both analyses failed. */
  readonly loadAgain: (() => void) | null;
  readonly patterns: ShownAnswer<typeof api.league.matchPatterns> | null;
  readonly streaks: ShownAnswer<typeof api.league.streaks> | null;
  readonly prediction: PickedPrediction | null;
}

/**
 * Loads both analyses at once, then the prediction for one of the next fixtures. Failures are only logged. Once the tab
 * has been opened, its data are kept as long as the hub is open.
 */
export function useInsights(isShown: boolean, upcoming: readonly Fixture[]): InsightsState {
  const preloaded = useContext(Preloaded);
  const [random] = useState(Math.random);
  const [wasOpened, setOpened] = useState(isShown);
  if (isShown && !wasOpened) setOpened(true);
  const patterns = useAnswer(api.league.matchPatterns, wasOpened ? {} : null);
  const streaks = useAnswer(api.league.streaks, wasOpened ? {} : null);
  const settled = isSettled(patterns) && isSettled(streaks);
  // If a prediction came with the page, the server has already chosen the fixture.
  const picked =
    upcoming.find((fixture) => questionKey(...predictionOf(fixture)) in preloaded) ??
    pickFixture(upcoming, random);
  const [address, clubs] = predictionOf(picked ?? {});
  const predicted = useAnswer(address, wasOpened && settled && picked ? clubs : null);

  useLogged("The match patterns could not be loaded", patterns);
  useLogged("The streaks could not be loaded", streaks);
  useLogged("The prediction could not be loaded", predicted);

  return {
    loading: !settled,
    predicting: settled && picked !== null && !isSettled(predicted),
    loadAgain:
      patterns.failed && streaks.failed
        ? () => [patterns, streaks].forEach(({ retry }) => void retry())
        : null,
    patterns: patterns.answer,
    streaks: streaks.answer,
    prediction:
      predicted.answer && picked
        ? {
            ...predicted.answer,
            fixture_info: { fixture_id: picked.fixture_id, date: picked.date, round: picked.round },
          }
        : null,
  };
}

function isSettled({ answer, failed }: AnswerState<unknown>): boolean {
  return answer !== null || failed !== null;
}

function useLogged(message: string, { failed }: AnswerState<unknown>): void {
  useEffect(() => {
    if (failed) warn(message, failed);
  }, [message, failed]);
}
