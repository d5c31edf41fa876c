import * as api from "#contracts/all/api.ts";
import { refuse } from "#contracts/endpoint.ts";
import { buildLadder } from "#features/news/desk/ladder/ladder.ts";
import type { StoryText } from "#features/news/shapes.ts";
import { ownerMark } from "#features/news/sources/papers-about.ts";
import { findTopicsOf } from "#features/news/store/digest.ts";
import { type ArticleRow, findByIds } from "#features/news/store/find-articles.ts";
import { findHeadlines, findTellings } from "#features/news/store/find-stories.ts";
import { findInOtherLanguages } from "#features/news/store/links.ts";
import { toCards, toStory, toTelling } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { findRelatedTo } from "./related.ts";

const RELATED = 6;

/** One article, and one story. */
export function readArticle(deps: HandlerDeps) {
  return {
    [api.news.article]: async ({ id }) => {
      const [row] = await findByIds(deps.db, [id]);
      if (!row) return refuse("not-found", "There is no such article.");
      const [tellings, related, topics, headlines, inOtherLanguages] = await Promise.all([
        findTellings(deps.db, [row.story_id]),
        findRelatedTo(deps.db, row, RELATED),
        findTopicsOf(deps.db, id),
        findHeadlines(deps.db, id),
        findInOtherLanguages(deps.db, row.story_id),
      ]);
      const [article, ...relatedCards] = await toCards([row, ...related], deps);
      if (!article) return refuse("not-found", "There is no such article.");
      const { texts, steps } = buildLadder(tellings.map(textOf));
      return {
        article,
        owner: ownerMark(deps.factsAbout(row.paper_id)),
        texts,
        steps,
        story: tellings.length > 1 ? toStory(tellings, deps) : null,
        topics: topics.map(({ id, name, language }) => ({ _id: id, topic: name, language })),
        related: relatedCards,
        in_other_languages: inOtherLanguages.map((other) => toTelling(other, deps)),
        headline_history: headlines.map(({ headline, seen_at }) => ({
          headline,
          seen_at: seen_at.toISOString(),
        })),
      };
    },
    [api.news.story]: async ({ id }) => {
      const tellings = await findStoryTellings(id);
      const story = toStory(tellings, deps);
      const [first] = tellings;
      if (!story || !first) return refuse("not-found", "There is no such story.");
      const [related, inOtherLanguages] = await Promise.all([
        findRelatedTo(deps.db, first, RELATED),
        findInOtherLanguages(deps.db, first.story_id),
      ]);
      return {
        story,
        ...buildLadder(tellings.map(textOf)),
        articles: await toCards(tellings, deps),
        related: await toCards(related, deps),
        in_other_languages: inOtherLanguages.map((other) => toTelling(other, deps)),
      };
    },
  } satisfies Partial<NewsHandlers>;

  /** A merged story is still found by the id of its first article. */
  async function findStoryTellings(id: string): Promise<ArticleRow[]> {
    const tellings = await findTellings(deps.db, [id]);
    if (tellings.length > 0) return tellings;
    const [opener] = await findByIds(deps.db, [id]);
    return opener ? findTellings(deps.db, [opener.story_id]) : [];
  }
}

function textOf({ url, title, summary, paper_name, published_at, copy_hash }: ArticleRow): StoryText {
  return { url, title, summary, paper: paper_name, time: published_at, copyHash: copy_hash };
}
