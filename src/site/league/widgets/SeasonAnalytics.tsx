import type { SeasonStats } from "#contracts/league-shapes.ts";
import { useAnswer } from "#site/data/answers.ts";
import type { Loose } from "#site/league/data/loose.ts";
import { AwardedNote } from "#site/league/parts/AwardedNote.tsx";
import { Bar } from "#site/league/parts/Bar.tsx";
import { average, upTo } from "#site/league/wording.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { Section } from "#site/ui/Section.tsx";
import { Failure, Skeleton } from "#site/ui/states.tsx";

export function SeasonAnalytics() {
  const { answer, failed, retry } = useAnswer("GET /npfl/stats/season-stats", {});
  const nonsense = answer !== null && !answer.goal_stats;
  return (
    <Section title="Season Analytics" subtitle={answer?.season ? `Season ${answer.season}` : null}>
      {failed || nonsense ? (
        <Failure
          says={failed?.status === 0 ? "Failed to load analytics" : "Failed to load season stats"}
          retry={retry}
        />
      ) : null}
      {answer || failed ? null : <Skeleton lines={12} />}
      {answer && !nonsense ? <Figures stats={answer} /> : null}
    </Section>
  );
}

function Figures({ stats }: { stats: Loose<SeasonStats> }) {
  const { goal_stats: goals, match_patterns: patterns, team_records: records } = stats;
  const played = stats.completed_fixtures ?? 0;
  return (
    <>
      <Bar share={stats.completion_percentage ?? 0} look="brand" />
      <Fold title="Completion">
        <Stat name="Played" figure={played} />
        <Stat name="Remaining" figure={stats.remaining_fixtures} />
        <Stat name="Season" figure={`${upTo(1, stats.completion_percentage)}%`} />
      </Fold>
      <Fold title="Goals">
        <Stat name="Total" figure={goals?.total_goals} />
        <Stat name="A game" figure={average(goals?.average_goals_per_game)} />
        <Stat name="Clean sheets" figure={goals?.clean_sheets} />
        <Stat name="Both teams scored" figure={`${upTo(1, goals?.both_teams_scored_percentage)}%`} />
        <Stat name="Most in one game" figure={goals?.highest_goals_in_game} />
        <Stat name="Games with that many" figure={stats.featured_games?.total_highest_scoring} />
      </Fold>
      <Fold title="Match patterns">
        <Stat name="Home wins" figure={patterns?.home_wins} />
        <Stat name="Draws" figure={patterns?.draws} />
        <Stat name="Away wins" figure={patterns?.away_wins} />
        <Stat name="Won at home" figure={`${upTo(1, patterns?.home_advantage_percentage)}%`} />
      </Fold>
      <Fold title="Team records">
        <Stat
          name={`Best attack: ${records?.best_attack?.team ?? "–"}`}
          figure={average(records?.best_attack?.average_scored)}
        />
        <Stat
          name={`Best defence: ${records?.best_defense?.team ?? "–"}`}
          figure={average(records?.best_defense?.average_conceded)}
        />
      </Fold>
      <AwardedNote matches={stats.awarded_matches} />
    </>
  );
}

/** Open at first; the browser folds it, also without a script. */
function Fold({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="fold" open>
      <summary>
        {title}
        <Icon name="down" small />
      </summary>
      <dl>{children}</dl>
    </details>
  );
}

function Stat({ name, figure }: { name: string; figure: string | number | null | undefined }) {
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd>{figure ?? "–"}</dd>
    </div>
  );
}
