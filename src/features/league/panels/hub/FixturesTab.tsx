import { type Question, useAnswer } from "#ask/answers.ts";
import { withLanguage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { logosOf } from "#features/league/panels/data/logos.ts";
import type { Place } from "#features/league/panels/data/place.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { forecastsOf, MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { matchdayName } from "#features/league/panels/wording.ts";
import { Icon } from "#ui/Icon.tsx";
import { Section } from "#ui/Section.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { HeadToHead } from "./HeadToHead.tsx";
import { Matchday, matchdayQuestions } from "./Matchday.tsx";

/** The number of matches whose earlier meetings can be unfolded without JavaScript. */
const WITH_MEETINGS = 4;

export const questions: TabQuestions = (place, season) => [
  ...matchdayQuestions(place, season),
  [api.league.picture, {}],
  ...season.upcoming
    .slice(0, WITH_MEETINGS)
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
  const { answer } = useAnswer(api.league.picture, {});
  return (
    <>
      <Matchday league={league} place={place} />
      <Section title={matchday ? `${title} - ${matchday}` : title}>
        {upcoming.length === 0 ? <Empty>{say("No fixtures scheduled at this time.")}</Empty> : null}
        <MatchDays
          linkable
          fixtures={upcoming}
          logos={logosOf(teams)}
          forecasts={forecastsOf(answer)}
          below={({ home_team, away_team }) => <HeadToHead home={home_team ?? ""} away={away_team ?? ""} />}
        />
        {answer ? <p className="source-note">{say("Home win, draw, away win, of 100")}</p> : null}
        <p className="source-note">
          <a className="link" href={withLanguage("/api/npfl/calendar.ics", words.language)}>
            <Icon name="plus" small /> {say("All fixtures in your calendar")}
          </a>
        </p>
      </Section>
    </>
  );
}
