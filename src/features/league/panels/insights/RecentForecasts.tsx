import type { Forecast } from "#features/league/contract/forecast-shapes.ts";
import { FixtureEntry } from "#features/league/panels/parts/FixtureEntry.tsx";
import { percentOf } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

const MAX_FORECASTS = 10;

/** The forecasts for the latest matches, and how they turned out. */
export function RecentForecasts({ forecasts }: { forecasts: readonly Forecast[] }) {
  const { say } = useWords();
  return (
    <Section title={say("The latest forecasts")}>
      <ul>
        {forecasts.slice(0, MAX_FORECASTS).map((forecast) => (
          <FixtureEntry
            key={forecast.fixture.fixture_id}
            fixture={forecast.fixture}
            state={say(forecast.replayed ? "replayed" : "written before")}
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
  const { say } = useWords();
  const chances = {
    home: percentOf(percentages.home, probabilities.home),
    draw: percentOf(percentages.draw, probabilities.draw),
    away: percentOf(percentages.away, probabilities.away),
  };
  return (
    <p className="source-note num match__said">
      {outcome && typeof rps === "number"
        ? say("Home {home}, draw {draw}, away {away}. It scored {score}.", {
            ...chances,
            score: rps.toFixed(3),
          })
        : say("Home {home}, draw {draw}, away {away}.", chances)}
    </p>
  );
}
