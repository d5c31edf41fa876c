import * as api from "#contracts/all/api.ts";
import { refuse } from "#contracts/endpoint.ts";
import type { Article, Topic } from "#features/news/contract/news.ts";
import { findChosenSentence } from "#features/news/llm/apply-choice.ts";
import {
  countReports,
  countReportsOf,
  findTopic,
  findTopics,
  type Reports,
  type TopicRow,
} from "#features/news/store/digest.ts";
import { findByIds } from "#features/news/store/find-articles.ts";
import { findAllRunning, findRunning, type RunningStory } from "#features/news/store/running.ts";
import { lagosToday } from "#platform/cache/today.ts";
import { findWithdrawnWords } from "#platform/ledger/reach.ts";
import { toCards } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { toRunning, toRunningEntry } from "./running.ts";
import { englishReason } from "./shown-text.ts";
import { shownTopics } from "./shown-topics.ts";

const ARTICLES_SHOWN = 30;
const RELATED = 5;

/** The day's topics, and a single topic. */
export function readTopics(deps: HandlerDeps) {
  return {
    [api.news.topics]: async ({ limit, language: languages }) => {
      const rows = await shownTopics(deps.db, await findTopics(deps.db, limit, languages));
      return {
        topics: await withArticles(rows),
        computed_at: rows[0]?.computed_at.toISOString() ?? null,
      };
    },
    [api.news.running]: async ({ language: languages }) => ({
      running: (await findAllRunning(deps.db, deps.clock.now(), languages)).map(toRunningEntry),
    }),
    [api.news.topic]: async ({ id }) => {
      const found = await findTopic(deps.db, id);
      const [row] = await shownTopics(deps.db, found ? [found] : []);
      const running = await findRunning(deps.db, row?.id ?? id);
      const reach = running && (await countReports(deps.db, idsOf(running)));
      const [topic] = row ? await withArticles([row]) : reach ? [await asTopic(running, reach, deps)] : [];
      if (!topic) return refuse("not-found", "There is no such topic.");
      const current = await shownTopics(deps.db, await findTopics(deps.db, RELATED + 1));
      const others = current.filter((other) => other.id !== topic._id);
      const articles = topic.articles.toSorted(newestFirst);
      return {
        topic: { ...topic, articles, ...(reach && toReach(reach)) },
        running: running && (await toRunning(running, deps)),
        related: others
          .slice(0, RELATED)
          .map(({ id, name, language, score }) => ({ _id: id, topic: name, language, score })),
      };
    },
  } satisfies Partial<NewsHandlers>;

  async function withArticles(rows: readonly TopicRow[]): Promise<Topic[]> {
    const ids = rows.flatMap((row) => row.articles.slice(0, ARTICLES_SHOWN));
    const reports = await findByIds(deps.db, [...new Set(ids)]);
    const [cards, counts, withdrawn] = await Promise.all([
      toCards(reports, deps),
      countReportsOf(
        deps.db,
        rows.map(({ id }) => id),
      ),
      findWithdrawnWords(
        deps.db,
        rows.flatMap((row) => row.sample_headlines),
      ),
    ]);
    const byId = new Map(cards.map((card) => [card._id, card]));
    return rows.map((row) => {
      const articles = row.articles.slice(0, ARTICLES_SHOWN).flatMap((id) => byId.get(id) ?? []);
      const sampleHeadlines = row.sample_headlines.filter((headline) => !withdrawn.has(headline));
      const chosen = findChosenSentence(reports, { sentence: row.summary, cites: row.cites ?? [] });
      const { papers = 0, articles: reported = 0 } = counts.get(row.id) ?? {};
      return {
        _id: row.id,
        topic: row.name,
        language: row.language,
        ...trendOf(row, reported, lagosToday(deps.clock.now())),
        papers,
        story_count: reported || sampleHeadlines.length,
        articles,
        sample_headlines: sampleHeadlines,
        summary: chosen.summary,
        cites: chosen.cites ?? [],
      };
    });
  }
}

/** Why it is talked about; an earlier topic has no score any more, nor hours that are the last. */
function trendOf(row: TopicRow, reported: number, today: string) {
  if (!row.is_current) return NO_TREND;
  // The reason counts all articles that there were when it was found.
  const why = reported === row.articles.length ? row.why : null;
  return {
    ...{ score: row.score, reason: why === null ? "" : englishReason.topic(why), why },
    ...{ sparkline: row.sparkline, today: rangeOf(row, today) },
  };
}

const NO_TREND = { score: null, reason: "", why: null, sparkline: [], today: null };

/** A running story about which nothing was reported in the last two days: its name, and the articles that are kept. */
async function asTopic(running: RunningStory, reach: Reports, deps: HandlerDeps): Promise<Topic> {
  const { id, name, language } = running;
  const ids = idsOf(running).slice(0, ARTICLES_SHOWN);
  return {
    ...{ _id: id, topic: name, language, ...NO_TREND },
    articles: await toCards(await findByIds(deps.db, ids), deps),
    ...toReach(reach),
    ...{ sample_headlines: [], summary: null, cites: [] },
  };
}

/** Over all the days of a running story, not only the last two. */
function toReach({ papers, articles }: Reports): Pick<Topic, "papers" | "story_count"> {
  return { papers, story_count: articles };
}

function idsOf({ days }: RunningStory): string[] {
  return days.flatMap(({ articles }) => articles);
}

/** Of two articles with the same time, the one with the greater id is first, as in the lists. */
function newestFirst(
  a: Pick<Article, "published_at" | "_id">,
  b: Pick<Article, "published_at" | "_id">,
): number {
  if (a.published_at !== b.published_at) return a.published_at < b.published_at ? 1 : -1;
  return a._id < b._id ? 1 : -1;
}

/** Null if the topic was not counted on this day. */
function rangeOf({ scored_on, score_low: low, score_high: high, highest_at }: TopicRow, today: string) {
  if (scored_on !== today || low === null || high === null || highest_at === null) return null;
  return { low, high, highest_at: highest_at.toISOString() };
}
