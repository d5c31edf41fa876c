import type { Question } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { logosOf } from "#features/league/panels/data/logos.ts";
import type { Place } from "#features/league/panels/data/place.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { FixtureEntry } from "#features/league/panels/parts/FixtureEntry.tsx";
import { matchdayName, statusName } from "#features/league/panels/wording.ts";
import { Icon } from "#ui/Icon.tsx";
import { Section } from "#ui/Section.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { HeadToHead } from "./HeadToHead.tsx";
import { Matchday, matchdayQuestions } from "./Matchday.tsx";

/** How many matches a first screen shows at most. */
const FIRST_SCREEN = 4;

/** Includes the earlier meetings of the first matches, so that the largest text on screen does not wait for React. */
export const questions: TabQuestions = (place, season) => [
  ...matchdayQuestions(place, season),
  ...season.upcoming
    .slice(0, FIRST_SCREEN)
    .map(
      ({ home_team, away_team }): Question => [
        api.league.headToHead,
        { homeTeam: home_team ?? "", awayTeam: away_team ?? "" },
      ],
    ),
];

export function FixturesTab({ league, place }: { league: League; place: Place }) {
  const { upcoming, teams } = league;
  const words = useWords();
  const { say } = words;
  const title = say("Upcoming Fixtures");
  const matchday = matchdayName(upcoming[0]?.round, words);
  const logos = logosOf(teams);
  return (
    <>
      <Matchday league={league} place={place} />
      <Section title={matchday ? `${title} - ${matchday}` : title}>
        {upcoming.length === 0 ? <Empty>{say("No fixtures scheduled at this time.")}</Empty> : null}
        <ul>
          {upcoming.map((fixture, index) => (
            <FixtureEntry
              key={fixture.fixture_id ?? index}
              fixture={fixture}
              logos={logos}
              state={statusName(fixture.status, words)}
            >
              <HeadToHead home={fixture.home_team ?? ""} away={fixture.away_team ?? ""} />
            </FixtureEntry>
          ))}
        </ul>
        <p className="source-note">
          <a className="link" href="/api/npfl/calendar.ics">
            <Icon name="plus" small /> {say("All fixtures in your calendar")}
          </a>
        </p>
      </Section>
    </>
  );
}
