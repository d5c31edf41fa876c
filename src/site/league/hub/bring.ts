import type { Address, Ask, EveryEndpoint } from "#contracts/all-endpoints.ts";
import type { AnswerOf, AskOf } from "#contracts/endpoint.ts";
import type { TableView } from "#contracts/league-shapes.ts";
import { type Given, question } from "#site/league/answers.ts";
import type { Place } from "#site/league/data/place.ts";
import { FEATURED } from "#site/league/data/use-hub.ts";
import { CHOICE, LOT } from "#site/league/insights/use-insights.ts";
import { leagueNews } from "#site/league/parts/LatestNews.tsx";

type Hub = AnswerOf<EveryEndpoint, "GET /npfl/hub">;

/** What a hard load of the hub brings along: the bundle, cut into the answers that the panels ask for, and the tab's own. */
export async function bringHub(ask: Ask, place: Place): Promise<Given> {
  const hub = await ask("GET /npfl/hub");
  return { ...cut(hub), ...(await bringTab(ask, place, hub)) };
}

function cut(hub: Hub): Given {
  return Object.fromEntries([
    one("GET /npfl/standings/current", {}, hub.standings),
    one("GET /npfl/teams/all", {}, { season: hub.season, teams: hub.teams }),
    one("GET /npfl/fixtures/upcoming", {}, { fixtures: hub.upcoming }),
    one("GET /npfl/fixtures/latest-round", {}, hub.latest_round),
    one("GET /npfl/stats/featured/upcoming", { count: FEATURED }, hub.featured_upcoming),
    one("GET /npfl/stats/featured/latest-results", { count: FEATURED }, hub.featured_results),
    one("GET /npfl/stats/goals-per-round", {}, hub.goals_per_round),
    one("GET /npfl/stats/season-stats", {}, hub.season_stats),
    one("GET /npfl/stats/game-of-the-week", {}, hub.game_of_the_week),
    one("GET /npfl/stats/teams/in-form", {}, { in_form_teams: hub.in_form_teams }),
    one("GET /npfl/stats/teams/out-of-form", {}, { out_of_form_teams: hub.out_of_form_teams }),
  ]);
}

function one<A extends Address>(
  address: A,
  words: AskOf<EveryEndpoint, A>,
  answer: AnswerOf<EveryEndpoint, A>,
): [string, unknown] {
  return [question(address, words), answer];
}

/** Asks on the server what the tab's panel would ask; where that fails the panel asks for itself. */
async function bringTab(ask: Ask, place: Place, hub: Hub): Promise<Given> {
  async function bring<A extends Address>(address: A, words: AskOf<EveryEndpoint, A>): Promise<Given> {
    const answer = await ask(address, words).catch(() => null);
    return answer === null ? {} : { [question(address, words)]: answer };
  }
  const gathered = async (...parts: Promise<Given>[]): Promise<Given> =>
    Object.assign({}, ...(await Promise.all(parts)));

  if (place.tab === "overview") return bring("GET /articles/search", leagueNews);
  if (place.tab === "table") return gathered(bring("GET /npfl/seasons", {}), bringView(bring, place, hub));
  if (place.tab !== "ai-insights") return {};
  if (place.view === "simulation")
    return bring("GET /npfl/simulation", place.assume ? { assume: place.assume } : {});
  if (place.view === "record") return bring("GET /npfl/record", {});
  const lot = Math.random();
  const choice = hub.upcoming.slice(0, CHOICE);
  const match = choice[Math.floor(lot * choice.length)];
  return gathered(
    Promise.resolve({ [LOT]: lot }),
    bring("GET /npfl/stats/match-patterns", {}),
    bring("GET /npfl/stats/streak-analysis", {}),
    match
      ? bring("GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}", {
          homeTeam: match.home_team,
          awayTeam: match.away_team,
        })
      : Promise.resolve({}),
  );
}

type Bring = <A extends Address>(address: A, words: AskOf<EveryEndpoint, A>) => Promise<Given>;

function bringView(bring: Bring, { view, season }: Place, hub: Hub): Promise<Given> {
  const past = season !== "" && season !== hub.season;
  const words = past ? { season } : {};
  if (view === "positions") return bring("GET /npfl/positions", words);
  if (view === "cross") return bring("GET /npfl/cross-table", words);
  if (view === "decisions") return bring("GET /npfl/decisions", words);
  if (["pitch", "home", "away", "form"].includes(view))
    return bring("GET /npfl/standings", { ...words, view: view as TableView });
  return past ? bring("GET /npfl/standings", { season, view: "official" }) : Promise.resolve({});
}
