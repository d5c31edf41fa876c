import { logosOf } from "#features/league/panels/data/logos.ts";
import type { Place } from "#features/league/panels/data/place.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { matchdayName } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { Matchday, matchdayQuestions } from "./Matchday.tsx";

export const questions: TabQuestions = matchdayQuestions;

export function ResultsTab({ league, place }: { league: League; place: Place }) {
  const { latest, teams } = league;
  const words = useWords();
  const { count, say } = words;
  const title = say("Latest Results");
  const matchday = matchdayName(latest.round, words);
  return (
    <>
      <Matchday league={league} place={place} />
      <Section
        title={matchday ? `${title} - ${matchday}` : title}
        aside={<span className="section__tag num">{count(latest.total, "match", "matches")}</span>}
      >
        {latest.fixtures.length === 0 ? <Empty>{say("No recent results available.")}</Empty> : null}
        <MatchDays linkable fixtures={latest.fixtures} logos={logosOf(teams)} />
      </Section>
    </>
  );
}
