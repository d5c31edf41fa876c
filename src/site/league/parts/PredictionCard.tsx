import type { Prediction } from "#contracts/league-forecast-shapes.ts";
import type { Loose } from "#site/league/data/loose.ts";
import { upTo } from "#site/league/wording.ts";
import { Odds } from "./Odds.tsx";

interface CardParts {
  prediction: Loose<Prediction>;
  /** The matchday and the date. */
  when: string;
}

/** What the algorithm says of one match, and on what grounds. */
export function PredictionCard({ prediction, when }: CardParts) {
  const { match, predicted_winner, confidence, factors, analysis_type, version, probabilities } = prediction;
  const [home = "Home", away = "Away"] = (match ?? "").split(/ vs? /);
  return (
    <div className="predict">
      <p className="predict__match">
        <b>{match}</b> <span className="source-note num">{when}</span>
      </p>
      <Odds home={home} away={away} chances={probabilities} />
      <p>
        Predicted winner: <b>{predicted_winner}</b>. Confidence: <b>{confidence}</b>.
      </p>
      <table className="compare num">
        <caption className="vh">Both clubs compared</caption>
        <thead>
          <tr>
            <th scope="col">{home}</th>
            <td />
            <th scope="col">{away}</th>
          </tr>
        </thead>
        <tbody>
          <Compared
            name="Goals for, a game"
            home={upTo(2, factors?.home_team_stats?.avg_goals_for)}
            away={upTo(2, factors?.away_team_stats?.avg_goals_for)}
          />
          <Compared
            name="Goals against, a game"
            home={upTo(2, factors?.home_team_stats?.avg_goals_against)}
            away={upTo(2, factors?.away_team_stats?.avg_goals_against)}
          />
          <Compared
            name="Form points"
            home={upTo(2, factors?.home_team_stats?.form_points)}
            away={upTo(2, factors?.away_team_stats?.form_points)}
          />
          <Compared name="Home advantage" home={percentOf(factors?.home_advantage)} away="–" />
        </tbody>
      </table>
      {prediction.expected_goals ? (
        <p className="source-note num">
          Expected goals: {upTo(2, prediction.expected_goals.home)} to{" "}
          {upTo(2, prediction.expected_goals.away)}.
          {typeof prediction.above_typical_home === "number"
            ? ` ${home} win ${typical(prediction.above_typical_home)} than a typical home side here.`
            : null}
        </p>
      ) : null}
      <p className="source-note">
        {analysis_type} · {version} · a learning algorithm: its accuracy will improve over time.
      </p>
    </div>
  );
}

function Compared({ name, home, away }: { name: string; home: string; away: string }) {
  return (
    <tr>
      <td>{home}</td>
      <th scope="row">{name}</th>
      <td>{away}</td>
    </tr>
  );
}

/** 0.15 is "15%", -0.05 is "−5%". */
function percentOf(fraction: number | null | undefined): string {
  return typeof fraction === "number"
    ? `${fraction < 0 ? "−" : ""}${Math.abs(Math.round(fraction * 100))}%`
    : "–";
}

function typical(above: number): string {
  const points = Math.round(Math.abs(above) * 100);
  return `${points} in 100 times ${above < 0 ? "less" : "more"} often`;
}
