import * as api from "#contracts/all/api.ts";
import { findDigest } from "#features/news/store/digest.ts";
import { findPaperMarks } from "#features/news/store/feeds/health.ts";
import { type ArticleRow, findByIds } from "#features/news/store/find-articles.ts";
import { findPictures, type StoryPicture } from "#features/news/store/find-stories.ts";
import { findLastSteps, type StepRow } from "#features/news/store/story-texts.ts";
import { findWithdrawnWords } from "#platform/ledger/reach.ts";
import { lagosTime } from "#platform/time.ts";
import { toPaperMark } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";

/** The topics of the Daily Brief. Articles and topics taken down since it was composed are left out. */
export function readBriefTopics(deps: HandlerDeps) {
  return {
    [api.news.briefTopics]: async () => {
      const brief = await findDigest(deps.db, "brief");
      const ids = brief.map(({ articleId }) => articleId);
      const stories = brief.map(({ storyId }) => storyId);
      const [papers, articles, lastStep, pictures, withdrawn] = await Promise.all([
        findPaperMarks(deps.db, [...new Set(brief.flatMap((topic) => topic.papers))]),
        findByIds(deps.db, ids),
        lastSteps(deps, stories),
        findPictures(deps.db, stories),
        findWithdrawnWords(
          deps.db,
          brief.map(({ topic }) => topic),
        ),
      ]);
      const marks = new Map(papers.map((paper) => [paper.paper_id, toPaperMark(paper, deps)]));
      const rows = new Map(articles.map((row) => [row.id, row]));
      const topics = brief
        .filter(({ articleId, topic }) => rows.has(articleId) && !withdrawn.has(topic))
        .map((topic) => ({
          topic: topic.topic,
          language: rows.get(topic.articleId)?.language ?? "en",
          headline: topic.headline,
          ...(lastStep.get(topic.storyId) ?? { sentence: topic.sentence, sentence_article: null }),
          article_id: topic.articleId,
          story_id: topic.storyId,
          picture: pictureOf(rows.get(topic.articleId), pictures.get(topic.storyId), deps),
          papers: topic.papers.flatMap((id) => marks.get(id) ?? []),
        }));
      return { topics };
    },
  } satisfies Partial<NewsHandlers>;
}

/** The article's own picture; if it has none, one from another telling, with the name of that paper. */
function pictureOf(row: ArticleRow | undefined, ofStory: StoryPicture | undefined, deps: HandlerDeps) {
  const source = row?.image_url ? row : ofStory;
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
