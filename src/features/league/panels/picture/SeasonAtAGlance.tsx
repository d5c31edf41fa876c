import { useAnswer } from "#ask/answers.ts";
import { matchPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { logosOf } from "#features/league/panels/data/logos.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import type { Fixture, SeasonPicture } from "#features/league/panels/data/shapes.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { LineChart } from "#features/league/panels/parts/LineChart.tsx";
import { forecastsOf, MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { matchdayName, scoreOf } from "#features/league/panels/wording.ts";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Skeleton } from "#ui/states.tsx";
import { inLagos } from "#ui/time.ts";
import { useWords, type Words } from "#words/words.ts";
import { byDay, raceTitle } from "./findings.ts";
import { MatchdayChanges } from "./MatchdayChanges.tsx";
import { TableAtAGlance } from "./TableAtAGlance.tsx";

/** The season at a glance, above the overview's other parts. */
export function SeasonAtAGlance({ league }: { league: League }) {
  const { answer, failed } = useAnswer(api.league.picture, {});
  return (
    <>
      <NextMatch league={league} picture={answer} />
      <TableAtAGlance league={league} picture={answer} />
      <div className="pair">
        <NextMatches league={league} picture={answer} />
        <LastMatchday league={league} />
        {answer ? <Race race={answer.race} /> : null}
        {answer?.changed ? <MatchdayChanges changed={answer.changed} /> : null}
      </div>
      {answer || failed ? null : <Skeleton lines={12} tall />}
    </>
  );
}

/** The results of the last matchday, under a heading for each day, latest day first. */
function LastMatchday({ league: { latest } }: { league: League }) {
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

const MAX_MATCHES = 4;

interface NextProps {
  league: League;
  picture: SeasonPicture | null;
}

/** The very next match, above the table on the first screen. */
function NextMatch({ league, picture }: NextProps) {
  return (
    <MatchDays
      first
      fixtures={byDay(league).slice(0, 1)}
      logos={logosOf(league.teams)}
      forecasts={forecastsOf(picture)}
    />
  );
}

/** The matches after it, among them all of today, each with its forecast. */
function NextMatches({ league, picture }: NextProps) {
  const { say } = useWords();
  const [, ...after] = byDay(league);
  const today = after.filter(({ minute }) => minute !== undefined);
  const matches = after.slice(0, Math.max(MAX_MATCHES, today.length));
  if (matches.length === 0) return null;
  return (
    <Section title={say("Next matches")} subtitle={say("Home win, draw, away win, of 100")} more>
      <MatchDays fixtures={matches} logos={logosOf(league.teams)} forecasts={forecastsOf(picture)} />
      <MoreLink to={tabPage("fixtures")} label="All fixtures" section="npfl_next" />
    </Section>
  );
}

/** The top four's positions over the season; the title states what the chart shows. */
function Race({ race: { finding, lines, matchdays } }: { race: SeasonPicture["race"] }) {
  const { say } = useWords();
  if (matchdays.length < 2) return null;
  const lowest = Math.max(5, ...lines.flatMap(({ positions }) => positions));
  return (
    <Section
      title={raceTitle(finding, say)}
      subtitle={say("The first four’s place after each matchday, and their points now")}
      more
    >
      <LineChart
        lines={lines.map(({ team, team_id, colour, points, positions }) => ({
          id: team_id,
          label: `${positions.at(-1)} ${shortClubName(team)} ${points}`,
          colour,
          values: positions,
        }))}
        days={matchdays}
        scale={[1, Math.ceil(lowest / 2), lowest]}
        format={(position) => position}
        spoken={lines
          .map(({ team, points, positions }) => `${team}: ${positions.join(", ")}; ${points}`)
          .join(". ")}
      />
      <MoreLink to={tabPage("table", { view: "positions" })} label="All clubs" section="npfl_race" />
    </Section>
  );
}
