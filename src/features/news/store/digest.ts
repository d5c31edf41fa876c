import { type RawBuilder, sql } from "kysely";
import type { Language } from "#contracts/languages.ts";
import type { PopularWhy, TopicWhy } from "#features/news/shapes.ts";
import { lagosDate } from "#platform/time.ts";
import type { EditionArticle } from "./editions.ts";
import { type ArticleRow, findByIds } from "./find-articles.ts";
import type { NewsDatabase, TopicTable } from "./tables.ts";
import { copyOf, isOfShownEdition, isVisible } from "./visible.ts";

/** What each list of the digest contains; for one language, "popular:ha" and the like. */
export interface Digests {
  readonly popular: readonly {
    readonly id: string;
    /** Undefined if an older version found it. */
    readonly why?: PopularWhy;
  }[];
  readonly leads: readonly string[];
  readonly picks: readonly string[];
  /** The stories of each subject that has several. */
  readonly subjects: readonly (readonly string[])[];
  readonly brief: readonly {
    /** Undefined if an older version composed it. */
    readonly topicId?: string;
    readonly topic: string;
    readonly headline: string;
    readonly sentence: string | null;
    readonly articleId: string;
    readonly storyId: string;
    readonly papers: readonly string[];
  }[];
}

export async function saveDigest<Name extends keyof Digests>(
  db: NewsDatabase,
  name: Name,
  content: Digests[Name],
  computedAt: Date,
  language?: Language,
): Promise<void> {
  const row = { content: JSON.stringify(content), computed_at: computedAt };
  await db
    .insertInto("news.digest")
    .values({ name: rowName(name, language), ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

export async function findDigest<Name extends keyof Digests>(
  db: NewsDatabase,
  name: Name,
  language?: Language,
): Promise<Digests[Name]> {
  const row = await db
    .selectFrom("news.digest")
    .select("content")
    .where("name", "=", rowName(name, language))
    .executeTakeFirst();
  return (row?.content ?? []) as unknown as Digests[Name];
}

function rowName<Name extends keyof Digests>(name: Name, language: Language | undefined) {
  return language === undefined ? name : (`${name}:${language}` as const);
}

type Asked = readonly Language[] | undefined;

/**
 * A list of the last analysis: that of all languages, or those of the requested ones in turn. English has none of its
 * own: nearly all of the list of all languages is English, and the caller leaves out the rest.
 */
export async function findListOf<Name extends "popular" | "leads" | "picks" | "brief">(
  db: NewsDatabase,
  name: Name,
  languages: Asked,
): Promise<Digests[Name]> {
  if (languages === undefined) return findDigest(db, name);
  const lists = await Promise.all(
    languages.map((language) => findDigest(db, name, language === "en" ? undefined : language)),
  );
  return inTurn<Digests[Name][number]>(lists) as unknown as Digests[Name];
}

/** The articles of such a list. */
export async function findRowsOf(
  db: NewsDatabase,
  name: "leads" | "picks",
  languages: Asked,
): Promise<ArticleRow[]> {
  return inLanguages(await findByIds(db, await findListOf(db, name, languages)), languages);
}

export function inLanguages(rows: readonly ArticleRow[], languages: Asked): ArticleRow[] {
  return rows.filter(({ language }) => languages?.some((one) => one === language) ?? true);
}

/** The first of each list, then the second of each, and so on. */
export function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** The stories of this story's subject, including itself; none if it is the only one. */
export async function findSubjectStories(db: NewsDatabase, storyId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ stories: string[] }>`
    select subject as stories from news.digest, jsonb_array_elements(content) as subject
    where name = 'subjects' and jsonb_exists(subject, ${storyId}) limit 1`.execute(db);
  return rows[0]?.stories ?? [];
}

/** Those of these topics that were withdrawn. */
export async function findWithdrawnTopics(db: NewsDatabase, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("news.topic")
    .select("id")
    .where("id", "in", [...ids, ""])
    .where("hidden", "=", true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export type NewTopic = Omit<
  TopicTable,
  "hidden" | "is_current" | "run" | "scored_on" | "score_low" | "score_high" | "highest_at" | "why"
> & { readonly why?: TopicWhy };

/** Stores the current topics. Past topics can still be read, but are marked as not current. */
export async function saveTopics(db: NewsDatabase, topics: readonly NewTopic[]): Promise<void> {
  await db.updateTable("news.topic").set({ is_current: false }).where("is_current", "=", true).execute();
  if (topics.length === 0) return;
  await db
    .insertInto("news.topic")
    .values(
      topics.map((topic) => ({
        ...topic,
        why: topic.why ?? null,
        run: nextRun,
        is_current: true,
        scored_on: lagosDate(topic.computed_at),
        score_low: topic.score,
        score_high: topic.score,
        highest_at: topic.computed_at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((row) => ({
        name: row.ref("excluded.name"),
        language: row.ref("excluded.language"),
        score: row.ref("excluded.score"),
        reason: row.ref("excluded.reason"),
        why: row.ref("excluded.why"),
        papers: row.ref("excluded.papers"),
        articles: row.ref("excluded.articles"),
        sample_headlines: row.ref("excluded.sample_headlines"),
        sparkline: row.ref("excluded.sparkline"),
        summary: row.ref("excluded.summary"),
        cites: row.ref("excluded.cites"),
        computed_at: row.ref("excluded.computed_at"),
        run: row.ref("excluded.run"),
        // The range starts anew each day.
        scored_on: row.ref("excluded.scored_on"),
        score_low: sql`case when ${sameDay} then least(topic.score_low, excluded.score) else excluded.score end`,
        score_high: sql`case when ${sameDay} then greatest(topic.score_high, excluded.score) else excluded.score end`,
        highest_at: sql`case when ${sameDay} and topic.score_high > excluded.score then topic.highest_at
          else excluded.highest_at end`,
        is_current: row.ref("excluded.is_current"),
        sample: row.ref("excluded.sample"),
      })),
    )
    .execute();
}

const nextRun = sql<number>`(select coalesce(max(run), 0) + 1 from news.topic)`;
const sameDay = sql`topic.scored_on = excluded.scored_on`;

export async function findTopics(
  db: NewsDatabase,
  limit: number,
  languages?: readonly Language[],
): Promise<TopicRow[]> {
  const current = topics(db).where("is_current", "=", true);
  return (languages === undefined ? current : current.where("language", "in", languages))
    .orderBy("score", "desc")
    .orderBy("papers", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Finds a topic by its id, or by its name if the address has no id. */
export async function findTopic(db: NewsDatabase, idOrName: string): Promise<TopicRow | null> {
  const topic = await topics(db)
    .where((row) => row.or([row("id", "=", idOrName), row(sql`lower(name)`, "=", idOrName.toLowerCase())]))
    .orderBy("is_current", "desc")
    .orderBy("run", "desc")
    .limit(1)
    .executeTakeFirst();
  return topic ?? null;
}

/** The current topics of an article. */
export async function findTopicsOf(db: NewsDatabase, articleId: string): Promise<TopicRow[]> {
  return topics(db)
    .where("is_current", "=", true)
    .where(sql<boolean>`articles @> array[${articleId}]::text[]`)
    .orderBy("run", "desc")
    .limit(3)
    .execute();
}

/** The current topics to which a paper has contributed an article that readers may see, the best first. */
export async function findTopicsOfPaper(
  db: NewsDatabase,
  paperId: string,
  limit: number,
): Promise<TopicRow[]> {
  return topics(db)
    .where("is_current", "=", true)
    .where(
      sql<boolean>`exists (select from unnest(topic.articles) as one
        join news.article a on a.id = one where a.paper_id = ${paperId} and ${isVisible("a")})`,
    )
    .orderBy("score", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export interface Reports {
  readonly papers: number;
  readonly articles: number;
}

/** How many articles of each of these topics readers may see, and of how many papers. */
export async function countReportsOf(
  db: NewsDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reports>> {
  const { rows } = await sql<Reports & { id: string }>`
    select t.id, reports.* from news.topic t, lateral (${reportsAmong(sql`t.articles`)}) reports
    where t.id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map(({ id, papers, articles }) => [id, { papers, articles }]));
}

/** How many of these articles readers may see, and of how many papers. */
export async function countReports(db: NewsDatabase, articles: readonly string[]): Promise<Reports> {
  const { rows } = await reportsAmong(sql`${[...articles]}::text[]`).execute(db);
  return rows[0] ?? { papers: 0, articles: 0 };
}

function reportsAmong(articles: RawBuilder<unknown>): RawBuilder<Reports> {
  return sql`select count(distinct a.paper_id)::int as papers, count(distinct a.id)::int as articles
    from unnest(${articles}) as one join news.article a on a.id = one where ${isVisible("a")}`;
}

/** With how many of its articles readers may see; without those of which they may see none. */
function topics(db: NewsDatabase) {
  return db
    .selectFrom("news.topic")
    .selectAll()
    .select(sql<number>`(select count(*)::int ${ofTopicVisible})`.as("visible"))
    .where("hidden", "=", false)
    .where(isOfShownEdition)
    .where(sql<boolean>`(articles = '{}' or exists (select ${ofTopicVisible}))`);
}

const ofTopicVisible = sql`from news.article a where a.id = any(topic.articles) and ${isVisible("a")}`;

export type TopicRow = Awaited<ReturnType<ReturnType<typeof topics>["execute"]>>[number];

interface AnalysedRow extends EditionArticle {
  readonly imageUrl: string | null;
  readonly views: number;
  readonly sample: boolean;
}

/** The input of the analysis: the visible articles from `since` until `now`, with their views in that time. */
export async function findAnalysed(db: NewsDatabase, since: Date, now: Date): Promise<AnalysedRow[]> {
  const { rows } = await sql<AnalysedRow>`
    select a.id, a.title, a.summary, a.url, a.paper_id as paper, a.published_at as time, a.category, a.language,
      a.story_id as story, a.subject_id as subject, ${copyOf("a")} as "copyOf", a.image_url as "imageUrl", a.sample,
      coalesce((select sum(v.count) from news.view v where v.article_id = a.id and v.hour >= ${since}), 0)::int as views
    from news.article a
    where a.analysed and a.published_at between ${since} and ${now} and ${isVisible("a")}
    order by a.published_at, a.id`.execute(db);
  return rows;
}

export async function findPickWishes(db: NewsDatabase): Promise<{ pinned: string[]; banned: Set<string> }> {
  const rows = await db.selectFrom("news.wish").selectAll().orderBy("seq", "desc").execute();
  const idsWith = (wish: "pin" | "ban") =>
    rows.filter((row) => row.wish === wish).map((row) => row.article_id);
  return { pinned: idsWith("pin"), banned: new Set(idsWith("ban")) };
}
