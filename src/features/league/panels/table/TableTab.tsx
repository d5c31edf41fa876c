import { Suspense } from "react";
import type { Question } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { type Place, tabPage } from "#features/league/panels/data/place.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { ViewLinks } from "#features/league/panels/parts/ViewLinks.tsx";
import { AdSlot } from "#ui/analytics/AdSlot.tsx";
import { later } from "#ui/lazy/later.tsx";
import { WaitForWords } from "#ui/sentences/WaitForWords.tsx";
import { useWords } from "#words/words.ts";
import { CrossTable } from "./CrossTable.tsx";
import { Decisions } from "./Decisions.tsx";
import { OfficialTable } from "./OfficialTable.tsx";
import { OtherTable } from "./OtherTable.tsx";
import { PositionChart } from "./PositionChart.tsx";
import { TableLinks } from "./TableLinks.tsx";

/** Other languages always use the full name, because a word such as "Home" is translated in one sense only. */
const views = [
  { id: "", label: "Official", full: "Official" },
  { id: "pitch", label: "On the pitch", full: "Table on the pitch" },
  { id: "home", label: "Home", full: "Home table" },
  { id: "away", label: "Away", full: "Away table" },
  { id: "form", label: "Last five", full: "Form table" },
  { id: "positions", label: "Positions", full: "Positions" },
  { id: "cross", label: "Cross-table", full: "Cross-table" },
  { id: "decisions", label: "Decisions", full: "Decisions" },
  { id: "possible", label: "Places still possible", full: "Places still possible" },
  { id: "in-hand", label: "Matches in hand", full: "Matches in hand" },
] as const;
/** Only for the season that is being played, until it is over. */
const OF_NOW: readonly string[] = ["possible", "in-hand"];

const PlacesPossible = later(() =>
  import("#features/league/panels/season/PlacesPossible.tsx").then(({ PlacesPossible: view }) => view),
);
const GamesInHand = later(() =>
  import("#features/league/panels/season/GamesInHand.tsx").then(({ GamesInHand: view }) => view),
);

export const questions: TabQuestions = (place, { id }) => [
  [api.league.seasons, {}],
  ...viewQuestions(place, id),
];

function viewQuestions({ view, season }: Place, current: string): Question[] {
  const params = paramsOf(season, current);
  const official: Question[] = params.season ? [[api.league.standings, { ...params, view: "official" }]] : [];
  switch (view) {
    case "positions":
      return [[api.league.positions, params], ...official];
    case "cross":
      return [[api.league.crossTable, params], ...official];
    case "decisions":
      return [[api.league.decisions, params], ...official];
    case "possible":
      return params.season ? official : [[api.league.placesPossible, {}]];
    case "pitch":
    case "home":
    case "away":
    case "form":
      return [[api.league.standings, { ...params, view }]];
    default:
      return official;
  }
}

/** The current season is not named in the request. */
function paramsOf(season: string, current: string): { season?: string } {
  return season === "" || season === current ? {} : { season };
}

/** The standings, and other views of the same season. */
export function TableTab({ league, place }: { league: League; place: Place }) {
  const { language, say } = useWords();
  const season = place.season === league.season ? "" : place.season;
  const isOn = season === "" && !league.closed;
  const offered = views.filter(({ id }) => isOn || !OF_NOW.includes(id));
  return (
    <>
      <ViewLinks
        label={say("Other views of the table")}
        current={place.view}
        views={offered.map(({ id, label, full }) => ({
          id,
          label: language === "en" ? label : say(full),
          to: tabPage("table", { view: id, season }),
        }))}
      />
      <View league={league} place={place} />
      <AdSlot label="league-table" />
      <TableLinks season={place.season || league.season} view={place.view} />
    </>
  );
}

interface ViewProps {
  league: League;
  place: Place;
}

function View({ league, place: { view, season } }: ViewProps) {
  const params = paramsOf(season, league.season);
  switch (view) {
    case "pitch":
    case "home":
    case "away":
    case "form":
      return <OtherTable params={{ ...params, view }} league={league} />;
    default:
      return (
        <>
          <BesideTheTable view={view} params={params} league={league} />
          {params.season ? (
            <OtherTable params={{ ...params, view: "official" }} league={league} />
          ) : (
            <OfficialTable league={league} />
          )}
        </>
      );
  }
}

interface BesideProps {
  view: string;
  params: { season?: string };
  league: League;
}

/** A view that is not a standings table. Shorter than the widgets beside it, so the official table follows below. */
function BesideTheTable({ view, params, league: { closed, rows } }: BesideProps) {
  if (OF_NOW.includes(view)) {
    if (params.season || closed) return null;
    return (
      <Suspense fallback={<div className="hub__wait" />}>
        {view === "possible" ? (
          <WaitForWords>
            <PlacesPossible />
          </WaitForWords>
        ) : (
          <WaitForWords>
            <GamesInHand rows={rows} />
          </WaitForWords>
        )}
      </Suspense>
    );
  }
  switch (view) {
    case "positions":
      return (
        <WaitForWords>
          <PositionChart params={params} />
        </WaitForWords>
      );
    case "cross":
      return (
        <WaitForWords>
          <CrossTable params={params} />
        </WaitForWords>
      );
    case "decisions":
      return (
        <WaitForWords>
          <Decisions params={params} />
        </WaitForWords>
      );
    default:
      return null;
  }
}
