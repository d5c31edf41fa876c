import * as api from "#contracts/all/api.ts";
import { refuse } from "#contracts/endpoint.ts";
import { buildLadder } from "#features/news/desk/ladder/ladder.ts";
import { isCopyIn } from "#features/news/desk/ladder/record.ts";
import type { StoryText } from "#features/news/shapes.ts";
import { ownerMark } from "#features/news/sources/papers-about.ts";
import { findSubjectStories, findTopicsOf } from "#features/news/store/digest.ts";
import { type ArticleRow, findByIds } from "#features/news/store/find-articles.ts";
import { findHeadlines, findNewest, findRelated } from "#features/news/store/find-stories.ts";
import { findInOtherLanguages } from "#features/news/store/links.ts";
import { findRunningOf } from "#features/news/store/running.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { rankRelated, rarestWords } from "#features/news/trends/related.ts";
import { isAside } from "#platform/text/analysis/aside.ts";
import { findRecords, type Recorded, toCards, toPlaceMark, toStory, toTelling } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { shownHeadline } from "./shown-text.ts";
import { shownTopics } from "./shown-topics.ts";

const RELATED = 6;
const LOOKED_AT = 60;

/** One article, and one story. */
export function readArticle(deps: HandlerDeps) {
  return {
    [api.news.article]: async ({ id }) => {
      const [row] = await findByIds(deps.db, [id]);
      const record = row && (await recordOfStory(row.story_id));
      if (!row || !record) return refuse("not-found", "There is no such article.");
      const [related, running, topics, headlines, inOtherLanguages] = await Promise.all([
        findRelatedTo(deps.db, row, RELATED),
        findRunningOf(deps.db, id),
        findTopicsOf(deps.db, id).then((found) => shownTopics(deps.db, found)),
        findHeadlines(deps.db, id),
        othersOf(row.story_id),
      ]);
      const [article] = await toCards([row], deps, "its own", new Map([[row.story_id, record]]));
      if (!article) return refuse("not-found", "There is no such article.");
      const { texts, steps } = ladderOf(record);
      return {
        article,
        owner: ownerMark(deps.factsAbout(row.paper_id)),
        texts,
        steps,
        story: record.articles.length > 1 ? toStory(record, deps) : null,
        places: record.states.flatMap(toPlaceMark),
        topics: [...new Map([...running, ...topics].map((topic) => [topic.id, topic])).values()].map(
          ({ id, name, language }) => ({ _id: id, topic: name, language }),
        ),
        related: await toCards(related, deps),
        in_other_languages: inOtherLanguages,
        headline_history: headlines.map(({ headline, seen_at }) => ({
          headline,
          seen_at: seen_at.toISOString(),
        })),
      };
    },
    [api.news.story]: async ({ id }) => {
      // A merged story is still found by the id of its first article.
      const record =
        (await recordOfStory(id)) ??
        (await recordOfStory((await findByIds(deps.db, [id]))[0]?.story_id ?? ""));
      if (!record) return refuse("not-found", "There is no such story.");
      const { first, articles } = record;
      const [related, inOtherLanguages] = await Promise.all([
        findRelatedTo(deps.db, first, RELATED),
        othersOf(first.story_id),
      ]);
      return {
        story: toStory(record, deps),
        places: record.states.flatMap(toPlaceMark),
        ...ladderOf(record),
        articles: await toCards(articles, deps, "its own", new Map([[first.story_id, record]])),
        related: await toCards(related, deps),
        in_other_languages: inOtherLanguages,
      };
    },
  } satisfies Partial<NewsHandlers>;

  async function recordOfStory(id: string): Promise<Recorded | undefined> {
    return (await findRecords(deps, [id])).get(id);
  }

  async function othersOf(story: string) {
    const others = await findInOtherLanguages(deps.db, story);
    const records = await findRecords(
      deps,
      others.map(({ story_id }) => story_id),
    );
    return others.map((other) => {
      const record = records.get(other.story_id);
      return toTelling(other, record !== undefined && isCopyIn(record, other), deps);
    });
  }
}

/** How a story developed. */
export function ladderOf({ texts, steps }: Recorded) {
  const textOf = (row: ArticleRow): StoryText => ({
    ...{ url: row.url, title: shownHeadline(row.title), summary: row.summary, paper: row.paper_name },
    time: row.published_at,
  });
  return buildLadder({
    texts: texts.map(({ text, copies }) => ({ text: textOf(text), copies: copies.map(textOf) })),
    steps: steps.map((row) => ({ text: textOf(row), kind: row.step ?? "" })),
  });
}

/**
 * First other stories of the article's subject, then those that share words and names with it, then those of its
 * category and time. Articles about no single event, such as a round-up of the day, come last.
 */
export async function findRelatedTo(
  db: NewsDatabase,
  article: ArticleRow,
  limit: number,
): Promise<ArticleRow[]> {
  const [candidates, subject] = await Promise.all([
    findRelated(db, article, LOOKED_AT, rarestWords(article)),
    findSubjectStories(db, article.story_id),
  ]);
  const ofSubject = await findNewest(
    db,
    subject.filter((story) => story !== article.story_id).slice(0, LOOKED_AT),
  );
  const byWords = rankRelated(
    article,
    candidates.filter(({ story_id }) => !subject.includes(story_id)),
  );
  const aside = ({ title, url }: ArticleRow): boolean => isAside(title, url);
  return [
    ...rankRelated(article, ofSubject),
    ...byWords.filter((one) => !aside(one)),
    ...byWords.filter(aside),
  ].slice(0, limit);
}
