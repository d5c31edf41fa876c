import { sql } from "kysely";
import type { Paper } from "#features/news/shapes.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import type { Edition } from "#platform/edition.ts";

/**
 * Updates the tables from the registry. A feed keeps what was learnt about it; one that is no longer in the registry is
 * switched off.
 */
export async function savePapers(
  db: NewsDatabase,
  papers: readonly Paper[],
  edition: Edition,
): Promise<void> {
  const [first] = papers;
  if (!first) return;
  await db.transaction().execute(async (tx) => {
    if (edition === "sample") await changeSampleHost(tx, new URL(first.homepage).host);
    await tx
      .insertInto("news.paper")
      .values(papers.map((paper) => paperRow(paper, edition)))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((row) => ({
          name: row.ref("excluded.name"),
          homepage: row.ref("excluded.homepage"),
          icon_url: row.ref("excluded.icon_url"),
          language: row.ref("excluded.language"),
          name_language: row.ref("excluded.name_language"),
          default_category: row.ref("excluded.default_category"),
          kind: row.ref("excluded.kind"),
          state: row.ref("excluded.state"),
          note: row.ref("excluded.note"),
          headline_only: row.ref("excluded.headline_only"),
          edition: row.ref("excluded.edition"),
        })),
      )
      .execute();
    await saveFeeds(tx, papers, edition);
  });
}

/** Where a paper is; null before it is stored. */
export async function findHomepage(db: NewsDatabase, id: string): Promise<string | null> {
  const paper = await db.selectFrom("news.paper").select("homepage").where("id", "=", id).executeTakeFirst();
  return paper?.homepage ?? null;
}

/** The sample papers may be on another port than before. An article that kept its address would be stored twice. */
async function changeSampleHost(db: NewsDatabase, host: string): Promise<void> {
  const withHost = (column: string) =>
    sql<string>`regexp_replace(${sql.ref(column)}, '://127\\.0\\.0\\.1:\\d+', ${`://${host}`})`;
  await db
    .updateTable("news.article as article")
    .set({
      canonical_url: withHost("article.canonical_url"),
      url: withHost("article.url"),
      guid: withHost("article.guid"),
      image_url: withHost("article.image_url"),
    })
    .where("article.sample", "=", true)
    .where("article.canonical_url", "not like", `https://${host}/%`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("news.article as other")
            .where("other.canonical_url", "=", withHost("article.canonical_url"))
            .whereRef("other.paper_id", "=", "article.paper_id"),
        ),
      ),
    )
    .execute();
}

async function saveFeeds(db: NewsDatabase, papers: readonly Paper[], edition: Edition): Promise<void> {
  const feeds = papers.flatMap((paper) =>
    paper.feeds.map(({ url, category, state }) => ({
      paper_id: paper.id,
      listed_url: url,
      url,
      category,
      state: paper.state === "on" ? state : ("off" as const),
    })),
  );
  const ofEdition = db.selectFrom("news.paper").select("id").where("edition", "=", edition);
  await db
    .updateTable("news.feed")
    .set({ state: "off" })
    .where("paper_id", "in", ofEdition)
    .where("by_operator", "=", false)
    .where("state", "=", "on")
    .where(
      "listed_url",
      "not in",
      feeds.map(({ url }) => url),
    )
    .execute();
  await db
    .insertInto("news.feed")
    .values(feeds)
    .onConflict((conflict) =>
      conflict
        .column("listed_url")
        .doUpdateSet((row) => ({ category: row.ref("excluded.category"), state: row.ref("excluded.state") }))
        .where("news.feed.state", "in", ["on", "off"])
        .where("news.feed.by_operator", "=", false),
    )
    .execute();
}

function paperRow(paper: Paper, edition: Edition) {
  return {
    id: paper.id,
    name: paper.name,
    homepage: paper.homepage,
    icon_url: paper.icon ?? new URL("/favicon.ico", paper.homepage).href,
    language: paper.language,
    name_language: paper.nameLanguage ?? "en",
    default_category: paper.defaultCategory,
    kind: paper.kind ?? ("news" as const),
    state: paper.state,
    note: paper.note ?? null,
    headline_only: paper.headlineOnly ?? false,
    edition,
  };
}
