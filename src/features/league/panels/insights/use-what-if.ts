import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { askForPage, useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { Chances, StepChances } from "#features/league/contract/forecast-shapes.ts";
import type { LeaguePictureEndpoints } from "#features/league/contract/picture.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import {
  assumedResultsKey,
  formatAssumedResults,
  parseAssumedResults,
  withResult,
} from "./assumed-results.ts";

/**
 * The reader's assumed results, and the season's chances with them. The outcomes of all possible taps are requested in
 * advance, so that no tap waits for the network.
 */
export function useWhatIf(assume: string) {
  const navigate = useNavigate();
  // A tap is shown at once and the address follows; once the address changes, it takes precedence.
  const [tapped, setTapped] = useState({ at: assume, assume });
  if (tapped.at !== assume) setTapped({ at: assume, assume });
  const assumption = tapped.at === assume ? tapped.assume : assume;
  const { answer, failed, retry } = useAnswer(
    api.league.simulation,
    assumption ? { assume: assumption } : {},
  );
  // The last answer is shown until the next one arrives.
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  const [nextSteps, setNextSteps] = useState<Steps | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Not stored on the device. If this fails, a tap waits for its own answer.
    askForPage(api.league.simulationSteps, assumption ? { assume: assumption } : {}).then(
      (steps) => isCurrent && setNextSteps(steps),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [assumption]);

  const results = parseAssumedResults(assumption);
  const season = answer ?? last;
  const clubs = season?.table ?? [];
  const isUpToDate = season && assumedResultsKey(resultsOf(season.assumed)) === assumedResultsKey(results);
  const exact = isUpToDate ? clubs : stepTo(results, nextSteps, clubs);

  return {
    results,
    /** The last answer of the simulation, which may be for other results. */
    season,
    chances: exact ?? clubs,
    /** True while the chances are not yet those of these results. */
    waiting: exact === null,
    failed,
    retry,
    choose(fixture: string, result: string) {
      const next = formatAssumedResults(withResult(results, fixture, result));
      setTapped({ at: assume, assume: next });
      // Taps add no history entries, so that "back" leads to where the reader came from.
      navigate(whatIfPage(next), { replace: true });
    },
  };
}

export function whatIfPage(assume: string): string {
  return tabPage("ai-insights", { view: "simulation", assume });
}

type Steps = AnswerOf<LeaguePictureEndpoints, typeof api.league.simulationSteps>;

/** A step repeats only what a result changes. */
export type ClubChances = StepChances & Partial<Chances>;

/**
 * The chances with these results, if they are one tap away from the results asked for in advance. Where each club ends
 * is known only once they are simulated.
 */
function stepTo(
  results: ReadonlyMap<string, string>,
  nextSteps: Steps | null,
  clubs: readonly ClubChances[],
): ClubChances[] | null {
  const from = new Map(nextSteps?.assumed.map(({ fixture_id, result }) => [fixture_id, result]));
  const key = assumedResultsKey(results);
  const step = nextSteps?.steps.find(
    ({ fixture_id, result }) => assumedResultsKey(withResult(from, fixture_id, result)) === key,
  );
  // A step of the version before has no points: it cannot say where the clubs would stand.
  if (!step || typeof step.table[0]?.points !== "number") return null;
  const clubsById = new Map(clubs.map((club) => [club.team_id, club]));
  return step.table.map((club) => ({ ...clubsById.get(club.team_id), positions: undefined, ...club }));
}

function resultsOf(assumed: readonly { fixture: { fixture_id: string }; result: string }[]) {
  return new Map(assumed.map(({ fixture, result }) => [fixture.fixture_id, result]));
}
