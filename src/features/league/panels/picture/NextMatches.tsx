import { logosOf } from "#features/league/panels/data/logos.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import type { SeasonPicture } from "#features/league/panels/data/shapes.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { forecastsOf, MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";
import { byDay } from "./findings.ts";

const MAX_MATCHES = 4;

interface NextProps {
  league: League;
  picture: SeasonPicture | null;
}

/** The very next match, above the table on the first screen. */
export function NextMatch({ league, picture }: NextProps) {
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
export function NextMatches({ league, picture }: NextProps) {
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
