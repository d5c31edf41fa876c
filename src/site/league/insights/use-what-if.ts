import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { Chances } from "#contracts/league-forecast-shapes.ts";
import type { LeaguePictureEndpoints } from "#contracts/league-picture.ts";
import { askForPage, useAnswer } from "#site/data/answers.ts";
import { type Loose, listOf } from "#site/league/data/loose.ts";
import { tabPage } from "#site/league/data/place.ts";
import { assumedOf, assumeOf, keyOf, withResult } from "./assumed.ts";

/**
 * The reader's assumed results, and the season's chances with them. The outcomes of all possible taps are requested in
 * advance, so that no tap waits for the network.
 */
export function useWhatIf(assume: string) {
  const navigate = useNavigate();
  // A tap is shown at once and the address follows; once the address changes, it takes precedence.
  const [tapped, tap] = useState({ at: assume, assume });
  if (tapped.at !== assume) tap({ at: assume, assume });
  const wanted = tapped.at === assume ? tapped.assume : assume;
  const { answer, failed, retry } = useAnswer("GET /npfl/simulation", wanted ? { assume: wanted } : {});
  // The last answer is shown until the next one arrives.
  const [last, keep] = useState(answer);
  if (answer && answer !== last) keep(answer);
  const [ahead, keepAhead] = useState<Steps | null>(null);
  useEffect(() => {
    let stillWanted = true;
    // Not stored on the device. If this fails, a tap waits for its own answer.
    askForPage("GET /npfl/simulation/steps", wanted ? { assume: wanted } : {}).then(
      (steps) => stillWanted && keepAhead(steps),
      () => undefined,
    );
    return () => {
      stillWanted = false;
    };
  }, [wanted]);

  const results = assumedOf(wanted);
  const season = answer ?? last;
  const clubs = listOf<Chances>(season, "table");
  const isThere = season && keyOf(resultsOf(season.assumed)) === keyOf(results);
  const exact = isThere ? clubs : stepTo(results, ahead, clubs);

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
      const next = assumeOf(withResult(results, fixture, result));
      tap({ at: assume, assume: next });
      // Taps add no history entries, so that "back" leads to where the reader came from.
      navigate(whatIfPage(next), { replace: true });
    },
  };
}

export function whatIfPage(assume: string): string {
  return tabPage("ai-insights", { view: "simulation", assume });
}

type Steps = AnswerOf<LeaguePictureEndpoints, "GET /npfl/simulation/steps">;

/** The chances with these results, if they are one tap away from the results asked for in advance. */
function stepTo(
  results: ReadonlyMap<string, string>,
  ahead: Steps | null,
  clubs: readonly Loose<Chances>[],
): Loose<Chances>[] | null {
  const from = new Map(ahead?.assumed.map(({ fixture_id, result }) => [fixture_id, result]));
  const key = keyOf(results);
  const step = ahead?.steps.find(
    ({ fixture_id, result }) => keyOf(withResult(from, fixture_id, result)) === key,
  );
  if (!step) return null;
  const known = new Map(clubs.map((club) => [club.team_id, club]));
  return step.table.map((club) => ({ ...known.get(club.team_id), ...club }));
}

function resultsOf(assumed: readonly { fixture: { fixture_id: string }; result: string }[]) {
  return new Map(assumed.map(({ fixture, result }) => [fixture.fixture_id, result]));
}
