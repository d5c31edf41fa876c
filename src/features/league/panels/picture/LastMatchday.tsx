import { matchPage } from "#contracts/addresses.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import type { Fixture } from "#features/league/panels/data/shapes.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { matchdayName, scoreOf } from "#features/league/panels/wording.ts";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { inLagos } from "#ui/time.ts";
import { useWords, type Words } from "#words/words.ts";

/** The results of the last matchday, under a heading for each day, latest day first. */
export function LastMatchday({ league: { latest } }: { league: League }) {
  const words = useWords();
  const { count, say } = words;
  const played = latest.fixtures.filter((fixture) => scoreOf(fixture) !== null);
  if (played.length === 0) return null;
  const goals = played.reduce((sum, match) => sum + (match.home_score ?? 0) + (match.away_score ?? 0), 0);
  const days = [...new Set(played.map(({ date }) => date ?? ""))].sort().reverse();
  return (
    <Section
      className="last"
      title={say("Last matchday")}
      subtitle={`${matchdayName(latest.round, words)} · ${say("{goals} in {matches}", {
        goals: count(goals, "goal", "goals"),
        matches: count(played.length, "match", "matches"),
      })}`}
      more
    >
      {days.map((day) => (
        <div key={day}>
          <h3 className="result-day num">{longDay(day, words)}</h3>
          <ul>{played.filter(({ date }) => date === day).map(result)}</ul>
        </div>
      ))}
      <MoreLink to={tabPage("results")} label="All results" section="npfl_last" />
    </Section>
  );
}

function result(match: Fixture) {
  const lead = (match.home_score ?? 0) - (match.away_score ?? 0);
  return (
    <li key={match.fixture_id}>
      <PageLink className="result num" to={matchPage(match.fixture_id ?? "")}>
        <span className={lead < 0 ? "result__lost" : undefined}>{match.home_team}</span>
        <b>{scoreOf(match)}</b>
        <span className={lead > 0 ? "result__lost" : undefined}>{match.away_team}</span>
      </PageLink>
    </li>
  );
}

function longDay(day: string, { dates }: Words): string {
  const at = Date.parse(day);
  return Number.isNaN(at) ? day : inLagos(at, dates).long;
}
