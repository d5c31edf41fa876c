import { useAnswer } from "#ask/answers.ts";
import { listOf } from "#ask/tolerant.ts";
import * as api from "#contracts/all/api.ts";
import type { TableView } from "#features/league/contract/shapes.ts";
import { logosOf } from "#features/league/panels/data/logos.ts";
import { type League, sortByPosition } from "#features/league/panels/data/use-hub.ts";
import { dayName } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { Skeleton } from "#ui/states.tsx";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";
import { NotLoaded } from "./NotLoaded.tsx";
import { StandingsTable } from "./StandingsTable.tsx";

const titles = {
  official: { title: "Table", explanation: "With deductions and awarded games, as the league ruled." },
  pitch: {
    title: "Table on the pitch",
    explanation: "As the matches ended, without deductions and awarded games.",
  },
  home: { title: "Home table", explanation: "Home matches only." },
  away: { title: "Away table", explanation: "Away matches only." },
  form: { title: "Form table", explanation: "Each club's last five matches." },
} as const satisfies Record<TableView, { title: Sentence; explanation: Sentence }>;

interface OtherProps {
  params: { view: TableView; season?: string };
  league: League;
}

/** Another view of the table, or the table of another season. */
export function OtherTable({ params, league }: OtherProps) {
  const { answer, failed, retry } = useAnswer(api.league.standings, params);
  const words = useWords();
  const title = words.say(titles[params.view].title);
  const explanation = words.say(titles[params.view].explanation);
  return (
    <Section
      title={title}
      subtitle={
        answer
          ? `${words.say("Season {season}, as of {day}.", { season: answer.season, day: dayName(answer.as_of, words) })} ${explanation}`
          : explanation
      }
    >
      {failed ? (
        <NotLoaded failed={failed} retry={retry} message={words.say("This table could not be loaded.")} />
      ) : null}
      {answer || failed ? null : <Skeleton lines={20} tall />}
      {answer ? (
        <StandingsTable
          caption={`${title}, ${answer.season}`}
          rows={sortByPosition(answer.table)}
          logos={logosOf(league.teams)}
          zoned={listOf(answer.zones).length > 0}
        />
      ) : null}
    </Section>
  );
}
