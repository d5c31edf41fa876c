import { useContext } from "react";
import { scoreOf } from "#features/league/panels/wording.ts";
import { RunningContext } from "./running.ts";

/** Beside a club in the table, which counts only what is over: the match that it is playing. */
export function RunningScore({ club }: { club: string | null | undefined }) {
  const match = [...useContext(RunningContext).values()].find(
    ({ status, home_id, away_id }) => status === "live" && (home_id === club || away_id === club),
  );
  if (!match || scoreOf(match) === null) return null;
  const goals = [match.home_score, match.away_score];
  return (
    <span className="running num">
      {(match.home_id === club ? goals : goals.reverse()).join("–")} {match.minute}
    </span>
  );
}
