import { WORDS_A_MINUTE } from "#contracts/durations.ts";
import { stateOf } from "#contracts/places.ts";
import type { Article, PaperMark, Story } from "#features/news/contract/news.ts";
import { isCopyIn, recordsOf, type StoryRecord } from "#features/news/desk/ladder/record.ts";
import { ownerMark } from "#features/news/sources/papers-about.ts";
import type { ArticleRow } from "#features/news/store/find-articles.ts";
import { findTellings } from "#features/news/store/find-stories.ts";
import type { HandlerDeps } from "./deps.ts";
import { factCheckOf, shownExcerpt, shownHeadline } from "./shown-text.ts";

export type Recorded = StoryRecord<ArticleRow>;

const NAMED_PAPERS = 3;

/** The records of these stories as readers may see them at this moment. */
export async function findRecords(
  deps: HandlerDeps,
  stories: readonly string[],
): Promise<ReadonlyMap<string, Recorded>> {
  return recordsOf(await findTellings(deps.db, [...new Set(stories)]));
}

/**
 * Rows as the contract's articles, each with the other papers of its story. Where a card stands for its story, an
 * article without a picture shows one from another telling.
 */
export async function toCards(
  rows: readonly ArticleRow[],
  deps: HandlerDeps,
  picture: "its own" | "of the story" = "its own",
  known?: ReadonlyMap<string, Recorded>,
): Promise<Article[]> {
  const records =
    known ??
    (await findRecords(
      deps,
      rows.map(({ story_id }) => story_id),
    ));
  return rows.flatMap((row) => {
    const record = records.get(row.story_id);
    // Taken down since the row was read.
    if (record === undefined) return [];
    const pictured = picture === "its own" ? row : pictureFor(row, record);
    const image_paper =
      pictured === null || pictured.paper_id === row.paper_id
        ? null
        : { name: pictured.paper_name, language: pictured.name_language };
    const image_url = deps.sign("pictures", pictured?.image_url ?? null);
    return [{ ...toCard(row, record, deps), image_url, image_paper }];
  });
}

/** The article's own picture; if it has none, the story's. */
export function pictureFor(row: ArticleRow, record: Recorded | undefined): ArticleRow | null {
  return row.image_url === null ? (record?.picture ?? null) : row;
}

function toCard(
  row: ArticleRow,
  record: Recorded,
  deps: HandlerDeps,
): Omit<Article, "image_url" | "image_paper"> {
  const others = record.papers.filter(({ paper_id }) => paper_id !== row.paper_id);
  const step = others.length === 0 ? undefined : record.steps.at(-1);
  return {
    _id: row.id,
    headline: shownHeadline(row.title),
    summary: shownExcerpt(row.summary),
    category: record.first.category,
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
    last_text_at: others.length === 0 ? null : (record.texts.at(-1)?.text.published_at.toISOString() ?? null),
    later: step !== undefined && step.published_at > row.published_at ? toLater(step) : null,
    fact_check: row.paper_kind === "fact-check" ? factCheckOf(row.summary) : null,
    sample: row.sample,
  };
}

function toLater(step: ArticleRow): NonNullable<Article["later"]> {
  return {
    kind: step.step ?? "",
    headline: shownHeadline(step.title),
    article_id: step.id,
    paper: step.paper_name,
    published_at: step.published_at.toISOString(),
  };
}

export function toPaperMark(
  paper: Pick<ArticleRow, "paper_id" | "paper_name" | "name_language" | "icon_url">,
  deps: Pick<HandlerDeps, "sign">,
): PaperMark {
  return {
    id: paper.paper_id,
    name: paper.paper_name,
    language: paper.name_language,
    favicon_url: deps.sign("icons", paper.icon_url),
  };
}

/** Nothing for a slug that this version does not know. */
export function toPlaceMark(slug: string): { slug: string; name: string }[] {
  const state = stateOf(slug);
  return state === undefined ? [] : [{ slug, name: state.name }];
}

/** What a story's page, card and share picture say about it. */
export function toStory(record: Recorded, deps: HandlerDeps): Story {
  const { first, articles, papers, texts } = record;
  return {
    _id: first.story_id,
    headline: shownHeadline(first.title),
    language: first.language,
    category: first.category,
    first_told_at: first.published_at.toISOString(),
    last_told_at: (articles.at(-1) ?? first).published_at.toISOString(),
    papers: papers.length,
    independent_reports: texts.length,
    coverage: papers.map((row) => ({
      paper: row.paper_name,
      published_at: row.published_at.toISOString(),
      copy: isCopyIn(record, row),
    })),
    tellings: articles.map((row) => toTelling(row, isCopyIn(record, row), deps)),
    picture: pictureOf(record.picture, deps),
  };
}

function pictureOf(row: ArticleRow | null, deps: HandlerDeps): Story["picture"] {
  const url = deps.sign("pictures", row?.image_url ?? null);
  return row && url !== null ? { url, paper: row.paper_name, language: row.name_language } : null;
}

/** The lead's story, unless the lead is its only article. */
export function leadStoryOf(
  lead: ArticleRow | undefined,
  records: ReadonlyMap<string, Recorded>,
  deps: HandlerDeps,
): Story | null {
  const record = lead && records.get(lead.story_id);
  return record && record.articles.length > 1 ? toStory(record, deps) : null;
}

export function toTelling(row: ArticleRow, copy: boolean, deps: HandlerDeps): Story["tellings"][number] {
  return {
    paper: toPaperMark(row, deps),
    owner: ownerMark(deps.factsAbout(row.paper_id)),
    article_id: row.id,
    url: row.url,
    headline: shownHeadline(row.title),
    language: row.language,
    published_at: row.published_at.toISOString(),
    copy,
  };
}
