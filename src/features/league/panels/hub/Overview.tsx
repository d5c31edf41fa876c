import * as api from "#contracts/all/api.ts";
import type { Logos } from "#features/league/panels/data/logos.ts";
import { logosOf } from "#features/league/panels/data/logos.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import type { Fixture } from "#features/league/panels/data/shapes.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { LatestNews } from "#features/league/panels/parts/LatestNews.tsx";
import { MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { AdSlot } from "#ui/analytics/AdSlot.tsx";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { Island, lazyPart, unlessServerRendered } from "#ui/lazy/island.tsx";
import { Section } from "#ui/Section.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { GoalsChart } from "./GoalsChart.tsx";

/** Only links and figures, so the server's HTML is enough. */
const picture = lazyPart(
  () =>
    import("#features/league/panels/picture/SeasonAtAGlance.tsx").then(
      ({ SeasonAtAGlance }) => SeasonAtAGlance,
    ),
  unlessServerRendered,
);

export const questions: TabQuestions = () => [
  [api.league.picture, {}],
  [api.league.news, {}],
];

export function Overview({ league }: { league: League }) {
  const { featuredResults, featuredUpcoming, rounds, teams } = league;
  const logos = logosOf(teams);
  const { count, say } = useWords();
  return (
    <>
      <Island part={picture} props={{ league }} />
      {rounds.length > 1 ? <GoalsChart rounds={rounds} awarded={league.awarded} /> : null}
      <Section
        title={say("Featured Latest Results")}
        aside={
          <Available>
            {count(featuredResults.total, "recent match available", "recent matches available")}
          </Available>
        }
        more
      >
        <Matches
          fixtures={featuredResults.results}
          logos={logos}
          empty={say("No recent results available.")}
        />
        <MoreLink to={tabPage("results")} label="All results of the matchday" section="npfl_overview" />
      </Section>
      <Section
        title={say("Featured Upcoming Fixtures")}
        aside={
          <Available>
            {count(featuredUpcoming.total, "upcoming match available", "upcoming matches available")}
          </Available>
        }
        more
      >
        <Matches
          fixtures={featuredUpcoming.matches}
          logos={logos}
          empty={say("No fixtures scheduled at this time.")}
        />
        <MoreLink to={tabPage("fixtures")} label="All fixtures" section="npfl_overview" />
      </Section>
      <AdSlot label="league-overview" />
      <LatestNews
        question={{}}
        title={say("Latest NPFL News")}
        search="NPFL"
        none="News of the league will be shown here later."
      />
    </>
  );
}

function Available({ children }: { children: string }) {
  return <span className="section__tag num">{children}</span>;
}

interface MatchesProps {
  fixtures: readonly Fixture[];
  logos: Logos;
  empty: string;
}

function Matches({ fixtures, logos, empty }: MatchesProps) {
  if (fixtures.length === 0) return <Empty>{empty}</Empty>;
  return <MatchDays fixtures={fixtures} logos={logos} />;
}
