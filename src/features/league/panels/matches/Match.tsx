import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import type { MatchAnswer, Outlook } from "#features/league/panels/data/shapes.ts";
import { LeagueStyles } from "#features/league/panels/LeagueStyles.tsx";
import { Credits } from "#features/league/panels/parts/Credits.tsx";
import { DecisionsMade } from "#features/league/panels/parts/DecisionEntry.tsx";
import { LatestNews, type NewsQuestion } from "#features/league/panels/parts/LatestNews.tsx";
import { RunningMatches } from "#features/league/panels/running/RunningMatches.tsx";
import { WaitForWords } from "#ui/sentences/WaitForWords.tsx";
import { Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { Changed } from "./Changed.tsx";
import { Form } from "./Form.tsx";
import { LikelyScores } from "./LikelyScores.tsx";
import { isOver, MatchdayResults } from "./MatchdayResults.tsx";
import { MatchForecast } from "./MatchForecast.tsx";
import { MatchHead } from "./MatchHead.tsx";
import { MatchStyles } from "./MatchStyles.tsx";
import { Meetings } from "./Meetings.tsx";
import { OtherResults } from "./OtherResults.tsx";
import { ResultStakes } from "./ResultStakes.tsx";
import { WrittenForecast } from "./WrittenForecast.tsx";

export function matchNewsQuestion({ home_id, away_id }: MatchAnswer["fixture"]): NewsQuestion {
  return { club: home_id, other: away_id };
}

interface MatchProps {
  shown: MatchAnswer;
  /** Buttons for the match, such as share. */
  tools: React.ReactNode;
}

/** One match: before it the forecast, after it the result and how the forecast turned out; form and meetings. */
export function Match({ shown, tools }: MatchProps) {
  const { say } = useWords();
  const { forecast, head_to_head, decisions, credits, fixture } = shown;
  const { answer: outlook, failed } = useAnswer(api.league.outlook, { id: fixture.fixture_id });
  const isPast = isOver(fixture);
  return (
    <main className="main" id="main" tabIndex={-1}>
      <LeagueStyles />
      <MatchStyles />
      <RunningMatches fixtures={[fixture]}>
        <MatchHead shown={shown} outlook={outlook}>
          {tools}
        </MatchHead>
      </RunningMatches>
      <div className="match-grid">
        <div>
          {shown.conflicts.length > 0 ? (
            <WaitForWords>
              <OtherResults conflicts={shown.conflicts} />
            </WaitForWords>
          ) : null}
          {outlook || failed ? null : <Skeleton lines={10} tall />}
          {outlook && isForecast(outlook) ? (
            <>
              <MatchForecast fixture={fixture} outlook={outlook} />
              <LikelyScores fixture={fixture} outlook={outlook} />
            </>
          ) : null}
          {forecast && outlook?.forecast === null ? (
            <WaitForWords>
              <WrittenForecast forecast={forecast} />
            </WaitForWords>
          ) : null}
          {outlook?.changed ? (
            <WaitForWords>
              <Changed fixture={fixture} changed={outlook.changed} />
            </WaitForWords>
          ) : null}
          <DecisionsMade decisions={decisions} />
          {isPast ? <Meetings headToHead={head_to_head} /> : <Form shown={shown} />}
        </div>
        <div>
          {isPast ? (
            <>
              <Form shown={shown} />
              <MatchdayResults shown={shown} />
            </>
          ) : null}
          {outlook?.now && outlook.stakes.length > 0 ? (
            <ResultStakes
              fixture={fixture}
              now={outlook.now}
              stakes={outlook.stakes}
              ranked={outlook.home !== null}
            />
          ) : null}
          {isPast ? null : <Meetings headToHead={head_to_head} />}
          <LatestNews
            question={matchNewsQuestion(fixture)}
            title={say("Stories of the match")}
            search={`"${fixture.home_team}" "${fixture.away_team}"`}
          />
        </div>
      </div>
      {outlook?.forecast ? (
        <p className="source-note">
          {say("Forecast NXP v1.0, a learning algorithm: its accuracy will improve over time.")}
        </p>
      ) : null}
      <Credits credits={credits} />
    </main>
  );
}

function isForecast(outlook: Outlook): outlook is Outlook & { forecast: object } {
  return outlook.forecast !== null;
}
