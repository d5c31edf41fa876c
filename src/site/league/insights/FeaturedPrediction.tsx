import { PredictionCard } from "#site/league/parts/PredictionCard.tsx";
import { dayName, matchdayName } from "#site/league/wording.ts";
import { Section } from "#site/ui/Section.tsx";
import type { ShownPrediction } from "./use-insights.ts";

const TITLE = "Featured Algorithm Prediction";

export function FeaturedPrediction({ prediction }: { prediction: ShownPrediction }) {
  const { date, round } = prediction.fixture_info;
  return (
    <Section title={TITLE}>
      <PredictionCard
        prediction={prediction}
        when={[matchdayName(round), dayName(date)].filter(Boolean).join(", ")}
      />
    </Section>
  );
}

/** Where there is no match to foretell: what the analysis does. */
export function WithoutPrediction({ again }: { again: (() => void) | null }) {
  return (
    <Section title={TITLE}>
      <p>For each coming fixture the analysis tells:</p>
      <ul className="bullets">
        <li>the predicted winner, and how sure it is: High, Medium or Low</li>
        <li>goals for and against a game, and the points of the last five matches, of both clubs</li>
        <li>what playing at home is worth in this league</li>
        <li>chances of a home win, a draw and an away win, scored in public after the match</li>
      </ul>
      {again ? (
        <button className="btn" type="button" onClick={again}>
          Load the analysis again
        </button>
      ) : null}
    </Section>
  );
}
