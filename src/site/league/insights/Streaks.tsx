import type { StreakAnalysis } from "#contracts/league-shapes.ts";
import { type Loose, listOf } from "#site/league/data/loose.ts";
import { counted } from "#site/ui/figures/counted.ts";
import { Section } from "#site/ui/Section.tsx";

const SHORTEST = 2;
const MOST = 6;
const words: Record<string, string> = { W: "wins", D: "draws", L: "losses" };

type Streak = StreakAnalysis["team_streaks"][number];

/** Who is on a run of equal results. */
export function Streaks({ streaks }: { streaks: Loose<StreakAnalysis> }) {
  const running = listOf<Streak>(streaks, "team_streaks")
    .filter(({ current_streak }) => (current_streak ?? 0) >= SHORTEST)
    .sort((a, b) => (b.current_streak ?? 0) - (a.current_streak ?? 0))
    .slice(0, MOST);
  return (
    <Section title="Current Team Streaks">
      <dl>
        <Longest name="Longest winning streak" streak={streaks.longest_winning_streak} />
        <Longest name="Longest losing streak" streak={streaks.longest_losing_streak} />
      </dl>
      <ul className="streaks">
        {running.map(({ team, streak_type, current_streak }) => (
          <li className="alt num" key={team}>
            {team}
            <span>
              {current_streak} {words[streak_type ?? ""] ?? "in a row"}{" "}
              <span className={`pill pill--${(streak_type ?? "none").toLowerCase()}`}>{streak_type}</span>
            </span>
          </li>
        ))}
      </ul>
      {running.length === 0 ? <p className="source-note">No club is on a run of two or more.</p> : null}
    </Section>
  );
}

function Longest({ name, streak }: { name: string; streak: Loose<Streak> | null | undefined }) {
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd>
        {streak?.team && (streak.current_streak ?? 0) >= SHORTEST
          ? `${streak.team}, ${counted(streak.current_streak ?? 0, "match", "matches")}`
          : "None"}
      </dd>
    </div>
  );
}
