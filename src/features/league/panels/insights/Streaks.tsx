import { listOf, type ShownAnswer } from "#ask/tolerant.ts";
import type * as api from "#contracts/all/api.ts";
import type { Streak } from "#features/league/panels/data/shapes.ts";
import { Section } from "#ui/Section.tsx";
import { useWords, type Words } from "#words/words.ts";

const MIN_STREAK = 2;
const MAX_STREAKS = 6;

/** Clubs on a run of equal results. */
export function Streaks({ streaks }: { streaks: ShownAnswer<typeof api.league.streaks> }) {
  const { count, say } = useWords();
  const running = listOf(streaks.team_streaks)
    .filter(({ current_streak }) => (current_streak ?? 0) >= MIN_STREAK)
    .sort((a, b) => (b.current_streak ?? 0) - (a.current_streak ?? 0))
    .slice(0, MAX_STREAKS);
  return (
    <Section title={say("Current Team Streaks")}>
      <dl>
        <Longest name={say("Longest winning streak")} streak={streaks.longest_winning_streak} />
        <Longest name={say("Longest losing streak")} streak={streaks.longest_losing_streak} />
      </dl>
      <ul className="streaks">
        {running.map(({ team, streak_type, current_streak }) => (
          <li className="alt num" key={team}>
            {team}
            <span>
              {lengthOf(current_streak ?? 0, streak_type, count)}{" "}
              <span className={`pill pill--${(streak_type ?? "none").toLowerCase()}`}>{streak_type}</span>
            </span>
          </li>
        ))}
      </ul>
      {running.length === 0 ? (
        <p className="source-note">{say("No club is on a run of two or more.")}</p>
      ) : null}
    </Section>
  );
}

/** "3 wins". */
function lengthOf(streak: number, type: string | null | undefined, count: Words["count"]): string {
  switch (type) {
    case "W":
      return count(streak, "win", "wins");
    case "D":
      return count(streak, "draw", "draws");
    case "L":
      return count(streak, "loss", "losses");
    default:
      return count(streak, "in a row", "in a row");
  }
}

function Longest({ name, streak }: { name: string; streak: Streak | null | undefined }) {
  const { count, say } = useWords();
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd>
        {streak?.team && (streak.current_streak ?? 0) >= MIN_STREAK
          ? `${streak.team}, ${count(streak.current_streak ?? 0, "match", "matches")}`
          : say("None")}
      </dd>
    </div>
  );
}
