import { type Logos, logosOf } from "#features/league/panels/data/logos.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import type { Fixture } from "#features/league/panels/data/shapes.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { GoalsChart } from "./GoalsChart.tsx";

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
