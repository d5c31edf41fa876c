import type { Forecast } from "#features/league/contract/forecast-shapes.ts";
import { EXPECTED, LIKELY, verdictOf } from "#features/league/panels/data/verdict.ts";
import { MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { percentOf, scoreOf } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { useWords, type Words } from "#words/words.ts";

const MAX_FORECASTS = 10;

/** The forecasts for the latest matches, and how they turned out. */
export function RecentForecasts({ forecasts }: { forecasts: readonly Forecast[] }) {
  const words = useWords();
  const { say } = words;
  const shown = forecasts.slice(0, MAX_FORECASTS);
  return (
    <Section
      title={say("The latest forecasts")}
      subtitle={say("The chance, of 100, that we had given to the result that came.")}
    >
      <h3 className="finding">{hitsFinding(shown, words)}</h3>
      <MatchDays
        fixtures={shown.map(({ fixture }) => fixture)}
        below={({ fixture_id }) => {
          const forecast = shown.find(({ fixture }) => fixture.fixture_id === fixture_id);
          return forecast ? <Given forecast={forecast} /> : null;
        }}
      />
    </Section>
  );
}

/** How many came as expected, and the biggest surprise. */
export function hitsFinding(forecasts: readonly Forecast[], { say }: Words): string {
  const given = ({ percentages, outcome }: Forecast) => (outcome ? percentages[outcome] : 100);
  const hits = forecasts.filter((forecast) => given(forecast) >= EXPECTED).length;
  const [miss] = [...forecasts].sort((a, b) => given(a) - given(b));
  const counts = { hits, all: forecasts.length };
  if (!miss || given(miss) >= LIKELY) return say("{hits} of the last {all} came as expected", counts);
  const { home_team, away_team } = miss.fixture;
  return say("{hits} of the last {all} came as expected; the biggest surprise was {match}", {
    ...counts,
    match: `${shortClubName(home_team)} ${scoreOf(miss.fixture) ?? "v"} ${shortClubName(away_team)}`,
  });
}

function Given({ forecast: { percentages, probabilities, outcome, replayed } }: { forecast: Forecast }) {
  const { say } = useWords();
  if (!outcome) return null;
  const given = percentages[outcome];
  return (
    <p className="source-note num match__said">
      <b>{percentOf(given, probabilities[outcome])}</b> {say(verdictOf(given))} ·{" "}
      {say(replayed ? "replayed" : "written before")}
    </p>
  );
}
