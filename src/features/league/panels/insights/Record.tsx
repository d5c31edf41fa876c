import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { Forecast } from "#features/league/contract/forecast-shapes.ts";
import type { LeagueEndpoints } from "#features/league/contract/league.ts";
import { EXPECTED, LIKELY, verdictOf } from "#features/league/panels/data/verdict.ts";
import { MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { percentOf, roundedTo, scoreOf } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { Empty, Failure, Skeleton } from "#ui/states.tsx";
import { thousands } from "#ui/thousands.ts";
import { useWords, type Words } from "#words/words.ts";
import { Calibration } from "./Calibration.tsx";

type RecordAnswer = AnswerOf<LeagueEndpoints, typeof api.league.record>;
type Score = NonNullable<RecordAnswer["total"]>;

/** How good the forecasts were, against two guesses that anybody can make. */
export function Record() {
  const { say } = useWords();
  const { answer, failed, retry } = useAnswer(api.league.record, {});
  return (
    <>
      <Section
        title={say("Forecast record")}
        subtitle={say("Every forecast is written down before its match and checked after it.")}
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

function Scores({ record: { total, seasons, replayed_matches } }: { record: RecordAnswer }) {
  const words = useWords();
  const { say } = words;
  if (!total) return <Empty>{say("No forecast has been scored yet.")}</Empty>;
  return (
    <>
      <h3 className="finding">{recordFinding(total, words)}</h3>
      <table className="table table--even table--record num">
        <caption className="vh">{say("How often the winner was named rightly, of 100 matches")}</caption>
        <thead>
          <tr>
            <th scope="col" className="t-team">
              {say("Season")}
            </th>
            <th scope="col">{say("Matches")}</th>
            <th scope="col">{say("Our favourite won")}</th>
            <th scope="col">{say("Home side won")}</th>
            <th scope="col">{say("Higher club won")}</th>
          </tr>
        </thead>
        <tbody>
          {[{ ...total, season: say("All") }, ...seasons].map((row) => (
            <tr key={row.season}>
              <th scope="row" className="t-team">
                {row.season}
              </th>
              <td>{thousands(row.matches)}</td>
              <td className="t-pts">{inHundred(row.right)}</td>
              <td>{inHundred(row.always_home_right)}</td>
              <td>{inHundred(row.table_order_right)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="source-note num">
        {say(
          "Of 100 matches. The higher club is the one that stood higher in the table the evening before; of clubs that were level, the home side.",
        )}{" "}
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

/** Whether our favourite won more often than the home side. */
export function recordFinding(
  { right, always_home_right, table_order_right }: Score,
  { say }: Words,
): string {
  const figures = {
    ours: inHundred(right),
    home: inHundred(always_home_right),
    higher: inHundred(table_order_right),
  };
  return right > always_home_right
    ? say(
        "Our favourite won {ours} times in 100, the home side {home} times, the club higher in the table {higher} times",
        figures,
      )
    : say(
        "To name the winner you do not need us: the home side won {home} times in 100, our favourite {ours} times, the club higher in the table {higher} times",
        figures,
      );
}

/** 65.83 → "66". */
function inHundred(percent: number): string {
  return roundedTo(0, percent);
}

const MAX_FORECASTS = 10;

/** The forecasts for the latest matches, and how they turned out. */
function RecentForecasts({ forecasts }: { forecasts: readonly Forecast[] }) {
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
function hitsFinding(forecasts: readonly Forecast[], { say }: Words): string {
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
