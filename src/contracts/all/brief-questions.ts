import * as api from "#contracts/all/api.ts";
import type { Ask } from "./all-endpoints.ts";

/** What the Daily Brief asks the other domains every morning. */
export function briefQuestions(ask: Ask) {
  return {
    topics: () => ask(api.news.briefTopics),
    stocks: () => ask(api.markets.stocks),
    oil: () => ask(api.markets.oil),
    weather: () => ask(api.weather.current),
    latestRound: () => ask(api.league.latestRound),
    standings: () => ask(api.league.currentStandings),
    upcoming: () => ask(api.league.upcoming),
  };
}
