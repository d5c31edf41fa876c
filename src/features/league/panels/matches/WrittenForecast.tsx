import type { Forecast } from "#features/league/contract/forecast-shapes.ts";
import { verdictOf } from "#features/league/panels/data/verdict.ts";
import { Odds } from "#features/league/panels/parts/Odds.tsx";
import { dayAndTime, percentOf } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

/** The forecast as it was recorded, and how it turned out. */
export function WrittenForecast({ forecast }: { forecast: Forecast }) {
  const words = useWords();
  const { say } = words;
  const { fixture, probabilities, percentages, made_at, replayed, outcome } = forecast;
  return (
    <Section
      title={say("The forecast on record")}
      subtitle={
        replayed
          ? say("Replayed: made only from matches up to the day before this one.")
          : say("Written down on {time}, before the match.", { time: dayAndTime(made_at, words) })
      }
    >
      <Odds
        home={fixture.home_team}
        away={fixture.away_team}
        percentages={percentages}
        chances={probabilities}
      />
      {outcome ? (
        <p className="source-note num">
          {say("The chance, of 100, that we had given to the result that came.")}{" "}
          <b>{percentOf(percentages[outcome], probabilities[outcome])}</b> ·{" "}
          {say(verdictOf(percentages[outcome]))}
        </p>
      ) : null}
    </Section>
  );
}
