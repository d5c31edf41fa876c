import { useAnswer, useIsPreloaded } from "#ask/answers.ts";
import { listOf, type ShownAnswer } from "#ask/tolerant.ts";
import * as api from "#contracts/all/api.ts";
import { scoreOf } from "#features/league/panels/parts/FixtureEntry.tsx";
import { useNearView } from "#features/league/panels/parts/use-near-view.ts";
import { dayName } from "#features/league/panels/wording.ts";
import { useWords } from "#words/words.ts";

const MAX_MEETINGS = 2;

/** The two clubs' earlier meetings; unless they came with the page, asked for once the match comes into view. */
export function HeadToHead({ home, away }: { home: string; away: string }) {
  const pair = { homeTeam: home, awayTeam: away };
  const preloaded = useIsPreloaded(api.league.headToHead, pair);
  const [ref, seen] = useNearView<HTMLDivElement>(preloaded);
  const { answer, failed } = useAnswer(api.league.headToHead, seen ? pair : null);
  const words = useWords();
  const recent = listOf(answer?.recent_matches).slice(0, MAX_MEETINGS);
  return (
    <div className={preloaded ? "meetings num" : "meetings num scripted"} ref={ref}>
      {answer ? <Summary meetings={answer} home={home} away={away} /> : null}
      {failed ? <p>{words.say("Head-to-head is not available now.")}</p> : null}
      <ul>
        {recent.map((match, index) => (
          <li key={match.fixture_id ?? index}>
            {dayName(match.date, words)}: {match.home_team} {scoreOf(match) ?? "v"} {match.away_team}
          </li>
        ))}
      </ul>
    </div>
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
