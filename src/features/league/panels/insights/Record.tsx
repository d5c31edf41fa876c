import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { LeagueEndpoints } from "#features/league/contract/league.ts";
import { chanceOf, roundedTo } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { Empty, Failure, Skeleton } from "#ui/states.tsx";
import { thousands } from "#ui/thousands.ts";
import { useWords } from "#words/words.ts";
import { RecentForecasts } from "./RecentForecasts.tsx";

type RecordAnswer = AnswerOf<LeagueEndpoints, typeof api.league.record>;

/** How good the forecasts were, compared with always giving the average shares and always naming the home side. */
export function Record() {
  const { say } = useWords();
  const { answer, failed, retry } = useAnswer(api.league.record, {});
  return (
    <>
      <Section
        title={say("Forecast record")}
        subtitle={say(
          "Every forecast is written down before its match and scored after it. Smaller scores are better.",
        )}
      >
        {failed ? <Failure message={say("The record could not be loaded.")} retry={retry} /> : null}
        {answer || failed ? null : <Skeleton lines={12} />}
        {answer ? <Scores record={answer} /> : null}
      </Section>
      {answer && answer.calibration.length > 0 ? <Calibration bins={answer.calibration} /> : null}
      {answer && answer.recent.length > 0 ? <RecentForecasts forecasts={answer.recent} /> : null}
    </>
  );
}

function Scores({ record: { total, seasons, replayed_matches, model_version } }: { record: RecordAnswer }) {
  const { language, say } = useWords();
  if (!total) return <Empty>{say("No forecast has been scored yet.")}</Empty>;
  return (
    <>
      <table className="table table--even">
        <caption className="vh">{say("Scores by season")}</caption>
        <thead>
          <tr>
            <th scope="col" className="t-team">
              {say("Season")}
            </th>
            <th scope="col">{say("Matches")}</th>
            <th scope="col">{say("Right")}</th>
            <th scope="col">
              <abbr title={say("Ranked probability score")}>RPS</abbr>
            </th>
            <th scope="col">
              <abbr title={say("RPS of the usual shares of home wins, draws and away wins")}>
                {say("Base")}
              </abbr>
            </th>
            <th scope="col" className="t-wide">
              {/* In other languages the word "Home" already means the front page. */}
              <abbr title={say("RPS of always naming the home side")}>
                {language === "en" ? "Home" : say("Home side")}
              </abbr>
            </th>
            <th scope="col" className="t-wide">
              {say("Log loss")}
            </th>
          </tr>
        </thead>
        <tbody>
          {[{ ...total, season: say("All") }, ...seasons].map((row) => (
            <tr key={row.season}>
              <th scope="row" className="t-team">
                {row.season}
              </th>
              <td>{row.matches}</td>
              <td>{roundedTo(1, row.right)}%</td>
              <td className="t-pts">{row.rps.toFixed(3)}</td>
              <td>{row.base_rate_rps.toFixed(3)}</td>
              <td className="t-wide">{row.always_home_rps.toFixed(3)}</td>
              <td className="t-wide">{row.log_loss.toFixed(3)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <AddedValue total={total} />
      <p className="source-note">
        {model_version}.{" "}
        {replayed_matches > 0
          ? say(
              "{matches} of these matches were over before this site began: their forecasts are replayed with the knowledge of the day before, and say so.",
              { matches: thousands(replayed_matches) },
            )
          : null}
      </p>
    </>
  );
}

/** What the forecast adds: the home side is nearly always the likeliest winner here, so naming it proves nothing. */
function AddedValue({ total }: { total: NonNullable<RecordAnswer["total"]> }) {
  const { count, say } = useWords();
  const gain = (1 - total.rps / total.base_rate_rps) * 100;
  return (
    <p className="num">
      {say(
        "The forecast named the home side in {named} of {matches}, and was right in {right}%; always naming the home side is right in {home}%.",
        {
          named: thousands(total.home_named),
          matches: count(total.matches, "match", "matches"),
          right: roundedTo(1, total.right),
          home: roundedTo(1, total.always_home_right),
        },
      )}{" "}
      {say(
        gain < 0
          ? "What it adds is how likely each result is: its chances score {gain}% worse than the usual shares, and lie {error} in 100 beside what happened."
          : "What it adds is how likely each result is: its chances score {gain}% better than the usual shares, and lie {error} in 100 beside what happened.",
        { gain: roundedTo(1, Math.abs(gain)), error: roundedTo(1, total.calibration_error * 100) },
      )}
    </p>
  );
}

function Calibration({ bins }: { bins: RecordAnswer["calibration"] }) {
  const { say } = useWords();
  return (
    <Section
      title={say("Calibration")}
      subtitle={say("Of everything that was given a certain chance, how much happened.")}
    >
      <table className="compare compare--wide num">
        <thead>
          <tr>
            <th scope="col">{say("Forecast")}</th>
            <th scope="col">{say("Happened")}</th>
            <th scope="col">{say("Times")}</th>
          </tr>
        </thead>
        <tbody>
          {bins.map((bin) => (
            <tr key={bin.from}>
              <td>{chanceOf(bin.forecast)}</td>
              <td>{chanceOf(bin.happened)}</td>
              <td>{thousands(bin.matches)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
