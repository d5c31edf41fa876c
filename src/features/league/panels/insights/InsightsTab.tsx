import { Suspense } from "react";
import * as api from "#contracts/all/api.ts";
import { type Place, tabPage } from "#features/league/panels/data/place.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import type { Fixture, TableRow } from "#features/league/panels/data/shapes.ts";
import { ViewLinks } from "#features/league/panels/parts/ViewLinks.tsx";
import { seasonViews } from "#features/league/panels/season/season-views.ts";
import { WaitForWords } from "#ui/sentences/WaitForWords.tsx";
import { Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { FeaturedPrediction, WithoutPrediction } from "./FeaturedPrediction.tsx";
import { Patterns } from "./Patterns.tsx";
import { Record } from "./Record.tsx";
import { Simulation } from "./Simulation.tsx";
import { Streaks } from "./Streaks.tsx";
import { analyses, type InsightsState, pickFixture, predictionOf } from "./use-insights.ts";

const views = [
  { id: "", label: "Insights" },
  { id: "simulation", label: "Season simulation" },
  { id: "record", label: "Forecast record" },
  { id: "moves", label: "What moves" },
  { id: "run-in", label: "Run-in" },
  { id: "needed", label: "Points needed" },
  { id: "over-time", label: "The title over time" },
  { id: "strength", label: "Strength over the seasons" },
  { id: "fortress", label: "Home fortress" },
  { id: "records", label: "Record book" },
] as const;

export const questions: TabQuestions = ({ view, assume }, { upcoming }) => {
  if (view === "simulation") return [[api.league.simulation, assume ? { assume } : {}]];
  if (view === "record") return [[api.league.record, {}]];
  const ofSeason = seasonViews[view];
  if (ofSeason) return [ofSeason.question];
  const picked = pickFixture(upcoming, Math.random());
  return [...analyses, ...(picked ? [predictionOf(picked)] : [])];
};

interface TabProps {
  upcoming: readonly Fixture[];
  rows: readonly TableRow[];
  place: Place;
  insights: InsightsState;
}

export function InsightsTab({ upcoming, rows, place, insights }: TabProps) {
  const { say } = useWords();
  return (
    <>
      <h2 className="hub__name">{say("AI-Powered League Analysis")}</h2>
      <ViewLinks
        label={say("Parts of the analysis")}
        current={place.view}
        views={views.map(({ id, label }) => ({
          id,
          label: say(label),
          to: tabPage("ai-insights", { view: id }),
        }))}
      />
      <View upcoming={upcoming} rows={rows} place={place} insights={insights} />
    </>
  );
}

function View({ upcoming, rows, place, insights }: TabProps) {
  const { say } = useWords();
  if (place.view === "simulation")
    return <Simulation upcoming={upcoming} rows={rows} assume={place.assume} />;
  if (place.view === "record")
    return (
      <WaitForWords>
        <Record />
      </WaitForWords>
    );
  const ofSeason = seasonViews[place.view];
  if (ofSeason) {
    return (
      <Suspense fallback={<div className="hub__wait" />}>
        <WaitForWords>
          <ofSeason.View />
        </WaitForWords>
      </Suspense>
    );
  }
  if (insights.loading) {
    return (
      <p className="note hub__wait" role="status">
        {say("Loading AI insights...")}
      </p>
    );
  }
  return (
    <>
      {insights.patterns ? <Patterns patterns={insights.patterns} /> : null}
      {insights.streaks ? <Streaks streaks={insights.streaks} /> : null}
      <Prediction insights={insights} />
    </>
  );
}

function Prediction({ insights: { prediction, predicting, loadAgain } }: { insights: InsightsState }) {
  if (prediction) return <FeaturedPrediction prediction={prediction} />;
  return predicting ? <Skeleton lines={12} /> : <WithoutPrediction loadAgain={loadAgain} />;
}
