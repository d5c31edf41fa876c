import type { Forecast } from "#contracts/league-forecast-shapes.ts";
import { FixtureEntry } from "#site/league/parts/FixtureEntry.tsx";
import { percentOf } from "#site/league/wording.ts";
import { Section } from "#site/ui/Section.tsx";

const SHOWN = 10;

/** What was said of the last matches, and how it fared. */
export function RecentForecasts({ forecasts }: { forecasts: readonly Forecast[] }) {
  return (
    <Section title="The latest forecasts">
      <ul>
        {forecasts.slice(0, SHOWN).map((forecast) => (
          <FixtureEntry
            key={forecast.fixture.fixture_id}
            fixture={forecast.fixture}
            state={forecast.replayed ? "replayed" : "written before"}
          >
            <ForecastLine forecast={forecast} />
          </FixtureEntry>
        ))}
      </ul>
    </Section>
  );
}

export function ForecastLine({
  forecast: { percentages, probabilities, outcome, rps },
}: {
  forecast: Forecast;
}) {
  return (
    <p className="source-note num match__said">
      Home {percentOf(percentages.home, probabilities.home)}, draw{" "}
      {percentOf(percentages.draw, probabilities.draw)}, away{" "}
      {percentOf(percentages.away, probabilities.away)}
      {outcome && typeof rps === "number" ? `. It scored ${rps.toFixed(3)}` : ""}.
    </p>
  );
}
