import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { Skeleton } from "#ui/states.tsx";
import { LastMatchday } from "./LastMatchday.tsx";
import { MatchdayChanges } from "./MatchdayChanges.tsx";
import { NextMatch, NextMatches } from "./NextMatches.tsx";
import { Race } from "./Race.tsx";
import { TableAtAGlance } from "./TableAtAGlance.tsx";

/** The season at a glance, above the overview's other parts. */
export function SeasonAtAGlance({ league }: { league: League }) {
  const { answer, failed } = useAnswer(api.league.picture, {});
  return (
    <>
      <NextMatch league={league} picture={answer} />
      <TableAtAGlance league={league} picture={answer} />
      <div className="pair">
        <NextMatches league={league} picture={answer} />
        <LastMatchday league={league} />
        {answer ? <Race race={answer.race} /> : null}
        {answer?.changed ? <MatchdayChanges changed={answer.changed} /> : null}
      </div>
      {answer || failed ? null : <Skeleton lines={12} tall />}
    </>
  );
}
