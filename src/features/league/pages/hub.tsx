import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { type Answers, Preloaded } from "#ask/answers.ts";
import { type PageProps, reloadOffline } from "#ask/page.ts";
import { preload } from "#ask/preload.ts";
import { useWantedPage } from "#ask/wanted-page.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { type Place, placeOf, type TabId } from "#features/league/panels/data/place.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import { mainQuestions } from "#features/league/panels/data/use-hub.ts";
import { questions as fixtures } from "#features/league/panels/hub/FixturesTab.tsx";
import { Hub } from "#features/league/panels/hub/Hub.tsx";
import { hubMeta } from "#features/league/panels/hub/hub-meta.ts";
import { questions as overview } from "#features/league/panels/hub/Overview.tsx";
import { questions as results } from "#features/league/panels/hub/ResultsTab.tsx";
import { questions as teams } from "#features/league/panels/hub/TeamsTab.tsx";
import { questions as aiInsights } from "#features/league/panels/insights/InsightsTab.tsx";
import { leaguePage } from "#features/league/panels/league-page.ts";
import { questions as table } from "#features/league/panels/table/TableTab.tsx";
import { questions as widgets } from "#features/league/panels/widgets/Widgets.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";

const questionsOf: Readonly<Record<TabId, TabQuestions>> = {
  overview,
  table,
  fixtures,
  results,
  teams,
  "ai-insights": aiInsights,
};

export { headers } from "#features/league/panels/league-page.ts";

const hub = leaguePage((ask, { url }) => preloadHub(ask, placeOf(url.searchParams)));

export const loader = hub.loader;

/** The browser makes the seven main calls itself; the hub shows their state. */
export async function clientLoader({ request }: { request: Request }): Promise<Answers> {
  await reloadOffline(request);
  return {};
}

/** Switching tabs asks for nothing again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

type LoaderData = PageProps<typeof hub>["loaderData"];

export function meta(
  args: Parameters<typeof headTags>[0] & { location: { search: string }; loaderData?: LoaderData },
) {
  return headTags(args, {
    ...hubMeta(placeOf(new URLSearchParams(args.location.search)), args.loaderData ?? {}, pageWords(args)),
    feed: "/league",
  });
}

export default function HubPage({ loaderData }: PageProps<typeof hub>) {
  const [params] = useSearchParams();
  useWantedPage(TAB);
  return (
    <Preloaded value={loaderData ?? {}}>
      <Hub place={placeOf(params)} />
    </Preloaded>
  );
}

const TAB = /^\/sports\/nigeria-league\?/;

/** The answers that a full load of the hub includes. If one of the tab's own fails, its panel asks again. */
async function preloadHub(ask: Ask, place: Place): Promise<Answers> {
  const [main, standings, coming, latest] = await Promise.all([
    preload(ask, [...mainQuestions, ...widgets]),
    ask(api.league.currentStandings, {}),
    ask(api.league.upcoming, {}),
    ask(api.league.latestRound, {}),
  ]);
  const questions = questionsOf[place.tab](place, {
    id: standings.season,
    upcoming: coming.fixtures,
    otherDays: latest.other_days,
  });
  const tabAnswers = await Promise.all(
    questions.map((question) => preload(ask, [question]).catch(() => ({}))),
  );
  return Object.assign({}, main, ...tabAnswers);
}
