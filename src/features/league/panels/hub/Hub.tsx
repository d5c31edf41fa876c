import { Suspense, useContext, useMemo, useState } from "react";
import { type Place, tabPage } from "#features/league/panels/data/place.ts";
import { type HubState, type League, useHub } from "#features/league/panels/data/use-hub.ts";
import { type InsightsState, useInsights } from "#features/league/panels/insights/use-insights.ts";
import { LeagueFailed, LeagueLoading } from "#features/league/panels/LeagueStates.tsx";
import { LeagueStyles } from "#features/league/panels/LeagueStyles.tsx";
import { FollowedClubLine } from "#features/league/panels/my-club/FollowedClubLine.tsx";
import { useMyClub } from "#features/league/panels/my-club/my-club.ts";
import { Credits } from "#features/league/panels/parts/Credits.tsx";
import { ifToday } from "#features/league/panels/running/if-today.ts";
import { openOnly } from "#features/league/panels/running/open-only.ts";
import { RunningMatches } from "#features/league/panels/running/RunningMatches.tsx";
import { RunningContext } from "#features/league/panels/running/running.ts";
import { Widgets } from "#features/league/panels/widgets/Widgets.tsx";
import { MyLine } from "#ui/follow/MyLine.tsx";
import { Island, lazyPart } from "#ui/lazy/island.tsx";
import { later } from "#ui/lazy/later.tsx";
import { OnPress } from "#ui/lazy/on-press.tsx";
import { useRootData } from "#ui/root-data.ts";
import { WaitForWords } from "#ui/sentences/WaitForWords.tsx";
import { useWords } from "#words/words.ts";
import { HubHead } from "./HubHead.tsx";
import { Overview } from "./Overview.tsx";
import { SeasonClosed } from "./SeasonClosed.tsx";
import { TabPicker, Tabs } from "./Tabs.tsx";

const drawer = {
  load: () =>
    import("#features/league/panels/widgets/StatsDrawer.lazy.tsx").then(({ StatsDrawer }) => StatsDrawer),
};

// The overview's code comes with the page; the other tabs' code is loaded when needed.
const TableTab = later(() =>
  import("#features/league/panels/table/TableTab.tsx").then(({ TableTab: tab }) => tab),
);
const FixturesTab = later(() => import("./FixturesTab.tsx").then(({ FixturesTab: tab }) => tab));
const ResultsTab = later(() => import("./ResultsTab.tsx").then(({ ResultsTab: tab }) => tab));
const TeamsTab = later(() => import("./TeamsTab.tsx").then(({ TeamsTab: tab }) => tab));
const InsightsTab = later(() =>
  import("#features/league/panels/insights/InsightsTab.tsx").then(({ InsightsTab: tab }) => tab),
);

const days = lazyPart(
  () => import("#features/league/panels/parts/DayStrip.tsx").then(({ DayStrip }) => DayStrip),
  ifToday,
);

/** The league: six tabs, with the season's widgets beside them. */
export function Hub({ place }: { place: Place }) {
  const state = useHub();
  const league = state.is === "loaded" ? state.league : null;
  const isShown = place.tab === "ai-insights" && place.view === "";
  const insights = useInsights(isShown && league !== null, league?.upcoming ?? []);
  const { lite } = useRootData();
  const { say } = useWords();
  return (
    <main className="main hub" id="main" tabIndex={-1}>
      <OpenMatches upcoming={league?.upcoming ?? []}>
        <LeagueStyles />
        <div className="pitch">
          <HubHead league={league} />
          <div className="hub__tools">
            <TabPicker current={place.tab} />
            {lite ? null : <QuickStats />}
          </div>
          <div className="pitch__days">{league ? <Island part={days} props={{ league }} /> : null}</div>
          <Tabs current={place.tab} />
        </div>
        {league ? <SeasonClosed league={league} /> : null}
        {lite ? null : <MyClubOnHub league={league} />}
        <div className="grid">
          <div
            className="hub__tab"
            {...(lite ? {} : { role: "tabpanel", id: "tab", "aria-labelledby": `tab-${place.tab}` })}
          >
            <Body state={state} place={place} insights={insights} />
          </div>
          <aside className="column--right hub__aside" aria-label={say("Season widgets")}>
            <div>
              <Widgets />
            </div>
          </aside>
        </div>
      </OpenMatches>
    </main>
  );
}

interface OpenProps {
  upcoming: League["upcoming"];
  children: React.ReactNode;
}

/** The running scores of matches that the page does not yet show as played. */
function OpenMatches({ upcoming, children }: OpenProps) {
  return (
    <RunningMatches fixtures={upcoming}>
      <WithoutPlayed upcoming={upcoming}>{children}</WithoutPlayed>
    </RunningMatches>
  );
}

function WithoutPlayed({ upcoming, children }: OpenProps) {
  const running = useContext(RunningContext);
  const open = useMemo(() => openOnly(running, upcoming), [running, upcoming]);
  return <RunningContext value={open}>{children}</RunningContext>;
}

interface BodyProps {
  state: HubState;
  place: Place;
  insights: InsightsState;
}

function Body({ state, place, insights }: BodyProps) {
  if (state.is === "loading") {
    return <LeagueLoading />;
  }
  if (state.is === "failed") {
    return <LeagueFailed message={state.message} retry={state.retry} />;
  }
  return (
    <>
      <Suspense fallback={<div className="hub__wait" />}>
        <Tab league={state.league} place={place} insights={insights} />
      </Suspense>
      <Credits credits={state.league.credits} cachedAt={state.cachedAt} />
    </>
  );
}

function Tab({ league, place, insights }: Omit<BodyProps, "state"> & { league: League }) {
  switch (place.tab) {
    case "table":
      return <TableTab league={league} place={place} />;
    case "fixtures":
      return <FixturesTab league={league} place={place} />;
    case "results":
      return <ResultsTab league={league} place={place} />;
    case "teams":
      return (
        <WaitForWords>
          <TeamsTab league={league} place={place} />
        </WaitForWords>
      );
    case "ai-insights":
      return (
        <WaitForWords>
          <InsightsTab upcoming={league.upcoming} place={place} insights={insights} />
        </WaitForWords>
      );
    default:
      return <Overview league={league} />;
  }
}

/** The hub's line, shown even before the league's answers arrive. */
function MyClubOnHub({ league }: { league: League | null }) {
  const { say } = useWords();
  const club = useMyClub();
  if (!club) return <MyLine to={tabPage("teams")} says={say("Follow a club, and it will appear here")} />;
  const row = league?.rows.find(({ team_id }) => team_id === club.id);
  return <FollowedClubLine club={club} row={row} upcoming={league?.upcoming ?? []} />;
}

/** The button that opens the widgets on phones. */
function QuickStats() {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button className="btn quick" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say("Quick stats")}
      </button>
      {open ? <OnPress part={drawer} props={{ close: () => setOpen(false) }} /> : null}
    </>
  );
}
