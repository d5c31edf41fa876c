import { articlePage } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import { clubsNamedIn, readHeadline } from "#features/league/intake/read-headline.ts";
import { isPlayed, type Match } from "#features/league/shapes.ts";
import { findAliases } from "#features/league/store/clubs.ts";
import {
  type ConflictingReport,
  findConflicts,
  saveConflict,
  settleConflict,
} from "#features/league/store/conflicts.ts";
import { findMatches, toResultFields } from "#features/league/store/matches.ts";
import { saveSourceCheck } from "#features/league/store/source-checks.ts";
import type { NewsEndpoints } from "#features/news/contract/news.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { addDays, lagosDate } from "#platform/time.ts";
import type { LeagueDeps } from "./deps.ts";

/** The source check of this name counts the headlines that told a result and those left alone. */
export const HEADLINE_CHECK = "headlines";
/** Newspapers report a result on its day and for this many days after. */
const DAYS = 3;
const PAGES = 3;
const PAGE = 100;
const MAX_STORIES = 60;

type Deps = Pick<LeagueDeps, "db" | "clock"> & { readonly ask: Ask };

/**
 * Reads results from newspaper headlines and records those that contradict the stored result, or each other while none
 * is stored. Headlines never change a match.
 */
export async function checkHeadlines({ db, clock, ask }: Deps): Promise<void> {
  const at = clock.now();
  const today = lagosDate(at);
  const from = addDays(today, -DAYS);
  const recent = await findMatches(db, { from });
  const matches = recent.map(({ match }) => match).filter((match) => match.date <= today);
  await settleAgreed(db);
  if (matches.length === 0) return;
  const aliases = await findAliases(db);
  const headlines = await headlinesOf(ask, aliases, from);
  const readings = headlines.map((headline) => ({ headline, result: readHeadline(headline.text, aliases) }));
  const reportedResults = readings.flatMap(({ headline, result }) => {
    const reported = typeof result === "string" ? null : reportedResultOf(headline, result, matches);
    return reported ? [reported] : [];
  });
  const certain = new Set(reportedResults.map(({ headline }) => headline.url)).size;
  const unclear = readings.filter(({ result }) => result !== "other").length - certain;
  await inTransaction(db, async (tx) => {
    for (const match of matches)
      await compare(
        tx,
        match,
        reportedResults.filter((one) => one.match === match),
        at,
      );
    await saveSourceCheck(tx, {
      source: HEADLINE_CHECK,
      checked_at: at,
      succeeded_at: at,
      failure: null,
      version: `${certain} told a result, ${unclear} left alone`,
      unknown_clubs: [],
    });
  });
}

interface Headline {
  readonly text: string;
  readonly paper: string;
  readonly url: string;
  readonly day: string;
}

/** Headlines since `from`, oldest first: those that name two clubs, and all of any story with one that names a club. */
async function headlinesOf(
  ask: Ask,
  aliases: ReadonlyMap<string, string>,
  from: string,
): Promise<Headline[]> {
  const withClubs = (await sportsArticles(ask, from)).map((article) => ({
    article,
    clubs: clubsNamedIn(article.headline, aliases).size,
  }));
  const ofTwoClubs = withClubs
    .filter(({ clubs }) => clubs > 1)
    .map(({ article }) => headlineOf(article._id, article.newspaper_name ?? "", article));
  const stories = withClubs.flatMap(({ article, clubs }) =>
    clubs > 0 && article.also_in.count > 0 ? (article.story_id ?? []) : [],
  );
  const answers = await Promise.all(
    [...new Set(stories)].slice(0, MAX_STORIES).map((id) => ask(api.news.story, { id })),
  );
  const ofStories = answers.flatMap(({ story }) =>
    story.tellings.map((one) => headlineOf(one.article_id, one.paper.name, one)),
  );
  return [...new Map([...ofTwoClubs, ...ofStories].map((one) => [one.url, one])).values()]
    .filter(({ day }) => day >= from)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** Sports articles back to `from`, the newest of each story. */
async function sportsArticles(ask: Ask, from: string): Promise<SportsArticle[]> {
  const articles: SportsArticle[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; page < PAGES && cursor !== null; page++) {
    const answer: SportsPage = await ask(api.news.category, {
      category: "sports",
      limit: PAGE,
      ...(cursor === undefined ? {} : { cursor }),
    });
    articles.push(...answer.articles);
    cursor = (articles.at(-1)?.published_at ?? "") < from ? null : answer.next_cursor;
  }
  return articles;
}

type SportsPage = AnswerOf<NewsEndpoints, typeof api.news.category>;
type SportsArticle = SportsPage["articles"][number];

function headlineOf(
  id: string,
  paper: string,
  article: { headline: string; published_at: string },
): Headline {
  return {
    text: article.headline,
    paper,
    url: articlePage(id),
    day: lagosDate(new Date(article.published_at)),
  };
}

interface ReportedResult {
  readonly match: Match;
  readonly headline: Headline;
  readonly goals: readonly [number, number];
}

/** The match of both clubs on the headline's day or shortly before; null if there is none, or more than one. */
function reportedResultOf(
  headline: Headline,
  {
    clubs: [first, second],
    goals: [scored, conceded],
  }: { clubs: readonly [string, string]; goals: readonly [number, number] },
  matches: readonly Match[],
): ReportedResult | null {
  const [match, ...others] = matches.filter(
    ({ home, away, date }) =>
      date <= headline.day && ((home === first && away === second) || (home === second && away === first)),
  );
  if (!match || others.length > 0) return null;
  return { match, headline, goals: match.home === first ? [scored, conceded] : [conceded, scored] };
}

/** Only each paper's newest headline counts. */
async function compare(
  db: Database,
  match: Match,
  reportedResults: readonly ReportedResult[],
  at: Date,
): Promise<void> {
  if (match.status === "awarded") return;
  const papers = new Map(reportedResults.map((one) => [one.headline.paper, one]));
  const stored = isPlayed(match) ? `${match.homeGoals}-${match.awayGoals}` : null;
  const results = new Set([...papers.values()].map(({ goals }) => goals.join("-")));
  for (const [paper, { headline, goals }] of papers) {
    const differs = stored === null ? results.size > 1 : goals.join("-") !== stored;
    if (differs) await saveConflict(db, match, conflictingReportOf(match, headline, goals), at);
    else await settleConflict(db, match.id, paper);
  }
}

function conflictingReportOf(
  match: Match,
  { paper, text, url }: Headline,
  goals: readonly [number, number],
): ConflictingReport {
  const [home_goals, away_goals] = goals;
  return {
    source: paper,
    reported: { status: "completed", date: match.date, home_goals, away_goals },
    headline: text,
    url,
  };
}

/** Ends conflicts, also of older days, whose stored result has become what the paper said. */
async function settleAgreed(db: Database): Promise<void> {
  const openConflicts = (await findConflicts(db)).filter(({ headline }) => headline !== null);
  if (openConflicts.length === 0) return;
  const stored = new Map((await findMatches(db)).map(({ match }) => [match.id, toResultFields(match)]));
  for (const { match_id, source, told } of openConflicts) {
    const now = stored.get(match_id);
    if (now?.home_goals === told.home_goals && now.away_goals === told.away_goals)
      await settleConflict(db, match_id, source);
  }
}
