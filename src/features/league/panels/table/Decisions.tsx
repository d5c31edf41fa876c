import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { DecisionEntry } from "#features/league/panels/parts/DecisionEntry.tsx";
import { Section } from "#ui/Section.tsx";
import { Empty, Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { NotLoaded } from "./NotLoaded.tsx";

/** Results and points that were decided off the pitch, by date. */
export function Decisions({ params }: { params: { season?: string } }) {
  const { say } = useWords();
  const { answer, failed, retry } = useAnswer(api.league.decisions, params);
  const decisions = answer?.decisions ?? [];
  return (
    <Section
      title={say("Decisions")}
      subtitle={
        answer
          ? say("Deductions, awarded and voided games of {season}, newest first.", { season: answer.season })
          : say("Deductions, awarded and voided games, newest first.")
      }
    >
      {failed ? (
        <NotLoaded failed={failed} retry={retry} message={say("The decisions could not be loaded.")} />
      ) : null}
      {answer || failed ? null : <Skeleton lines={6} />}
      {answer && decisions.length === 0 ? (
        <Empty>{say("No decision is on record for this season.")}</Empty>
      ) : null}
      <ul>
        {decisions.map((decision) => (
          <DecisionEntry key={decision.id} decision={decision} />
        ))}
      </ul>
    </Section>
  );
}
