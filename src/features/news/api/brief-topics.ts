import * as api from "#contracts/all/api.ts";
import { isLanguage, type Language } from "#contracts/languages.ts";
import { categories, deskPlaces, isCategory } from "#contracts/sections.ts";
import { isKilled, pressesOnBrief, withKilled, withPresses } from "#features/news/editions/presses.ts";
import { type Digests, findListOf, findWithdrawnTopics, inLanguages } from "#features/news/store/digest.ts";
import { findPresses } from "#features/news/store/editions.ts";
import { type ArticleRow, findByIds } from "#features/news/store/find-articles.ts";
import { inCurrentStories } from "#features/news/store/find-stories.ts";
import { findWithdrawnWords } from "#platform/ledger/reach.ts";
import { laterLine } from "#platform/text/later-line.ts";
import { findRecords, pictureFor, type Recorded, toPaperMark } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { shownExcerpt, shownHeadline } from "./shown-text.ts";

/**
 * The topics of the Daily Brief. What it says about a story (its papers, its last step, its picture) is looked up at
 * this moment, as its cards and its page do. Articles and topics taken down since it was composed are left out.
 */
export function readBriefTopics(deps: HandlerDeps) {
  return {
    [api.news.briefTopics]: async ({ language: languages }) => {
      const brief = await findShownBrief(deps, languages);
      const found = await findByIds(
        deps.db,
        brief.map(({ articleId }) => articleId),
      );
      const articles = inLanguages(found, languages);
      const rows = new Map(articles.map((row) => [row.id, row]));
      // Since the brief was composed, its stories may have turned out to be others.
      const [records, withdrawn, gone] = await Promise.all([
        findRecords(
          deps,
          articles.map((row) => row.story_id),
        ),
        findWithdrawnWords(
          deps.db,
          brief.map(({ topic }) => topic),
        ),
        findWithdrawnTopics(
          deps.db,
          brief.flatMap(({ topicId }) => topicId ?? []),
        ),
      ]);
      const topics = brief.flatMap((topic) => {
        const row = rows.get(topic.articleId);
        const record = row && records.get(row.story_id);
        if (!row || !record || withdrawn.has(topic.topic) || gone.has(topic.topicId ?? "")) return [];
        return {
          topic: isCategory(topic.topic) ? record.first.category : topic.topic,
          topic_id: topic.topicId ?? null,
          language: row.language,
          headline: shownHeadline(row.title),
          ...sentenceOf(record, row, topic.sentence, deps),
          article_id: row.id,
          story_id: row.story_id,
          picture: pictureOf(row, record, deps),
          papers: record.papers.map((paper) => toPaperMark(paper, deps)),
        };
      });
      return { topics: topics.slice(0, deskPlaces.brief) };
    },
  } satisfies Partial<NewsHandlers>;
}

/**
 * The brief that the last analysis composed, with more stories than are shown so that the next fills a place that is
 * free, and with the operator's presses on the coming one. Of a language's own brief only killed stories are left out:
 * what the operator pins is in the brief of all languages.
 */
async function findShownBrief(
  { db, clock }: HandlerDeps,
  languages: readonly Language[] | undefined,
): Promise<Digests["brief"]> {
  const [composed, allPresses] = await Promise.all([findListOf(db, "brief", languages), findPresses(db)]);
  const presses = pressesOnBrief(allPresses, clock.now());
  const listed = composed.map((topic) => ({ ...topic, story: topic.storyId, article: topic.articleId }));
  const current = withKilled(presses, listed, await inCurrentStories(db, listed));
  const topics = current.filter(
    ({ story }, at) => at === current.findIndex((other) => other.story === story),
  );
  if (languages !== undefined) return topics.filter(({ story }) => !isKilled(presses, story));
  const byStory = new Map(topics.map((topic) => [topic.story, topic]));
  return withPresses(topics, presses).map(
    ({ story, article }) =>
      byStory.get(story) ?? {
        ...{ topic: categories[0], headline: "", sentence: null },
        ...{ articleId: article, storyId: story, papers: [] },
      },
  );
}

/** With the name of the paper that the picture is from. */
function pictureOf(row: ArticleRow, record: Recorded, deps: HandlerDeps) {
  const source = pictureFor(row, record);
  const url = deps.sign("pictures", source?.image_url ?? null);
  return source && url !== null ? { url, paper: source.paper_name } : null;
}

/** The story's latest step, in the language of its texts, or a sentence that one of its papers still has. */
function sentenceOf({ steps, articles }: Recorded, shown: ArticleRow, own: string | null, deps: HandlerDeps) {
  const step = steps.at(-1);
  // The headline itself may be the latest step.
  if (step === undefined || step.published_at <= shown.published_at) {
    const isThere = own !== null && articles.some(({ summary }) => shownExcerpt(summary).includes(own));
    return { sentence: isThere ? own : null, sentence_article: null };
  }
  const language = isLanguage(shown.language) ? shown.language : "en";
  return {
    sentence: laterLine(
      { headline: shownHeadline(step.title), paper: step.paper_name, at: step.published_at },
      { language, later: deps.say(language, "Later"), first: shown.published_at },
    ),
    sentence_article: step.id,
  };
}
