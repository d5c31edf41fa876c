import * as api from "#contracts/all/api.ts";
import { languages } from "#contracts/languages.ts";
import type { Ask } from "./all-endpoints.ts";

/** What the Daily Brief asks the other domains every morning. */
export function briefQuestions(ask: Ask) {
  return {
    topics: () => ask(api.news.briefTopics),
    languages: () => topicsOfLanguages(ask),
    stocks: () => ask(api.markets.stocks),
    oil: () => ask(api.markets.oil),
    weather: () => ask(api.weather.current),
    latestRound: () => ask(api.league.latestRound),
    standings: () => ask(api.league.currentStandings),
    upcoming: () => ask(api.league.upcoming),
  };
}

/** The topics of each language but English. */
async function topicsOfLanguages(ask: Ask) {
  const others = languages.filter((language) => language !== "en");
  const answers = await Promise.all(others.map((language) => ask(api.news.briefTopics, { language })));
  return others.map((language, at) => ({ language, topics: answers[at]?.topics ?? [] }));
}
