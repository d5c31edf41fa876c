import { PredictionCard } from "#features/league/panels/parts/PredictionCard.tsx";
import { dayName, matchdayName } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";
import type { PickedPrediction } from "./use-insights.ts";

const TITLE = "Featured Algorithm Prediction";

export function FeaturedPrediction({ prediction }: { prediction: PickedPrediction }) {
  const words = useWords();
  const { date, round } = prediction.fixture_info;
  return (
    <Section title={words.say(TITLE)}>
      <PredictionCard
        prediction={prediction}
        when={[matchdayName(round, words), dayName(date, words)].filter(Boolean).join(", ")}
      />
    </Section>
  );
}

/** Says what the analysis does; shown if there is no match to predict. */
export function WithoutPrediction({ loadAgain }: { loadAgain: (() => void) | null }) {
  const { say } = useWords();
  return (
    <Section title={say(TITLE)}>
      <p>{say("For each upcoming fixture the analysis shows:")}</p>
      <ul className="bullets">
        <li>{say("the predicted winner, and how sure it is: High, Medium or Low")}</li>
        <li>{say("each club's goals for and against a game, and its points from the last five matches")}</li>
        <li>{say("what playing at home is worth in this league")}</li>
        <li>{say("the chances of a home win, a draw and an away win, scored in public after the match")}</li>
      </ul>
      {loadAgain ? (
        <button className="btn" type="button" onClick={loadAgain}>
          {say("Load the analysis again")}
        </button>
      ) : null}
    </Section>
  );
}
