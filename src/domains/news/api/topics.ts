import { refuse } from "#contracts/endpoint.ts";
import type { Topic } from "#contracts/news.ts";
import { findDigest, findTopic, findTopics, type TopicRow } from "#domains/news/store/digest.ts";
import { findMarks } from "#domains/news/store/feeds/health.ts";
import { type ArticleRow, findByIds } from "#domains/news/store/find-articles.ts";
import { findLastSteps, type StepRow } from "#domains/news/store/story-texts.ts";
import { lagosDate, lagosTime } from "#platform/time.ts";
import { toCards, toMark } from "./cards.ts";
import type { Answers, Desk } from "./deps.ts";

const ARTICLES_SHOWN = 30;
const RELATED = 5;

/** The day's topics, a single topic, and the topics of the Daily Brief. */
export function readTopics(
  desk: Desk,
): Answers<"GET /trending/ai" | "GET /topics/{id}" | "GET /brief/topics"> {
  return {
    "GET /trending/ai": async ({ limit }) => {
      const rows = await findTopics(desk.db, limit);
      return {
        topics: await withArticles(rows),
        computed_at: rows[0]?.computed_at.toISOString() ?? null,
      };
    },
    "GET /topics/{id}": async ({ id }) => {
      const row = await findTopic(desk.db, id);
      const [topic] = row ? await withArticles([row]) : [];
      if (!topic) return refuse("not-found", "There is no such topic.");
      const others = (await findTopics(desk.db, RELATED + 1)).filter((other) => other.id !== topic._id);
      const articles = topic.articles.toSorted((a, b) => (a.published_at < b.published_at ? 1 : -1));
      return {
        topic: { ...topic, articles },
        related: others
          .slice(0, RELATED)
          .map(({ id, name, language, score }) => ({ _id: id, topic: name, language, score })),
      };
    },
    "GET /brief/topics": readBrief,
  };

  async function readBrief() {
    const brief = await findDigest(desk.db, "brief");
    const papers = await findMarks(desk.db, [...new Set(brief.flatMap((topic) => topic.papers))]);
    const marks = new Map(papers.map((paper) => [paper.paper_id, toMark(paper, desk)]));
    const shown = await findByIds(
      desk.db,
      brief.map(({ articleId }) => articleId),
    );
    const rows = new Map(shown.map((row) => [row.id, row]));
    const lastStep = await lastSteps(
      desk,
      brief.map(({ storyId }) => storyId),
    );
    const topics = brief
      .filter(({ articleId }) => rows.has(articleId))
      .map((topic) => ({
        topic: topic.topic,
        language: rows.get(topic.articleId)?.language ?? "en",
        headline: topic.headline,
        sentence: lastStep.get(topic.storyId) ?? topic.sentence,
        article_id: topic.articleId,
        story_id: topic.storyId,
        picture: pictureOf(rows.get(topic.articleId), desk),
        papers: topic.papers.flatMap((id) => marks.get(id) ?? []),
        machine_written: topic.machineWritten && !lastStep.has(topic.storyId),
      }));
    return { topics };
  }

  async function withArticles(rows: readonly TopicRow[]): Promise<Topic[]> {
    const ids = rows.flatMap((row) => row.articles.slice(0, ARTICLES_SHOWN));
    const cards = await toCards(await findByIds(desk.db, [...new Set(ids)]), desk);
    const byId = new Map(cards.map((card) => [card._id, card]));
    return rows.map((row) => {
      const articles = row.articles.slice(0, ARTICLES_SHOWN).flatMap((id) => byId.get(id) ?? []);
      return {
        _id: row.id,
        topic: row.name,
        language: row.language,
        score: row.score,
        reason: row.reason,
        papers: row.papers,
        story_count: articles.length || row.sample_headlines.length,
        articles,
        sample_headlines: row.sample_headlines,
        sparkline: row.sparkline,
        today: rangeOf(row, lagosDate(desk.clock.now())),
        summary: row.summary,
        machine_written: row.cites !== null,
        cites: row.cites ?? [],
      };
    });
  }
}

/** Null if the topic was not counted on this day. */
function rangeOf({ scored_on, score_low: low, score_high: high, highest_at }: TopicRow, today: string) {
  if (scored_on !== today || low === null || high === null || highest_at === null) return null;
  return { low, high, highest_at: highest_at.toISOString() };
}

function pictureOf(row: ArticleRow | undefined, desk: Desk) {
  const url = desk.sign("pictures", row?.image_url ?? null);
  return row && url !== null ? { url, paper: row.paper_name } : null;
}

/** What came last in each of these stories, as a sentence. */
async function lastSteps(desk: Desk, stories: readonly string[]): Promise<Map<string, string>> {
  const steps = await findLastSteps(desk.db, stories);
  return new Map(steps.map((step) => [step.story_id, inOneLine(step)]));
}

/** "Later: Police release Osun SSG (Premium Times, 17:54)". */
function inOneLine({ title, paper_name, published_at }: StepRow): string {
  return `Later: ${title} (${paper_name}, ${lagosTime(published_at)})`;
}
