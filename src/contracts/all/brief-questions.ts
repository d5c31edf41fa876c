import type { Ask } from "./all-endpoints.ts";

/** What the Daily Brief asks the other domains every morning. */
export function briefQuestions(ask: Ask) {
  return {
    topics: () => ask("GET /brief/topics"),
    stocks: () => ask("GET /stocks/summary"),
    oil: () => ask("GET /commodities/oil/latest"),
    weather: () => ask("GET /weather/current"),
    latestRound: () => ask("GET /npfl/fixtures/latest-round"),
    standings: () => ask("GET /npfl/standings/current"),
    upcoming: () => ask("GET /npfl/fixtures/upcoming"),
  };
}
