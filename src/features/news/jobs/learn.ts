import {
  findLearnableArticles,
  type LearnableArticle,
  saveModel,
} from "#features/news/store/category-model.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { createPool } from "#platform/thread-pool.ts";
import { HOUR_MS, MINUTE_MS } from "#platform/time.ts";
import type { NewsJobsDeps } from "./deps.ts";
import type { LearntModel } from "./learn-category-model.ts";

const THREAD = { threads: 1, cpuMs: 10 * MINUTE_MS, wallMs: HOUR_MS, memoryMb: 512 };
const MAX_EXAMPLES = 20_000;

/**
 * Learns a category model from recent articles, with the papers' own categories or clear verdicts of the lexicon as
 * answers. Stores it only if it is no worse than the shipped one.
 */
export async function learnCategories(
  { db, log }: Pick<NewsJobsDeps, "db" | "log">,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const tables = newsTables(db);
  const examples = await findLearnableArticles(tables, since, MAX_EXAMPLES);
  const script = new URL("./learn-thread.ts", import.meta.url);
  const thread = createPool<readonly LearnableArticle[], LearntModel | null>({ script, ...THREAD });
  const lesson = await thread.run(examples);
  await thread.close();
  if (!lesson.ok) return log.warn({ why: lesson.failure.message }, "categories not learnt");
  if (lesson.value === null)
    return log.info({ articles: examples.length }, "too few articles to learn categories from");
  const { model, ...proof } = lesson.value;
  const isKept = proof.learnt >= proof.shipped;
  if (isKept) await saveModel(tables, model, now);
  log.info({ ...proof, isKept }, "categories learnt");
}
