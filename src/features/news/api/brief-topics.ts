import * as api from "#contracts/all/api.ts";
import { findWithdrawnTopics } from "#features/news/store/digest.ts";
import { type ArticleRow, findByIds } from "#features/news/store/find-articles.ts";
import { findPictures, findReportingPapers, type StoryPicture } from "#features/news/store/find-stories.ts";
import { findLastSteps, type StepRow } from "#features/news/store/story-texts.ts";
import { findWithdrawnWords } from "#platform/ledger/reach.ts";
import { lagosTime } from "#platform/time.ts";
import { findListOf, inLanguages } from "./analysed-lists.ts";
import { toPaperMark } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";

/**
 * The topics of the Daily Brief. What it says of a story (its papers, its last step, its picture) is asked of the story
 * at this moment, as its cards and its page do. Articles and topics taken down since it was composed are left out.
 */
export function readBriefTopics(deps: HandlerDeps) {
  return {
    [api.news.briefTopics]: async ({ language: languages }) => {
      const listed = await findListOf(deps.db, "brief", languages);
      const brief = listed.filter(
        ({ articleId }, at) => at === listed.findIndex((one) => one.articleId === articleId),
      );
      const found = await findByIds(
        deps.db,
        brief.map(({ articleId }) => articleId),
      );
      const articles = inLanguages(found, languages);
      const rows = new Map(articles.map((row) => [row.id, row]));
      // Since the brief was composed, its stories may have turned out to be others.
      const stories = articles.map((row) => row.story_id);
      const [papers, lastStep, pictures, withdrawn, gone] = await Promise.all([
        findReportingPapers(deps.db, stories),
        lastSteps(deps, stories),
        findPictures(deps.db, stories),
        findWithdrawnWords(
          deps.db,
          brief.map(({ topic }) => topic),
        ),
        findWithdrawnTopics(
          deps.db,
          brief.flatMap(({ topicId }) => topicId ?? []),
        ),
      ]);
      const papersOf = Map.groupBy(papers, (paper) => paper.story_id);
      const topics = brief.flatMap((topic) => {
        const row = rows.get(topic.articleId);
        if (row === undefined || withdrawn.has(topic.topic) || gone.has(topic.topicId ?? "")) return [];
        return {
          topic: topic.topic,
          topic_id: topic.topicId ?? null,
          language: row.language,
          headline: topic.headline,
          ...(lastStep.get(row.story_id) ?? { sentence: topic.sentence, sentence_article: null }),
          article_id: row.id,
          story_id: row.story_id,
          picture: pictureOf(row, pictures.get(row.story_id), deps),
          papers: (papersOf.get(row.story_id) ?? []).map((paper) => toPaperMark(paper, deps)),
        };
      });
      return { topics };
    },
  } satisfies Partial<NewsHandlers>;
}

/** The article's own picture; if it has none, one from another telling, with the name of that paper. */
function pictureOf(row: ArticleRow, ofStory: StoryPicture | undefined, deps: HandlerDeps) {
  const source = row.image_url ? row : ofStory;
  const url = deps.sign("pictures", source?.image_url ?? null);
  return source && url !== null ? { url, paper: source.paper_name } : null;
}

/** The last step of each of these stories, as a sentence. */
async function lastSteps(deps: HandlerDeps, stories: readonly string[]) {
  const steps = await findLastSteps(deps.db, stories);
  return new Map(
    steps.map((step) => [step.story_id, { sentence: inOneLine(step), sentence_article: step.id }]),
  );
}

/** "Later: Police release Osun SSG (Premium Times, 17:54)". */
function inOneLine({ title, paper_name, published_at }: StepRow): string {
  return `Later: ${title} (${paper_name}, ${lagosTime(published_at)})`;
}
