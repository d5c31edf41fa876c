import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Answers, Preloaded, questionKey } from "#ask/answers.ts";
import type { Fixture } from "#features/league/panels/data/shapes.ts";
import { analyses, type InsightsState, pickFixture, predictionOf, useInsights } from "./use-insights.ts";

const fixtures: readonly Fixture[] = ["A", "B", "C", "D"].map((home) => ({
  ...{ fixture_id: `m-${home}`, home_team: home, away_team: "Z", date: "2026-11-22", round: "Round 7" },
}));

test.each([
  [4, 0, "A"],
  [4, 0.3, "A"],
  [4, 0.34, "B"],
  [4, 0.67, "C"],
  [4, 0.999, "C"],
  [2, 0.5, "B"],
  [2, 0.499, "A"],
  [1, 0.999, "A"],
  [0, 0.5, undefined],
])("of %d coming fixtures, the random %d picks one of the next three: %s", (count, random, home) => {
  expect(pickFixture(fixtures.slice(0, count), random)?.home_team).toBe(home);
});

test("without fixtures none is picked, and a prediction is asked for by both clubs' names", () => {
  expect(pickFixture([], 0)).toBeNull();
  expect(predictionOf(fixtures[1] ?? {})[1]).toEqual({ homeTeam: "B", awayTeam: "Z" });
  expect(predictionOf({})[1]).toEqual({ homeTeam: "", awayTeam: "" });
});

interface TabProps {
  readonly isShown: boolean;
  readonly upcoming: readonly Fixture[];
  readonly onState: (state: InsightsState) => void;
}

function Tab({ isShown, upcoming, onState }: TabProps) {
  onState(useInsights(isShown, upcoming));
  return null;
}

/** What the tab shows as the page's HTML is written, with the answers that came with it. */
function firstState(answers: Answers, isShown: boolean, upcoming: readonly Fixture[]): unknown {
  const states: InsightsState[] = [];
  renderToStaticMarkup(
    <Preloaded value={answers}>
      <Tab isShown={isShown} upcoming={upcoming} onState={(state) => states.push(state)} />
    </Preloaded>,
  );
  return states.at(-1);
}

const [patternsKey = "", streaksKey = ""] = analyses.map(([address, params]) => questionKey(address, params));
const patterns = { total_matches: 9 };
const streaks = { current: [] };
const both = { [patternsKey]: patterns, [streaksKey]: streaks };
const nothing = { patterns: null, streaks: null, prediction: null, loadAgain: null };

test.each([
  ["before it is opened", both, false, fixtures, { ...nothing, loading: true, predicting: false }],
  ["without any answer", {}, true, fixtures, { ...nothing, loading: true, predicting: false }],
  [
    "with one analysis",
    { [patternsKey]: patterns },
    true,
    fixtures,
    { ...nothing, loading: true, predicting: false, patterns },
  ],
  [
    "with both analyses",
    both,
    true,
    fixtures,
    { ...nothing, loading: false, predicting: true, patterns, streaks },
  ],
  [
    "with both analyses and no coming fixture",
    both,
    true,
    [],
    { ...nothing, loading: false, predicting: false, patterns, streaks },
  ],
])("the insights %s", (_, answers, isShown, upcoming, state) => {
  expect(firstState(answers, isShown, upcoming)).toEqual(state);
});

test("a prediction that came with the page is shown with its fixture, whichever was picked", () => {
  const key = questionKey(...predictionOf(fixtures[3] ?? {}));
  expect(firstState({ ...both, [key]: { home_win: 50 } }, true, fixtures)).toMatchObject({
    ...{ loading: false, predicting: false },
    prediction: {
      home_win: 50,
      fixture_info: { fixture_id: "m-D", date: "2026-11-22", round: "Round 7" },
    },
  });
});
