import { type Question, useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { logosOf } from "#features/league/panels/data/logos.ts";
import type { Place } from "#features/league/panels/data/place.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import type { OtherDay } from "#features/league/panels/data/shapes.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { LatestNews } from "#features/league/panels/parts/LatestNews.tsx";
import { MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { MatchdayChanges } from "#features/league/panels/picture/MatchdayChanges.tsx";
import { matchdayName, scoreOf } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { Matchday, matchdayQuestions } from "./Matchday.tsx";

export const questions: TabQuestions = (place, season) => [
  ...matchdayQuestions(place, season),
  ...roundsOf(season.otherDays).map((number): Question => [api.league.matchday, { number }]),
  [api.league.picture, {}],
  [api.league.news, {}],
];

export function ResultsTab({ league, place }: { league: League; place: Place }) {
  const { latest, teams } = league;
  const words = useWords();
  const { count, say } = words;
  const title = say("Latest Results");
  const { answer } = useAnswer(api.league.picture, {});
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
      {roundsOf(latest.otherDays).map((number) => (
        <OtherResults key={number} league={league} number={number} />
      ))}
      {answer?.changed ? <MatchdayChanges changed={answer.changed} /> : null}
      <LatestNews question={{}} title={say("Latest NPFL News")} search="NPFL" />
    </>
  );
}

function roundsOf(days: readonly OtherDay[]): number[] {
  return [...new Set(days.flatMap(({ round_number }) => round_number ?? []))];
}

/** What was played of another matchday in the same week. */
function OtherResults({ league: { latest, teams }, number }: { league: League; number: number }) {
  const { answer } = useAnswer(api.league.matchday, { number });
  const { say } = useWords();
  const dates = latest.otherDays
    .filter(({ round_number }) => round_number === number)
    .map(({ date }) => date);
  const fixtures = answer?.fixtures.filter(
    (fixture) => dates.includes(fixture.date) && scoreOf(fixture) !== null,
  );
  return (
    <Section title={`${say("In the same week")} - ${say("Matchday")} ${number}`}>
      <MatchDays fixtures={fixtures ?? []} logos={logosOf(teams)} />
    </Section>
  );
}
