import { WORDS_A_MINUTE } from "#contracts/durations.ts";
import type { Article, PaperMark, Story } from "#features/news/contract/news.ts";
import { ownerMark } from "#features/news/sources/papers-about.ts";
import type { ArticleRow } from "#features/news/store/find-articles.ts";
import {
  findPictures,
  findReportingPapers,
  type ReportingPaper,
  type StoryPicture,
} from "#features/news/store/find-stories.ts";
import { findLastSteps, type StepRow } from "#features/news/store/story-texts.ts";
import type { HandlerDeps } from "./deps.ts";
import { factCheckOf } from "./fact-check.ts";
import { shownExcerpt, shownHeadline } from "./shown-text.ts";

const NAMED_PAPERS = 3;

/**
 * Rows as the contract's articles, each with the other papers of its story. Where a card stands for its story, an
 * article without a picture shows one from another telling.
 */
export async function toCards(
  rows: readonly ArticleRow[],
  deps: HandlerDeps,
  picture: "its own" | "of the story" = "its own",
): Promise<Article[]> {
  const stories = [...new Set(rows.map(({ story_id }) => story_id))];
  const withoutPicture = rows.filter(({ image_url }) => image_url === null).map(({ story_id }) => story_id);
  const [tellerRows, pictures, lastSteps] = await Promise.all([
    findReportingPapers(deps.db, stories),
    picture === "its own" ? new Map<string, StoryPicture>() : findPictures(deps.db, withoutPicture),
    findLastSteps(deps.db, stories),
  ]);
  const tellers = Map.groupBy(tellerRows, ({ story_id }) => story_id);
  const steps = new Map(lastSteps.map((step) => [step.story_id, step]));
  return rows.map((row) => {
    const image_url = row.image_url ?? pictures.get(row.story_id)?.image_url ?? null;
    const papers = tellers.get(row.story_id) ?? [];
    const step = papers.length > 1 ? (steps.get(row.story_id) ?? null) : null;
    return toCard({ ...row, image_url }, papers, step, deps);
  });
}

function toCard(
  row: ArticleRow,
  tellers: readonly ReportingPaper[],
  step: StepRow | null,
  deps: HandlerDeps,
): Article {
  const others = tellers.filter(({ paper_id }) => paper_id !== row.paper_id);
  return {
    _id: row.id,
    headline: shownHeadline(row.title, row.published_at, deps.clock.now()),
    summary: shownExcerpt(row.summary),
    category: row.category,
    image_url: deps.sign("pictures", row.image_url),
    favicon_url: deps.sign("icons", row.icon_url),
    newspaper_name: row.paper_name,
    newspaper_id: row.paper_id,
    newspaper_language: row.name_language,
    url: row.url,
    published_at: row.published_at.toISOString(),
    language: row.language,
    reading_minutes:
      row.word_count === null ? null : Math.max(1, Math.round(row.word_count / WORDS_A_MINUTE)),
    views: row.views,
    story_id: row.story_id,
    also_in: {
      count: others.length,
      papers: others.slice(0, NAMED_PAPERS).map((teller) => toPaperMark(teller, deps)),
    },
    last_text_at: others.length === 0 ? null : lastTextOf(tellers),
    later: step !== null && step.published_at > row.published_at ? toLater(step) : null,
    fact_check: row.paper_kind === "fact-check" ? factCheckOf(row.summary) : null,
    sample: row.sample,
  };
}

function lastTextOf(tellers: readonly ReportingPaper[]): string {
  return new Date(Math.max(...tellers.map(({ last_text_at }) => last_text_at?.getTime() ?? 0))).toISOString();
}

function toLater({ step, title, id, paper_name, published_at }: StepRow): NonNullable<Article["later"]> {
  return {
    kind: step,
    headline: title,
    article_id: id,
    paper: paper_name,
    published_at: published_at.toISOString(),
  };
}

export function toPaperMark(
  paper: Omit<ReportingPaper, "story_id" | "last_text_at">,
  deps: HandlerDeps,
): PaperMark {
  return {
    id: paper.paper_id,
    name: paper.paper_name,
    language: paper.name_language,
    favicon_url: deps.sign("icons", paper.icon_url),
  };
}

/** A story from its articles, earliest first; null if there are none. */
export function toStory(tellings: readonly ArticleRow[], deps: HandlerDeps): Story | null {
  const [first] = tellings;
  const last = tellings.at(-1);
  if (!first || !last) return null;
  const coverage = tellings.filter(
    ({ paper_id }, at) => tellings.findIndex((other) => other.paper_id === paper_id) === at,
  );
  return {
    _id: first.story_id,
    headline: first.title,
    language: first.language,
    category: first.category,
    first_told_at: first.published_at.toISOString(),
    last_told_at: last.published_at.toISOString(),
    papers: coverage.length,
    independent_reports: tellings.filter(({ copy_of }) => copy_of === null).length,
    coverage: coverage.map(({ paper_name, published_at, copy_of }) => ({
      paper: paper_name,
      published_at: published_at.toISOString(),
      copy: copy_of !== null,
    })),
    tellings: tellings.map((row) => toTelling(row, deps)),
  };
}

export function toTelling(row: ArticleRow, deps: HandlerDeps): Story["tellings"][number] {
  return {
    paper: toPaperMark(row, deps),
    owner: ownerMark(deps.factsAbout(row.paper_id)),
    article_id: row.id,
    url: row.url,
    headline: row.title,
    language: row.language,
    published_at: row.published_at.toISOString(),
    copy: row.copy_of !== null,
  };
}
