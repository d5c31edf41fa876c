import { useAnswer } from "#ask/answers.ts";
import { listOf } from "#ask/tolerant.ts";
import { clubPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import type { FormRow } from "#features/league/panels/data/shapes.ts";
import { FormMarks } from "#features/league/panels/parts/FormMarks.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Failure, Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";

const MAX_TEAMS = 3;

export function TeamForm() {
  const best = useAnswer(api.league.inForm, {});
  const worst = useAnswer(api.league.outOfForm, {});
  const { say } = useWords();
  const failed = [best, worst].filter((call) => call.failed);
  return (
    <Section title={say("Team Form")} subtitle={say("Last five matches")}>
      {failed.length > 0 ? (
        <Failure
          message={say("Failed to load team form data")}
          retry={() => failed.forEach(({ retry }) => void retry())}
        />
      ) : null}
      {failed.length === 0 && !(best.answer && worst.answer) ? <Skeleton lines={6} tall /> : null}
      {best.answer && worst.answer ? (
        <>
          <Teams title={say("In form")} rows={listOf(best.answer.in_form_teams)} />
          <Teams title={say("Struggling")} rows={listOf(worst.answer.out_of_form_teams)} />
        </>
      ) : null}
    </Section>
  );
}

function Teams({ title, rows }: { title: string; rows: readonly FormRow[] }) {
  const { count } = useWords();
  return (
    <>
      <h3 className="label">{title}</h3>
      <ul>
        {rows.slice(0, MAX_TEAMS).map(({ team, team_id, points, form }) => (
          <li className="alt num" key={team}>
            <PageLink to={clubPage(team_id || (team ?? ""))}>{team}</PageLink>
            <span className="alt__form">
              <span className="alt__when">{count(points ?? 0, "pt", "pts")}</span>
              <FormMarks form={form} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
