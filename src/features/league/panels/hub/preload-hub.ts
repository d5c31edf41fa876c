import type { Answers } from "#ask/answers.ts";
import { preload } from "#ask/preload.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { Place, TabId } from "#features/league/panels/data/place.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import { mainQuestions } from "#features/league/panels/data/use-hub.ts";
import { questions as aiInsights } from "#features/league/panels/insights/InsightsTab.tsx";
import { questions as table } from "#features/league/panels/table/TableTab.tsx";
import { questions as widgets } from "#features/league/panels/widgets/Widgets.tsx";
import { questions as fixtures } from "./FixturesTab.tsx";
import { questions as overview } from "./Overview.tsx";
import { questions as results } from "./ResultsTab.tsx";
import { questions as teams } from "./TeamsTab.tsx";

const questionsOf: Readonly<Record<TabId, TabQuestions>> = {
  overview,
  table,
  fixtures,
  results,
  teams,
  "ai-insights": aiInsights,
};

/** The answers that a full load of the hub includes. If one of the tab's own fails, its panel asks again. */
export async function preloadHub(ask: Ask, place: Place): Promise<Answers> {
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
