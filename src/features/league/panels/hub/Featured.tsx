import { type Logos, logosOf } from "#features/league/panels/data/logos.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import type { Fixture, Round } from "#features/league/panels/data/shapes.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { AwardedNote } from "#features/league/panels/parts/AwardedNote.tsx";
import { Bar, type BarTone } from "#features/league/panels/parts/Bar.tsx";
import { MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { averageOf, formatAverage, matchdayName } from "#features/league/panels/wording.ts";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { Section } from "#ui/Section.tsx";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";

/** The goals of each matchday, and the featured matches. */
export function Featured({ league }: { league: League }) {
  const { featuredResults, featuredUpcoming, rounds, teams } = league;
  const logos = logosOf(teams);
  const { count, say } = useWords();
  return (
    <>
      {rounds.length > 1 ? <GoalsChart rounds={rounds} awarded={league.awarded} /> : null}
      <div className="pair">
        <Matches
          title={say("Featured Latest Results")}
          available={count(featuredResults.total, "recent match available", "recent matches available")}
          fixtures={featuredResults.results}
          logos={logos}
          empty={say("No recent results available.")}
        >
          <MoreLink to={tabPage("results")} label="All results of the matchday" section="npfl_overview" />
        </Matches>
        <Matches
          title={say("Featured Upcoming Fixtures")}
          available={count(featuredUpcoming.total, "upcoming match available", "upcoming matches available")}
          fixtures={featuredUpcoming.matches}
          logos={logos}
          empty={say("No fixtures scheduled at this time.")}
        >
          <MoreLink to={tabPage("fixtures")} label="All fixtures" section="npfl_overview" />
        </Matches>
      </div>
    </>
  );
}

interface MatchesProps {
  title: string;
  available: string;
  fixtures: readonly Fixture[];
  logos: Logos;
  empty: string;
  /** The link to all of them. */
  children: React.ReactNode;
}

function Matches({ title, available, fixtures, logos, empty, children }: MatchesProps) {
  return (
    <Section title={title} aside={<span className="section__tag num">{available}</span>} more>
      {fixtures.length === 0 ? <Empty>{empty}</Empty> : <MatchDays fixtures={fixtures} logos={logos} />}
      {children}
    </Section>
  );
}

/** The goals per match that a full-width bar stands for. */
const FULL_BAR = 4;

const GOOD_FROM = 2.5;

const FAIR_FROM = 1.5;

/** The specification counts this many matches for each round, whether or not all were played. */
const MATCHES_PER_ROUND = 10;

interface ChartProps {
  rounds: readonly Round[];
  awarded: readonly Fixture[];
}

function GoalsChart({ rounds, awarded }: ChartProps) {
  const words = useWords();
  const { count, say } = words;
  const total = sum(rounds.map(({ total_goals }) => total_goals));
  const played = sum(rounds.map(({ matches_played }) => matches_played));
  const expected = rounds.length * MATCHES_PER_ROUND;
  return (
    <Section title={say("Goals Per Matchday Trend")}>
      <div className="goals__row goals__head" aria-hidden="true">
        <span>{say("Matchday")}</span>
        <span />
        <span>{say("Goals")}</span>
        <span>{say("Avg")}</span>
      </div>
      <ol className="goals">
        {rounds.map(({ round, round_number, total_goals, average_goals_per_match }) => (
          <li className="goals__row num" key={round ?? round_number}>
            <span>{matchdayName(round, words) || `${say("Matchday")} ${round_number}`}</span>
            <Bar
              share={((average_goals_per_match ?? 0) / FULL_BAR) * 100}
              tone={toneOf(average_goals_per_match ?? 0)}
            />
            <span>{count(total_goals ?? 0, "goal", "goals")}</span>
            <span className="goals__avg">
              <span className="vh">{say("average")} </span>
              {formatAverage(average_goals_per_match)}
            </span>
          </li>
        ))}
      </ol>
      <p className="key">
        <span>{say("2.5 or more a match")}</span>
        <span className="key--y">{say("1.5 or more")}</span>
        <span className="key--r">{say("below 1.5")}</span>
      </p>
      <p className="sum num">
        <span>
          {say("Season total")} <b>{count(total, "goal", "goals")}</b>
        </span>
        <span>
          {say("Overall average")} <b>{say("{average} a match", { average: averageOf(total, expected) })}</b>
        </span>
        {played > 0 && played !== expected ? (
          <span>
            <ReplacePart
              text={say("{average} for each of the {matches} played", {
                average: averageOf(total, played),
                matches: count(played, "match", "matches"),
              })}
              part={averageOf(total, played)}
            >
              <b>{averageOf(total, played)}</b>
            </ReplacePart>
          </span>
        ) : null}
      </p>
      <AwardedNote matches={awarded} />
    </Section>
  );
}

function toneOf(goals: number): BarTone {
  if (goals >= GOOD_FROM) return "good";
  return goals >= FAIR_FROM ? "fair" : "poor";
}

function sum(figures: readonly (number | null | undefined)[]): number {
  return figures.reduce<number>((total, figure) => total + (figure ?? 0), 0);
}
