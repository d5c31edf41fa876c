import { refuse } from "#contracts/endpoint.ts";
import { buildLadder } from "#domains/news/desk/ladder/ladder.ts";
import type { Text } from "#domains/news/shapes.ts";
import { ownerMark } from "#domains/news/sources/papers-about.ts";
import { findTopicsOf } from "#domains/news/store/digest.ts";
import { type ArticleRow, findByIds } from "#domains/news/store/find-articles.ts";
import { findHeadlines, findTellings } from "#domains/news/store/find-stories.ts";
import { findInOtherLanguages } from "#domains/news/store/links.ts";
import { toCards, toStory, toTelling } from "./cards.ts";
import type { Answers, Desk } from "./deps.ts";
import { findRelatedTo } from "./related.ts";

const RELATED = 6;

/** One article, and one story. */
export function readArticle(desk: Desk): Answers<"GET /articles/{id}" | "GET /stories/{id}"> {
  return {
    "GET /articles/{id}": async ({ id }) => {
      const [row] = await findByIds(desk.db, [id]);
      if (!row) return refuse("not-found", "There is no such article.");
      const [tellings, related, topics, headlines, inOtherLanguages] = await Promise.all([
        findTellings(desk.db, [row.story_id]),
        findRelatedTo(desk.db, row, RELATED),
        findTopicsOf(desk.db, id),
        findHeadlines(desk.db, id),
        findInOtherLanguages(desk.db, row.story_id),
      ]);
      const [article, ...others] = await toCards([row, ...related], desk);
      if (!article) return refuse("not-found", "There is no such article.");
      const { texts, steps } = buildLadder(tellings.map(textOf));
      return {
        article,
        owner: ownerMark(desk.factsAbout(row.paper_id)),
        texts,
        steps,
        story: tellings.length > 1 ? toStory(tellings, desk) : null,
        topics: topics.map(({ id, name, language }) => ({ _id: id, topic: name, language })),
        related: others,
        in_other_languages: inOtherLanguages.map((other) => toTelling(other, desk)),
        headline_history: headlines.map(({ headline, seen_at }) => ({
          headline,
          seen_at: seen_at.toISOString(),
        })),
      };
    },
    "GET /stories/{id}": async ({ id }) => {
      const tellings = await findTold(id);
      const story = toStory(tellings, desk);
      const [first] = tellings;
      if (!story || !first) return refuse("not-found", "There is no such story.");
      const [related, inOtherLanguages] = await Promise.all([
        findRelatedTo(desk.db, first, RELATED),
        findInOtherLanguages(desk.db, first.story_id),
      ]);
      return {
        story,
        ...buildLadder(tellings.map(textOf)),
        articles: await toCards(tellings, desk),
        related: await toCards(related, desk),
        in_other_languages: inOtherLanguages.map((other) => toTelling(other, desk)),
      };
    },
  };

  /** A merged story is still found by the id of its first article. */
  async function findTold(id: string): Promise<ArticleRow[]> {
    const tellings = await findTellings(desk.db, [id]);
    if (tellings.length > 0) return tellings;
    const [opener] = await findByIds(desk.db, [id]);
    return opener ? findTellings(desk.db, [opener.story_id]) : [];
  }
}

function textOf({ url, title, summary, paper_name, published_at, copy_hash }: ArticleRow): Text {
  return { url, title, summary, paper: paper_name, time: published_at, copyHash: copy_hash };
}
