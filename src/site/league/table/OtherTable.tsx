import type { StandingsRow, TableView } from "#contracts/league-shapes.ts";
import { useAnswer } from "#site/data/answers.ts";
import { logosOf } from "#site/league/data/logos.ts";
import { listOf } from "#site/league/data/loose.ts";
import { inOrder, type League } from "#site/league/data/use-hub.ts";
import { dayName } from "#site/league/wording.ts";
import { Section } from "#site/ui/Section.tsx";
import { Failure, Skeleton } from "#site/ui/states.tsx";
import type { Sentence } from "#site/words/sentences.ts";
import { useWords } from "#site/words/words.ts";
import { StandingsTable } from "./StandingsTable.tsx";

const titles = {
  official: { title: "Table", says: "With deductions and awarded games, as the league ruled." },
  pitch: { title: "Table on the pitch", says: "As the matches ended, without deductions and awarded games." },
  home: { title: "Home table", says: "Home matches only." },
  away: { title: "Away table", says: "Away matches only." },
  form: { title: "Form table", says: "Each club's last five matches." },
} as const satisfies Record<TableView, { title: Sentence; says: Sentence }>;

interface OtherParts {
  params: { view: TableView; season?: string };
  league: League;
}

/** Another view of the table, or the table of another season. */
export function OtherTable({ params, league }: OtherParts) {
  const { answer, failed, retry } = useAnswer("GET /npfl/standings", params);
  const words = useWords();
  const title = words.say(titles[params.view].title);
  const says = words.say(titles[params.view].says);
  return (
    <Section
      title={title}
      subtitle={
        answer
          ? `${words.say("Season {season}, as of {day}.", { season: answer.season ?? "", day: dayName(answer.as_of, words) })} ${says}`
          : says
      }
    >
      {failed ? <Failure says={words.say("This table could not be loaded.")} retry={retry} /> : null}
      {answer || failed ? null : <Skeleton lines={20} tall />}
      {answer ? (
        <StandingsTable
          caption={`${title}, ${answer.season}`}
          rows={inOrder(listOf<StandingsRow>(answer, "table"))}
          logos={logosOf(league.teams)}
          // Which places qualify is known for the current season only; it was not looked up for others.
          zoned={params.view === "official" && answer.season === league.season}
        />
      ) : null}
    </Section>
  );
}
