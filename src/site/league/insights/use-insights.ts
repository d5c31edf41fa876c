import { useContext, useEffect, useState } from "react";
import type { Prediction } from "#contracts/league-forecast-shapes.ts";
import type { MatchPatterns, StreakAnalysis } from "#contracts/league-shapes.ts";
import type { Answered } from "#site/data/answers.ts";
import { warn } from "#site/device/stores/warn.ts";
import { GivenAnswers, type Loose, useLeague } from "#site/league/answers.ts";
import type { ShownFixture } from "#site/league/parts/FixtureEntry.tsx";

/** The prediction is for one of so many coming fixtures. */
export const CHOICE = 3;

export type ShownPrediction = Loose<Prediction> & {
  fixture_info: Pick<ShownFixture, "fixture_id" | "date" | "round">;
};

/** Drawn by the server for a page that it wrote, so that both sides draw the same. */
export const LOT = "lot";

export interface InsightsState {
  readonly loading: boolean;
  /** Both analyses are there, the prediction is on its way. */
  readonly predicting: boolean;
  /** Where neither analysis came. */
  readonly again: (() => void) | null;
  readonly patterns: Loose<MatchPatterns> | null;
  readonly streaks: Loose<StreakAnalysis> | null;
  readonly prediction: ShownPrediction | null;
}

/**
 * Both analyses at once, then the prediction for one of the next fixtures. Faults are only logged.
 * What the tab asked when it was first seen is kept as long as the hub stands.
 */
export function useInsights(showing: boolean, upcoming: readonly ShownFixture[]): InsightsState {
  const drawn = useContext(GivenAnswers)[LOT] as number | undefined;
  const [lot] = useState(() => drawn ?? Math.random());
  const [opened, open] = useState(showing);
  if (showing && !opened) open(true);
  const patterns = useLeague("GET /npfl/stats/match-patterns", opened ? {} : null);
  const streaks = useLeague("GET /npfl/stats/streak-analysis", opened ? {} : null);
  const settled = isSettled(patterns) && isSettled(streaks);
  const choice = upcoming.slice(0, CHOICE);
  const picked = choice[Math.floor(lot * choice.length)] ?? null;
  const predicted = useLeague(
    "GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}",
    opened && settled && picked
      ? { homeTeam: picked.home_team ?? "", awayTeam: picked.away_team ?? "" }
      : null,
  );

  useLogged("The match patterns could not be loaded", patterns);
  useLogged("The streaks could not be loaded", streaks);
  useLogged("The prediction could not be loaded", predicted);

  return {
    loading: !settled,
    predicting: settled && picked !== null && !isSettled(predicted),
    again:
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

function isSettled({ answer, failed }: Answered<unknown>): boolean {
  return answer !== null || failed !== null;
}

function useLogged(what: string, { failed }: Answered<unknown>): void {
  useEffect(() => {
    if (failed) warn(what, failed);
  }, [what, failed]);
}
