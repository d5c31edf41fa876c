import type { Prediction } from "#features/league/panels/data/shapes.ts";
import { Odds } from "#features/league/panels/parts/Odds.tsx";
import { dayName, formatAverage, matchdayName, roundedTo } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
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

interface CardProps {
  prediction: Prediction;
  /** The matchday and the date. */
  when: string;
}

/** What the algorithm predicts for one match, and why. */
function PredictionCard({ prediction, when }: CardProps) {
  const { say } = useWords();
  const { match, predicted_winner, confidence, factors, analysis_type, version } = prediction;
  const [home = "Home", away = "Away"] = (match ?? "").split(/ vs? /);
  return (
    <div className="predict">
      <p className="predict__match">
        <b>{match}</b> <span className="source-note num">{when}</span>
      </p>
      <Odds home={home} away={away} percentages={prediction.percentages} chances={prediction.probabilities} />
      <p>
        <ReplacePart text={say("Predicted winner: {club}.")} part="{club}">
          <b>{predicted_winner === "Draw" ? say("Draw") : predicted_winner}</b>
        </ReplacePart>{" "}
        <ReplacePart text={say("Confidence: {level}.")} part="{level}">
          <b>{isLevel(confidence) ? say(confidence) : confidence}</b>
        </ReplacePart>
      </p>
      <table className="compare num">
        <caption className="vh">{say("Both clubs compared")}</caption>
        <thead>
          <tr>
            <th scope="col">{home}</th>
            <td />
            <th scope="col">{away}</th>
          </tr>
        </thead>
        <tbody>
          <ComparisonRow
            name={say("Goals for, a game")}
            home={formatAverage(factors?.home_team_stats?.avg_goals_for)}
            away={formatAverage(factors?.away_team_stats?.avg_goals_for)}
          />
          <ComparisonRow
            name={say("Goals against, a game")}
            home={formatAverage(factors?.home_team_stats?.avg_goals_against)}
            away={formatAverage(factors?.away_team_stats?.avg_goals_against)}
          />
          <ComparisonRow
            name={say("Form points")}
            home={roundedTo(0, factors?.home_team_stats?.form_points)}
            away={roundedTo(0, factors?.away_team_stats?.form_points)}
          />
          <ComparisonRow name={say("Home advantage")} home={fractionOf(factors?.home_advantage)} away="–" />
        </tbody>
      </table>
      {prediction.expected_goals ? (
        <p className="source-note num">
          {say("Expected goals: {home} to {away}.", {
            home: formatAverage(prediction.expected_goals.home),
            away: formatAverage(prediction.expected_goals.away),
          })}
          {typeof prediction.typical_home_percentage === "number"
            ? ` ${say("{club} win {share} in 100; an average home side wins {usual}.", {
                club: home,
                share: prediction.percentages?.home ?? "",
                usual: prediction.typical_home_percentage,
              })}`
            : null}
        </p>
      ) : null}
      <p className="source-note">
        <Label text={analysis_type ?? ""} /> · {version} ·{" "}
        {say("a learning algorithm: its accuracy will improve over time.")}
      </p>
    </div>
  );
}

const levels = ["High", "Medium", "Low"] as const;

function isLevel(confidence: string | null | undefined): confidence is (typeof levels)[number] {
  return levels.some((level) => level === confidence);
}

function ComparisonRow({ name, home, away }: { name: string; home: string; away: string }) {
  return (
    <tr>
      <td>{home}</td>
      <th scope="row">{name}</th>
      <td>{away}</td>
    </tr>
  );
}

/** 0.15 is "15%", -0.05 is "−5%". */
function fractionOf(fraction: number | null | undefined): string {
  return typeof fraction === "number"
    ? `${fraction < 0 ? "−" : ""}${Math.abs(Math.round(fraction * 100))}%`
    : "–";
}
