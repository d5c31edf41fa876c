import { Suspense } from "react";
import { listOf, type ShownAnswer } from "#ask/tolerant.ts";
import * as api from "#contracts/all/api.ts";
import { type Place, tabPage } from "#features/league/panels/data/place.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import type { Fixture, Streak } from "#features/league/panels/data/shapes.ts";
import { ViewLinks } from "#features/league/panels/parts/ViewLinks.tsx";
import { seasonViews } from "#features/league/panels/season/season-views.ts";
import { Section } from "#ui/Section.tsx";
import { WaitForWords } from "#ui/sentences/WaitForWords.tsx";
import { Skeleton } from "#ui/states.tsx";
import { useWords, type Words } from "#words/words.ts";
import { FeaturedPrediction, WithoutPrediction } from "./FeaturedPrediction.tsx";
import { Patterns } from "./Patterns.tsx";
import { Record } from "./Record.tsx";
import { Simulation } from "./Simulation.tsx";
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
  place: Place;
  insights: InsightsState;
}

export function InsightsTab({ upcoming, place, insights }: TabProps) {
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
      <View upcoming={upcoming} place={place} insights={insights} />
    </>
  );
}

function View({ upcoming, place, insights }: TabProps) {
  const { say } = useWords();
  if (place.view === "simulation") return <Simulation upcoming={upcoming} assume={place.assume} />;
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

const MIN_STREAK = 2;

const MAX_STREAKS = 6;

/** Clubs on a run of equal results. */
function Streaks({ streaks }: { streaks: ShownAnswer<typeof api.league.streaks> }) {
  const { count, say } = useWords();
  const running = listOf(streaks.team_streaks)
    .filter(({ current_streak }) => (current_streak ?? 0) >= MIN_STREAK)
    .sort((a, b) => (b.current_streak ?? 0) - (a.current_streak ?? 0))
    .slice(0, MAX_STREAKS);
  return (
    <Section title={say("Current Team Streaks")}>
      <dl>
        <Longest name={say("Longest winning streak")} streak={streaks.longest_winning_streak} />
        <Longest name={say("Longest losing streak")} streak={streaks.longest_losing_streak} />
      </dl>
      <ul className="streaks">
        {running.map(({ team, streak_type, current_streak }) => (
          <li className="alt num" key={team}>
            {team}
            <span>
              {lengthOf(current_streak ?? 0, streak_type, count)}{" "}
              <span className={`pill pill--${(streak_type ?? "none").toLowerCase()}`}>{streak_type}</span>
            </span>
          </li>
        ))}
      </ul>
      {running.length === 0 ? (
        <p className="source-note">{say("No club is on a run of two or more.")}</p>
      ) : null}
    </Section>
  );
}

/** "3 wins". */
function lengthOf(streak: number, type: string | null | undefined, count: Words["count"]): string {
  switch (type) {
    case "W":
      return count(streak, "win", "wins");
    case "D":
      return count(streak, "draw", "draws");
    case "L":
      return count(streak, "loss", "losses");
    default:
      return count(streak, "in a row", "in a row");
  }
}

function Longest({ name, streak }: { name: string; streak: Streak | null | undefined }) {
  const { count, say } = useWords();
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd>
        {streak?.team && (streak.current_streak ?? 0) >= MIN_STREAK
          ? `${streak.team}, ${count(streak.current_streak ?? 0, "match", "matches")}`
          : say("None")}
      </dd>
    </div>
  );
}
