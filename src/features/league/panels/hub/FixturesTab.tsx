import { useState } from "react";
import { type Question, useAnswer, useIsPreloaded } from "#ask/answers.ts";
import { listOf, type ShownAnswer } from "#ask/tolerant.ts";
import { withLanguage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { logosOf } from "#features/league/panels/data/logos.ts";
import type { Place } from "#features/league/panels/data/place.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { forecastsOf, MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { dayName, matchdayName, scoreOf } from "#features/league/panels/wording.ts";
import { Icon } from "#ui/Icon.tsx";
import { Section } from "#ui/Section.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
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

const MAX_MEETINGS = 2;

/** The two clubs' earlier meetings, folded; unless they came with the page, asked for once they are unfolded. */
function HeadToHead({ home, away }: { home: string; away: string }) {
  const pair = { homeTeam: home, awayTeam: away };
  const preloaded = useIsPreloaded(api.league.headToHead, pair);
  const [wasOpened, setOpened] = useState(preloaded);
  const open = (fold: HTMLDetailsElement | null) => void (fold?.open && setOpened(true));
  const { answer, failed } = useAnswer(api.league.headToHead, wasOpened ? pair : null);
  const words = useWords();
  const recent = listOf(answer?.recent_matches).slice(0, MAX_MEETINGS);
  return (
    <details
      className={preloaded ? "meetings num" : "meetings num scripted"}
      // It may have been opened before hydration.
      ref={open}
      onToggle={({ currentTarget }) => open(currentTarget)}
    >
      <summary>
        <span className="vh">
          {words.say("Head-to-head")}: {home} v {away}
        </span>
        <Icon name="down" small />
      </summary>
      {answer ? <Summary meetings={answer} home={home} away={away} /> : null}
      {failed ? <p>{words.say("Head-to-head is not available now.")}</p> : null}
      <ul>
        {recent.map((match, index) => (
          <li key={match.fixture_id ?? index}>
            {dayName(match.date, words)}: {match.home_team} {scoreOf(match) ?? "v"} {match.away_team}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SummaryProps {
  meetings: ShownAnswer<typeof api.league.headToHead>;
  home: string;
  away: string;
}

function Summary({ meetings: { summary }, home, away }: SummaryProps) {
  const { count, say } = useWords();
  const title = say("Head-to-head");
  if (!summary?.total_matches) {
    return (
      <p>
        {title}: {say("no meeting on record.")}
      </p>
    );
  }
  return (
    <p>
      <b>{title}:</b>{" "}
      {say("{meetings}, {home} won {wins}, {away} won {losses}, {draws}", {
        meetings: count(summary.total_matches, "meeting", "meetings"),
        home,
        wins: summary.team1_wins ?? "",
        away,
        losses: summary.team2_wins ?? "",
        draws: count(summary.draws ?? 0, "draw", "draws"),
      })}
    </p>
  );
}
