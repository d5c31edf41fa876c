import { useAnswer } from "#ask/answers.ts";
import type { ShownAnswer } from "#ask/tolerant.ts";
import * as api from "#contracts/all/api.ts";
import { AwardedNote } from "#features/league/panels/parts/AwardedNote.tsx";
import { Bar } from "#features/league/panels/parts/Bar.tsx";
import { formatAverage, roundedTo } from "#features/league/panels/wording.ts";
import { Icon } from "#ui/Icon.tsx";
import { Section } from "#ui/Section.tsx";
import { Failure, Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";

export function SeasonAnalytics() {
  const { answer, failed, retry } = useAnswer(api.league.seasonStats, {});
  const { say } = useWords();
  const isMalformed = answer !== null && !answer.goal_stats;
  return (
    <Section
      title={say("Season Analytics")}
      subtitle={answer?.season ? say("Season {season}", { season: answer.season }) : null}
    >
      {failed || isMalformed ? (
        <Failure
          message={say(failed?.status === 0 ? "Failed to load analytics" : "Failed to load season stats")}
          retry={retry}
        />
      ) : null}
      {answer || failed ? null : <Skeleton lines={12} />}
      {answer && !isMalformed ? <Figures stats={answer} /> : null}
    </Section>
  );
}

function Figures({ stats }: { stats: ShownAnswer<typeof api.league.seasonStats> }) {
  const { say } = useWords();
  const { goal_stats: goals, match_patterns: patterns, team_records: records } = stats;
  const played = stats.completed_fixtures ?? 0;
  return (
    <>
      <Bar share={stats.completion_percentage ?? 0} tone="brand" />
      <Fold title={say("Completion")}>
        <Stat name={say("Played")} figure={played} />
        <Stat name={say("Remaining")} figure={stats.remaining_fixtures} />
        <Stat name={say("Season")} figure={`${roundedTo(1, stats.completion_percentage)}%`} />
      </Fold>
      <Fold title={say("Goals")}>
        <Stat name={say("Total")} figure={goals?.total_goals} />
        <Stat name={say("A game")} figure={formatAverage(goals?.average_goals_per_game)} />
        <Stat name={say("Clean sheets")} figure={goals?.clean_sheets} />
        <Stat
          name={say("Both teams scored")}
          figure={`${roundedTo(1, goals?.both_teams_scored_percentage)}%`}
        />
        <Stat name={say("Most in one game")} figure={goals?.highest_goals_in_game} />
        <Stat name={say("Games with that many")} figure={stats.featured_games?.total_highest_scoring} />
      </Fold>
      <Fold title={say("Match patterns")}>
        <Stat name={say("Home wins")} figure={patterns?.home_wins} />
        <Stat name={say("Draws")} figure={patterns?.draws} />
        <Stat name={say("Away wins")} figure={patterns?.away_wins} />
        <Stat name={say("Won at home")} figure={`${roundedTo(1, patterns?.home_advantage_percentage)}%`} />
      </Fold>
      <Fold title={say("Team records")}>
        <Stat
          name={say("Best attack: {team}", { team: records?.best_attack?.team ?? "–" })}
          figure={formatAverage(records?.best_attack?.average_scored)}
        />
        <Stat
          name={say("Best defence: {team}", { team: records?.best_defense?.team ?? "–" })}
          figure={formatAverage(records?.best_defense?.average_conceded)}
        />
      </Fold>
      <AwardedNote matches={stats.awarded_matches} />
    </>
  );
}

/** Open at first; folding is native to the browser, so it works without JavaScript. */
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
