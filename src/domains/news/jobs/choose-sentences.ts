import { costAtMost, createModel } from "#domains/news/llm/model.ts";
import { questionOf, type Source, writeWords } from "#domains/news/llm/write-summaries.ts";
import { findTopics, type TopicRow } from "#domains/news/store/digest.ts";
import { type ArticleRow, findByIds } from "#domains/news/store/find-articles.ts";
import {
  findWords,
  type StoredSummaries,
  saveWords,
  spendTokens,
  tokensSpent,
} from "#domains/news/store/summaries.ts";
import { type NewsDatabase, newsTables } from "#domains/news/store/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import { HOUR_MS, lagosDate } from "#platform/time.ts";
import type { ModelDeps } from "./deps.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly model: ModelDeps;
}

/** The topics that readers see first. */
const TOPICS = 20;
const SOURCES = 8;
/** A text is used until the topic has half as many articles again. */
const GROWN = 1.5;
/** After a refused answer the model is not asked about that topic at once. */
const REFUSED_REST_MS = 6 * HOUR_MS;

/** Asks the model for texts of the strongest topics, one after the other; if anything fails, our own texts stay. */
export function createWriter({ db: database, clock, log, model: deps }: Deps): () => Promise<void> {
  const db = newsTables(database);
  const model = createModel(deps, deps.fetch);

  return async () => {
    for (const topic of await topicsToTell(db, clock.now())) {
      const goOn = await tell(topic);
      if (!goOn) return;
    }
  };

  /** False if the model should not be asked again now. */
  async function tell(topic: TopicRow): Promise<boolean> {
    const told = await findByIds(db, topic.articles.slice(0, SOURCES));
    const storyId = told[0]?.story_id;
    if (storyId === undefined) return true;
    const sources = told.map((article) => sourceOf(article, storyId));
    const day = lagosDate(clock.now());
    if (!(await mayCost(costAtMost(questionOf(sources)), day))) return false;
    const written = await writeWords(model, sources);
    await spendTokens(db, day, written.ok ? written.value.tokens : written.failure.tokens);
    if (!written.ok) log.warn({ topic: topic.id, ...written.failure }, "no words of the model");
    if (!written.ok && written.failure.kind === "away") return false;
    const of = { topic_id: topic.id, articles: topic.articles.length, story_id: storyId };
    await saveWords(db, { ...of, ...keptFrom(written), model: model.name, made_at: clock.now() });
    return true;
  }

  async function mayCost(tokens: number, day: string): Promise<boolean> {
    const may = (await tokensSpent(db, day)) + tokens <= deps.dailyTokens;
    if (!may) log.info({ dailyTokens: deps.dailyTokens }, "the day's tokens are spent");
    return may;
  }
}

/** Of a refused answer only the reason is stored. */
function keptFrom(written: Awaited<ReturnType<typeof writeWords>>) {
  if (written.ok) return { ...written.value.words, cites: [...written.value.words.cites], refused: null };
  const refused = written.failure.message.slice(0, 500);
  return { name: null, summary: null, sentence: null, cites: [], refused };
}

async function topicsToTell(db: NewsDatabase, now: Date): Promise<TopicRow[]> {
  const topics = await findTopics(db, TOPICS);
  const kept = await findWords(
    db,
    topics.map(({ id }) => id),
  );
  return topics.filter((topic) => !isToldWell(topic, kept.get(topic.id), now));
}

function isToldWell(topic: TopicRow, words: StoredSummaries | undefined, now: Date): boolean {
  if (words === undefined) return false;
  if (words.refused !== null && now.getTime() - words.made_at.getTime() < REFUSED_REST_MS) return true;
  if (topic.articles.length >= words.articles * GROWN) return false;
  return words.refused === null && words.cites.every((id) => topic.articles.includes(id));
}

function sourceOf({ id, title, summary, story_id }: ArticleRow, storyId: string): Source {
  return { id, title, summary, isMain: story_id === storyId };
}
