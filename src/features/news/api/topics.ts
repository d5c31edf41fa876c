import * as api from "#contracts/all/api.ts";
import { refuse } from "#contracts/endpoint.ts";
import type { Article, Topic } from "#features/news/contract/news.ts";
import { findChosenSentence } from "#features/news/llm/apply-choice.ts";
import { countPapersOf, findTopic, findTopics, type TopicRow } from "#features/news/store/digest.ts";
import { findByIds } from "#features/news/store/find-articles.ts";
import { findAllRunning, findRunning, type RunningStory } from "#features/news/store/running.ts";
import { lagosToday } from "#platform/cache/today.ts";
import { findWithdrawnWords } from "#platform/ledger/reach.ts";
import { toCards } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { toRunning, toRunningEntry } from "./running.ts";
import { englishReason } from "./shown-text.ts";

const ARTICLES_SHOWN = 30;
const RELATED = 5;

/** The day's topics, and a single topic. */
export function readTopics(deps: HandlerDeps) {
  return {
    [api.news.topics]: async ({ limit, language: languages }) => {
      const rows = await findTopics(deps.db, limit, languages);
      return {
        topics: await withArticles(rows),
        computed_at: rows[0]?.computed_at.toISOString() ?? null,
      };
    },
    [api.news.running]: async ({ language: languages }) => ({
      running: (await findAllRunning(deps.db, deps.clock.now(), languages)).map(toRunningEntry),
    }),
    [api.news.topic]: async ({ id }) => {
      const row = await findTopic(deps.db, id);
      const running = await findRunning(deps.db, row?.id ?? id);
      const [topic] = row ? await withArticles([row]) : running ? [await asTopic(running, deps)] : [];
      if (!topic) return refuse("not-found", "There is no such topic.");
      const others = (await findTopics(deps.db, RELATED + 1)).filter((other) => other.id !== topic._id);
      const articles = topic.articles.toSorted(newestFirst);
      return {
        topic: { ...topic, articles },
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
    const [cards, papersOf, withdrawn] = await Promise.all([
      toCards(reports, deps),
      countPapersOf(
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
      // The reason says how many papers there were: it is dropped if there are fewer now.
      const papers = papersOf.get(row.id) ?? 0;
      const why = row.why?.papers === papers ? row.why : null;
      return {
        _id: row.id,
        topic: row.name,
        language: row.language,
        score: row.score,
        reason: why === null ? "" : englishReason.topic(why),
        why,
        papers,
        story_count: articles.length || sampleHeadlines.length,
        articles,
        sample_headlines: sampleHeadlines,
        sparkline: row.sparkline,
        today: rangeOf(row, lagosToday(deps.clock.now())),
        summary: chosen.summary,
        cites: chosen.cites ?? [],
      };
    });
  }
}

/** A running story about which nothing was reported in the last two days: its name, and the articles that are kept. */
async function asTopic({ id, name, language, days }: RunningStory, deps: HandlerDeps): Promise<Topic> {
  const ids = days.flatMap(({ articles }) => articles).slice(0, ARTICLES_SHOWN);
  const articles = await toCards(await findByIds(deps.db, ids), deps);
  return {
    ...{ _id: id, topic: name, language, score: 0, reason: "", why: null, articles },
    story_count: articles.length,
    papers: new Set(articles.map(({ newspaper_name }) => newspaper_name)).size,
    ...{ sample_headlines: [], sparkline: [], today: null, summary: null, cites: [] },
  };
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
