import { useState } from "react";
import { useAnswer, useIsPreloaded } from "#ask/answers.ts";
import { listOf, type ShownAnswer } from "#ask/tolerant.ts";
import * as api from "#contracts/all/api.ts";
import { dayName, scoreOf } from "#features/league/panels/wording.ts";
import { Icon } from "#ui/Icon.tsx";
import { useWords } from "#words/words.ts";

const MAX_MEETINGS = 2;

/** The two clubs' earlier meetings, folded; unless they came with the page, asked for once they are unfolded. */
export function HeadToHead({ home, away }: { home: string; away: string }) {
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
