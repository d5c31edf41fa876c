import type { ShownAnswer } from "#ask/tolerant.ts";
import type * as api from "#contracts/all/api.ts";
import { AwardedNote } from "#features/league/panels/parts/AwardedNote.tsx";
import { Bar } from "#features/league/panels/parts/Bar.tsx";
import { roundedTo } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

/** How the season's matches end, and how many goals are scored in them. */
export function Patterns({ patterns }: { patterns: ShownAnswer<typeof api.league.matchPatterns> }) {
  const { home_advantage: home, scoring_patterns: scoring, total_matches } = patterns;
  const { count, say } = useWords();
  const sheets = scoring?.clean_sheets;
  return (
    <>
      <Section title={say("Match Patterns Analysis")}>
        <div className="tiles num">
          <Fact
            title={say("Home Advantage")}
            figure={`${roundedTo(1, home?.home_win_percentage)}%`}
            detail={`${home?.home_wins}W · ${home?.away_wins}A · ${home?.draws}D`}
            explanation={say("home wins, away wins, draws")}
          />
          <Fact
            title={say("Goals Average")}
            figure={scoring?.average_goals_per_game?.toFixed(1) ?? "–"}
            detail={say("{goals} in all", { goals: count(scoring?.total_goals ?? 0, "goal", "goals") })}
            explanation={say("goals a game")}
          />
          <Fact
            title={say("Clean Sheets")}
            figure={String(sheets?.total_clean_sheets ?? "–")}
            detail={`${sheets?.home_clean_sheets}H · ${sheets?.away_clean_sheets}A`}
            explanation={say("at home, away")}
          />
        </div>
      </Section>
      <Section title={say("Scoring Patterns")}>
        <dl>
          <Stat name={say("High-scoring games (3+ goals)")} figure={scoring?.high_scoring_games} />
          <Stat name={say("Low-scoring games (1 goal or fewer)")} figure={scoring?.low_scoring_games} />
          <Stat name={say("Total matches")} figure={total_matches} />
        </dl>
        <AwardedNote matches={patterns.awarded_matches} />
      </Section>
      <Section title={say("Result Distribution")}>
        <ul>
          <Share name={say("Home wins")} percent={home?.home_win_percentage} />
          <Share name={say("Draws")} percent={home?.draw_percentage} />
          <Share name={say("Away wins")} percent={home?.away_win_percentage} />
        </ul>
      </Section>
    </>
  );
}

interface FactProps {
  title: string;
  figure: string;
  detail: string;
  explanation: string;
}

function Fact({ title, figure, detail, explanation }: FactProps) {
  return (
    <div className="tile">
      <h3 className="tile__title">{title}</h3>
      <p className="tile__figure">{figure}</p>
      <p>{detail}</p>
      <p className="source-note">{explanation}</p>
    </div>
  );
}

function Stat({ name, figure }: { name: string; figure: number | null | undefined }) {
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

function Share({ name, percent }: { name: string; percent: number | null | undefined }) {
  return (
    <li className="share num">
      <span>{name}</span>
      <Bar share={percent ?? 0} tone="brand" />
      <b>{roundedTo(1, percent)}%</b>
    </li>
  );
}
