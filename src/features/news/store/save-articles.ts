import { sql } from "kysely";
import type { Article, Draft, Move } from "#features/news/shapes.ts";
import type { EditionArticle } from "./editions.ts";
import type { NewsDatabase } from "./tables.ts";

export interface StoredArticle {
  readonly id: string;
  readonly paper: string;
  readonly canonicalUrl: string;
  readonly guid: string | null;
  readonly title: string;
  readonly summary: string;
  readonly imageUrl: string | null;
  readonly time: Date;
  readonly seenAt: Date;
  readonly story: string;
}

/**
 * The articles with the addresses of a paper's drafts, whichever paper has them, and the paper's own with the ids that
 * it gave the drafts.
 */
export async function findStoredArticles(
  db: NewsDatabase,
  drafts: readonly Draft[],
): Promise<StoredArticle[]> {
  const [first] = drafts;
  if (!first) return [];
  const guids = drafts.map(({ guid }) => guid).filter((guid) => guid !== null);
  return (
    db
      .selectFrom("news.article")
      .select(["id", "paper_id as paper", "canonical_url as canonicalUrl", "guid", "title", "summary"])
      .select(["published_at as time", "seen_at as seenAt", "story_id as story"])
      // A withdrawn picture is still the one in the paper's feed, so it is not an edit.
      .select(
        sql<string | null>`coalesce(image_url, (
        select w.name from ledger.reach r join ledger.withdrawn w on w.id = r.entry
        where r.id = article.id and r.paper_id = article.paper_id and w.kind = 'picture' limit 1))`.as(
          "imageUrl",
        ),
      )
      .where((row) =>
        row.or([
          row(
            "canonical_url",
            "=",
            sql<string>`any(${drafts.map(({ canonicalUrl }) => canonicalUrl)}::text[])`,
          ),
          row.and([row("paper_id", "=", first.paper), row("guid", "=", sql<string>`any(${guids}::text[])`)]),
        ]),
      )
      .execute()
  );
}

/** Reads in which states a text's event is. */
export type ReadStates = (text: { readonly title: string; readonly summary: string }) => readonly string[];

export interface ArticleEdit {
  readonly stored: StoredArticle;
  /** The same as a draft's. */
  readonly analysed: boolean;
  readonly title: string;
  readonly summary: string;
  readonly imageUrl: string | null;
}

/** Stores new articles; one that another feed stored a moment before is left as it is. Returns how many were new. */
export async function insertArticles(
  db: NewsDatabase,
  articles: readonly Article[],
  { seenAt, sample }: { seenAt: Date; sample: boolean },
): Promise<number> {
  if (articles.length === 0) return 0;
  const inserted = await db
    .insertInto("news.article")
    .values(
      articles.map((article) => ({
        id: article.id,
        canonical_url: article.canonicalUrl,
        url: article.url,
        guid: article.guid,
        paper_id: article.paper,
        title: article.title,
        summary: article.summary,
        category: article.category,
        categories: [...article.categories],
        language: article.language,
        published_at: article.time,
        seen_at: seenAt,
        image_url: article.imageUrl,
        author: article.author,
        word_count: article.wordCount,
        copy_hash: article.copyHash,
        copy_of: article.copyOf,
        states: [...article.states],
        analysed: article.analysed,
        story_id: article.storyId,
        subject_id: article.subjectId,
        sample,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return inserted.length;
}

/**
 * A paper's edits: the article is changed in place, and an edited headline is added to its history. An edit with a
 * headline that the article had before changes only what is not the headline's: it brings a longer text or a first
 * picture.
 */
export async function saveEdits(
  db: NewsDatabase,
  edits: readonly ArticleEdit[],
  seenAt: Date,
  statesOf: ReadStates,
): Promise<void> {
  const edited: StoredArticle[] = [];
  for (const { stored, analysed, title, summary, imageUrl } of edits) {
    const isTitleKept = title === stored.title || !(await saveHeadlines(db, stored, title, seenAt));
    const isFuller = summary.length > stored.summary.length;
    const changed = isTitleKept
      ? {
          ...(isFuller ? { summary } : {}),
          ...(stored.imageUrl === null && imageUrl !== null ? { image_url: imageUrl } : {}),
        }
      : { title, summary, image_url: imageUrl };
    if (Object.keys(changed).length === 0) continue;
    edited.push(stored);
    const states = analysed ? [...statesOf({ ...stored, ...changed })] : [];
    await db
      .updateTable("news.article")
      .set({ ...changed, states })
      .where("id", "=", stored.id)
      .execute();
  }
  await keepBefore(db, edited, seenAt);
}

/** What the articles said before, so that the paper can be rolled back. */
async function keepBefore(db: NewsDatabase, edited: readonly StoredArticle[], at: Date): Promise<void> {
  if (edited.length === 0) return;
  await db
    .insertInto("news.edit")
    .values(
      edited.map(({ id, title, summary, imageUrl }) => ({
        ...{ article_id: id, at, title, summary, image_url: imageUrl },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False for a headline that the article had before: otherwise two feeds that disagree would alternate for ever. */
async function saveHeadlines(
  db: NewsDatabase,
  stored: StoredArticle,
  title: string,
  seenAt: Date,
): Promise<boolean> {
  const earlier = await db
    .selectFrom("news.headline")
    .select("headline")
    .where("article_id", "=", stored.id)
    .where("headline", "=", title)
    .executeTakeFirst();
  if (earlier) return false;
  await db
    .insertInto("news.headline")
    .values([
      { article_id: stored.id, headline: stored.title, seen_at: stored.seenAt },
      { article_id: stored.id, headline: title, seen_at: seenAt },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Merges stories, or splits one: moves all articles of `from`, or some of them, to `into`. */
export async function moveArticles(
  db: NewsDatabase,
  level: "story_id" | "subject_id",
  { from, articles, into }: Move,
): Promise<void> {
  await db
    .updateTable("news.article")
    .set({ [level]: into })
    .where(level, "in", from)
    .$if(articles !== null, (moved) => moved.where("id", "in", articles ?? []))
    .execute();
}

export interface PlacedArticle extends Omit<EditionArticle, "category" | "copyOf"> {
  readonly seq: number;
  readonly copyHash: string | null;
  readonly seenAt: Date;
}

/**
 * Articles stored after `since.seq`: at the start those of the last days, later what this and other processes have
 * stored since.
 */
export async function findPlacedArticles(
  db: NewsDatabase,
  since: { readonly seq: number; readonly time: Date; readonly sample: boolean },
): Promise<PlacedArticle[]> {
  return db
    .selectFrom("news.article")
    .select(["seq", "id", "title", "summary", "url", "paper_id as paper", "published_at as time", "language"])
    .select(["copy_hash as copyHash", "story_id as story", "subject_id as subject", "seen_at as seenAt"])
    .where("seq", ">", since.seq)
    .where("published_at", ">=", since.time)
    .where("sample", "=", since.sample)
    .where("analysed", "=", true)
    .orderBy("published_at")
    .execute();
}
