import type { Language } from "#contracts/languages.ts";
import { shownStories } from "#features/news/api/editions.ts";
import { editionAt } from "#features/news/editions/times.ts";
import { findChosenSentence, withChosenSentence } from "#features/news/llm/apply-choice.ts";
import { findChoices } from "#features/news/store/chosen-sentences.ts";
import {
  findAnalysed,
  findPickWishes,
  findTopics,
  saveDigest,
  saveTopics,
} from "#features/news/store/digest.ts";
import { findEdition, findRecaps } from "#features/news/store/editions.ts";
import { saveLinks } from "#features/news/store/links.ts";
import { fileSlugs } from "#features/news/store/running.ts";
import { type NewsDatabase, newsTables } from "#features/news/store/tables.ts";
import type { LanguageTopic } from "#features/news/trends/language-topics.ts";
import { createPool } from "#platform/thread-pool.ts";
import { MINUTE_MS } from "#platform/time.ts";
import {
  LOOK_BACK_MS,
  type NewsWindow,
  others,
  type WindowAnalysis,
  type WindowLists,
} from "./analyse-window.ts";
import type { NewsJobsDeps } from "./deps.ts";
import { slugDays } from "./running-slugs.ts";

/** More topics than an analysis finds. */
const KNOWN_TOPICS = 300;
/** A full day takes half a second of computing: in its own thread no reader waits for it. */
const THREAD = { threads: 1, cpuMs: MINUTE_MS, wallMs: 15 * MINUTE_MS, memoryMb: 256 };

/**
 * Computes and stores topics, popular articles, leads, editor's picks, subjects, the brief's topics, and links between
 * languages, as of now.
 */
export async function analyse(
  deps: Pick<NewsJobsDeps, "db" | "edition" | "model">,
  now: Date,
): Promise<void> {
  const db = newsTables(deps.db);
  const articles = await findAnalysed(db, new Date(now.getTime() - LOOK_BACK_MS), now);
  const [wishes, knownTopics] = await Promise.all([findPickWishes(db), findTopics(db, KNOWN_TOPICS)]);
  const storiesOf = async (language?: Language): Promise<string[]> => {
    const edition = await findEdition(db, editionAt(now), language);
    const shown = edition && (await shownStories(db, edition, language && [language]));
    return shown?.map(({ story }) => story) ?? [];
  };
  const sample = deps.edition === "sample";
  const running = await fileSlugs(db, slugDays(articles), { now, sample });
  const { topics, subjects, links, ofLanguages, ...ofAll } = await analyseInThread({
    articles,
    wishes,
    knownTopics,
    running,
    recaps: await findRecaps(db, new Date(now.getTime() - LOOK_BACK_MS), now),
    edition: await storiesOf(),
    editionOf: new Map(
      await Promise.all(others.map(async (language) => [language, await storiesOf(language)] as const)),
    ),
    now,
  });
  // Without a configured model, its stored choices are not used either.
  const ids = deps.model === undefined ? [] : topics.map(({ id }) => id);
  const choices = await findChoices(db, ids);
  const byId = new Map(articles.map((article) => [article.id, article]));
  const chosen = new Map(
    topics.map((topic) => [
      topic.id,
      findChosenSentence(
        topic.articles.flatMap((id) => byId.get(id) ?? []),
        choices.get(topic.id),
      ),
    ]),
  );
  await db.transaction().execute(async (tx) => {
    await saveLists(tx, ofAll);
    for (const { language, ...lists } of ofLanguages) await saveLists(tx, lists, language);
    await saveDigest(tx, "subjects", subjects, now);
    await saveLinks(tx, links);
    const stamp = { computed_at: now, sample };
    await saveTopics(
      tx,
      topics.map((topic) => ({ ...topicRow(topic), ...chosen.get(topic.id), ...stamp })),
    );
  });

  async function saveLists(tx: NewsDatabase, lists: WindowLists, language?: Language): Promise<void> {
    const popular = lists.popular.map(({ id, why }) => ({ id, why }));
    const brief = lists.brief.map((topic) =>
      withChosenSentence(topic, chosen.get(topic.topicId), choices.get(topic.topicId)),
    );
    await saveDigest(tx, "popular", popular, now, language);
    await saveDigest(tx, "leads", lists.leads, now, language);
    await saveDigest(tx, "picks", lists.picks, now, language);
    await saveDigest(tx, "brief", brief, now, language);
  }
}

async function analyseInThread(window: NewsWindow): Promise<WindowAnalysis> {
  const script = new URL("./analyse-window-thread.ts", import.meta.url);
  const thread = createPool<NewsWindow, WindowAnalysis>({ script, ...THREAD });
  const analysed = await thread.run(window);
  await thread.close();
  if (!analysed.ok) throw new Error(`the thread that analyses the news failed: ${analysed.failure.message}`);
  return analysed.value;
}

function topicRow(topic: LanguageTopic) {
  return {
    id: topic.id,
    name: topic.name,
    language: topic.language,
    score: topic.score,
    // Earlier versions read it; now `why` is said when the topic is read.
    reason: "",
    why: topic.why,
    papers: topic.papers,
    articles: [...topic.articles],
    sample_headlines: [...topic.sampleHeadlines],
    sparkline: [...topic.sparkline],
    summary: null,
    cites: null,
  };
}
