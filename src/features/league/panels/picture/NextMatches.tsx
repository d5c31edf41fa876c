import { matchPage } from "#contracts/addresses.ts";
import { logosOf } from "#features/league/panels/data/logos.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import type { Fixture, SeasonPicture } from "#features/league/panels/data/shapes.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { Crest } from "#features/league/panels/parts/Crest.tsx";
import { ForecastBar } from "#features/league/panels/parts/ForecastBar.tsx";
import { kickoff, matchdayName } from "#features/league/panels/wording.ts";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords, type Words } from "#words/words.ts";

const MAX_MATCHES = 4;

interface NextProps {
  league: League;
  picture: SeasonPicture | null;
}

/** The coming matches, each with its forecast. */
export function NextMatches({ league: { upcoming, teams }, picture }: NextProps) {
  const words = useWords();
  const { say } = words;
  const matches = upcoming.filter(({ fixture_id }) => fixture_id).slice(0, MAX_MATCHES);
  const forecasts = new Map(picture?.next.map(({ fixture_id, percentages }) => [fixture_id, percentages]));
  const logos = logosOf(teams);
  if (matches.length === 0) return null;
  return (
    <Section title={say("Next matches")} subtitle={say("Home win, draw, away win, of 100")} more>
      <ul>
        {matches.map((fixture) => {
          const percentages = forecasts.get(fixture.fixture_id ?? "");
          return (
            <li key={fixture.fixture_id}>
              <PageLink className="next-match num" to={matchPage(fixture.fixture_id ?? "")}>
                <span className="next-match__facts">{factsOf(fixture, words)}</span>
                <span className="next-match__clubs">
                  <span>
                    <Crest team={fixture.home_team ?? ""} logo={logos.get(fixture.home_team ?? "")} />
                    {fixture.home_team}
                  </span>
                  <span>
                    {fixture.away_team}
                    <Crest team={fixture.away_team ?? ""} logo={logos.get(fixture.away_team ?? "")} />
                  </span>
                </span>
                {percentages ? (
                  <span className="next-match__odds">
                    <b>{percentages.home}%</b>
                    <span>
                      {percentages.draw}% {say("draw")}
                    </span>
                    <b>{percentages.away}%</b>
                    <ForecastBar percentages={percentages} />
                  </span>
                ) : null}
              </PageLink>
            </li>
          );
        })}
      </ul>
      <MoreLink to={tabPage("fixtures")} label="All fixtures" section="npfl_next" />
    </Section>
  );
}

function factsOf(fixture: Fixture, words: Words): string {
  return [kickoff(fixture, words), matchdayName(fixture.round, words)].filter(Boolean).join(" · ");
}
