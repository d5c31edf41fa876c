import { deskPlaces } from "#contracts/sections.ts";
import type {
  BriefIndex,
  BriefMatch,
  BriefParts,
  BriefTopic,
  StoredBrief,
} from "#features/letters/shapes.ts";
import { DAY_MS } from "#platform/time.ts";
import type {
  BriefAnswers,
  BriefTopicAnswer,
  LatestRound,
  Match,
  Oil,
  Stocks,
  Topics,
  Upcoming,
  Weather,
} from "./answers.ts";
import { withPictureAtLead } from "./brief-in.ts";

const MAX_RESULTS = 10;
const MAX_FIXTURES = 5;
/** Matches further away than this are not part of this morning's news. */
const LEAGUE_DAYS = 7;

const indexLabels = { ngx_all_share: "NGX All-Share", ngx_bank: "NGX BANK", ngx_30: "NGX-30" } as const;

/** A morning's brief from the domains' answers; null if there is nothing to report. */
export function composeParts(
  answers: BriefAnswers,
  date: string,
): (BriefParts & Pick<StoredBrief, "languages">) | null {
  const languages = (answers.languages ?? []).filter(({ topics }) => topics.length > 0);
  const parts = {
    topics: topicsOf(answers.topics),
    markets: marketsOf(answers.stocks, answers.oil),
    weather: answers.weather && weatherOf(answers.weather),
    league: leagueOf(answers.latestRound, answers.upcoming, answers.standings?.as_of ?? date),
  };
  const empty = parts.topics.length === 0 && !parts.markets && !parts.weather && !parts.league;
  if (empty) return null;
  return languages.length === 0
    ? parts
    : { ...parts, languages: Object.fromEntries(languages.map((one) => [one.language, topicsOf(one)])) };
}

function topicsOf(answer: Topics | null): BriefTopic[] {
  return (answer?.topics ?? []).slice(0, deskPlaces.brief).map(topicOf).map(withPictureAtLead);
}

function topicOf(answer: BriefTopicAnswer): BriefTopic {
  const { topic, topic_id, headline, language, sentence, sentence_article, article_id, papers, picture } =
    answer;
  return {
    topic,
    ...(topic_id && { topic_id }),
    headline,
    ...(language && { language }),
    sentence,
    ...(sentence_article && { sentence_article }),
    article_id,
    papers,
    ...(picture && { picture }),
  };
}

function marketsOf(stocks: Stocks | null, oil: Oil | null): BriefParts["markets"] {
  const indices = stocks === null ? [] : indicesOf(stocks);
  const price = oil?.oil.price;
  const brent = oil && price !== undefined ? { label: "Brent Crude", price, change: oil.oil.change } : null;
  return indices.length === 0 && brent === null ? null : { indices, oil: brent };
}

function indicesOf(stocks: Stocks): BriefIndex[] {
  const names = Object.keys(indexLabels) as (keyof typeof indexLabels)[];
  return names.flatMap((name) => {
    const { value, percent_change, direction } = stocks.market_summary.key_indices[name];
    return value === null ? [] : [{ label: indexLabels[name], value, percent_change, direction }];
  });
}

function weatherOf(weather: Weather): NonNullable<BriefParts["weather"]> {
  const { temp, temp_max, temp_min } = weather.main;
  return { city: weather.name, temp, temp_max, temp_min, description: weather.weather[0]?.description ?? "" };
}

function leagueOf(
  latest: LatestRound | null,
  upcoming: Upcoming | null,
  today: string,
): BriefParts["league"] {
  const played = (latest?.fixtures ?? []).filter(
    (match) => match.home_score !== null && isNear(match, today),
  );
  // A match that has begun, or was abandoned, is still to be played, but its score would look like a result.
  const coming = (upcoming?.fixtures ?? []).filter(
    (match) => match.home_score === null && isNear(match, today),
  );
  if (played.length === 0 && coming.length === 0) return null;
  return {
    matchday: (played[0] ?? coming[0])?.round.replace(/^Round\b/, "Matchday") ?? null,
    results: played.slice(0, MAX_RESULTS).map(matchOf),
    fixtures: coming.slice(0, MAX_FIXTURES).map(matchOf),
  };
}

function matchOf({ home_team, away_team, date, home_score, away_score, status }: Match): BriefMatch {
  return { home_team, away_team, date, home_score, away_score, status };
}

function isNear(match: Match, today: string): boolean {
  const days = Math.abs(Date.parse(match.date) - Date.parse(today)) / DAY_MS;
  return days <= LEAGUE_DAYS;
}
