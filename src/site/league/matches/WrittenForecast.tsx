import type { Forecast } from "#contracts/league-forecast-shapes.ts";
import { Odds } from "#site/league/parts/Odds.tsx";
import { moment } from "#site/league/wording.ts";
import { Section } from "#site/ui/Section.tsx";

/** The forecast as it was written down, and how it fared. */
export function WrittenForecast({ forecast }: { forecast: Forecast }) {
  const { fixture, probabilities, percentages, made_at, replayed, rps } = forecast;
  return (
    <Section
      title="The forecast on record"
      subtitle={
        replayed
          ? "Replayed: it knows no match that was played after the day before this one."
          : `Written down on ${moment(made_at)}, before the match.`
      }
    >
      <Odds
        home={fixture.home_team}
        away={fixture.away_team}
        percentages={percentages}
        chances={probabilities}
      />
      {rps === null ? null : (
        <p className="source-note num">
          It scored {rps.toFixed(3)} (ranked probability score: 0 is a perfect forecast, 1 a perfectly wrong
          one).
        </p>
      )}
    </Section>
  );
}
