import {
  type Candidate,
  type Choice,
  chooseSentence,
  questionOf,
} from "#features/news/llm/choose-sentence.ts";
import { createModel, estimateMostTokens, type ModelFailure } from "#features/news/llm/model.ts";
import {
  findChoices,
  type StoredChoice,
  saveChoice,
  spendTokens,
  tokensSpent,
} from "#features/news/store/chosen-sentences.ts";
import { findTopics, type TopicRow } from "#features/news/store/digest.ts";
import { type ArticleRow, findByIds } from "#features/news/store/find-articles.ts";
import { type NewsDatabase, newsTables } from "#features/news/store/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import type { Result } from "#platform/result.ts";
import { fullSentences } from "#platform/text/analysis/full-sentences.ts";
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
const REPORTS = 8;
/** With a single sentence there is nothing to choose. */
const MIN_CANDIDATES = 2;
/** A choice is used until the topic has half as many articles again. */
const REASK_GROWTH = 1.5;
/** How long the model is not asked about a topic again after a refused answer. */
const REFUSED_PAUSE_MS = 6 * HOUR_MS;

/**
 * Lets the model choose a sentence for each of the strongest topics, one after the other. If anything fails, our own
 * rules choose.
 */
export function createSentenceChooser({ db: database, clock, log, model: deps }: Deps): () => Promise<void> {
  const db = newsTables(database);
  const model = createModel(deps, deps.fetch);

  return async () => {
    for (const topic of await topicsToAskOf(db, clock.now())) {
      const goOn = await askOf(topic);
      if (!goOn) return;
    }
  };

  /** False if no other topic should be asked about now. */
  async function askOf(topic: TopicRow): Promise<boolean> {
    const reports = await findByIds(db, topic.articles.slice(0, REPORTS));
    const storyId = reports[0]?.story_id;
    const candidates = candidatesOf(reports.filter(({ story_id }) => story_id === storyId));
    if (storyId === undefined || candidates.length < MIN_CANDIDATES) return true;
    const day = lagosDate(clock.now());
    if (!(await mayCost(estimateMostTokens(questionOf(candidates)), day))) return false;
    const choice = await chooseSentence(model, candidates);
    await spendTokens(db, day, choice.ok ? choice.value.tokens : choice.failure.tokens);
    if (!choice.ok) log.warn({ topic: topic.id, ...choice.failure }, "no choice of the model");
    if (!choice.ok && choice.failure.kind === "away") return false;
    const basis = { topic_id: topic.id, articles: topic.articles.length, story_id: storyId };
    await saveChoice(db, { ...basis, ...storedFields(choice), model: model.name, made_at: clock.now() });
    return true;
  }

  async function mayCost(tokens: number, day: string): Promise<boolean> {
    const isAffordable = (await tokensSpent(db, day)) + tokens <= deps.dailyTokens;
    if (!isAffordable) log.info({ dailyTokens: deps.dailyTokens }, "the day's tokens are spent");
    return isAffordable;
  }
}

/** If the answer was refused, only the reason is stored. */
function storedFields(choice: Result<Choice, ModelFailure>) {
  if (choice.ok) return { sentence: choice.value.text, cites: [choice.value.articleId], refused: null };
  return { sentence: null, cites: [], refused: choice.failure.message.slice(0, 500) };
}

async function topicsToAskOf(db: NewsDatabase, now: Date): Promise<TopicRow[]> {
  const topics = await findTopics(db, TOPICS);
  const choices = await findChoices(
    db,
    topics.map(({ id }) => id),
  );
  return topics.filter((topic) => !isChosen(topic, choices.get(topic.id), now));
}

function isChosen(topic: TopicRow, choice: StoredChoice | undefined, now: Date): boolean {
  if (choice === undefined) return false;
  if (choice.refused !== null && now.getTime() - choice.made_at.getTime() < REFUSED_PAUSE_MS) return true;
  if (topic.articles.length >= choice.articles * REASK_GROWTH) return false;
  return choice.refused === null && choice.cites.every((id) => topic.articles.includes(id));
}

/** Each sentence once, with the first report that says it. */
function candidatesOf(reports: readonly ArticleRow[]): Candidate[] {
  const first = new Map<string, string>();
  for (const { id, summary } of reports)
    for (const sentence of fullSentences(summary)) if (!first.has(sentence)) first.set(sentence, id);
  return [...first].map(([text, articleId]) => ({ articleId, text }));
}
