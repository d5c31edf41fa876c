import { expect, test } from "vitest";
import { saveDigest } from "#features/news/store/digest.ts";
import { findByIds } from "#features/news/store/find-articles.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { testDatabase } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { findRelatedTo } from "./article.ts";

test("related articles: the same subject first, then shared words, then the category, round-ups last", async () => {
  const { db, close } = await testDatabase();
  const tables = newsTables(db);
  const petition = articleOf("courier", "Osun poll: Weavers petition police", 10);
  const chief = articleOf("herald", "New command chief takes office", 900);
  const rest = [
    articleOf("herald", "Weavers rest as petition is read", 20),
    articleOf("herald", "Canoe hits jetty", 30),
    articleOf("herald", "Evening recap: Weavers petition police, other top stories", 5),
  ];
  await storeArticles(db, [petition, chief, ...rest]);
  await saveDigest(
    tables,
    "subjects",
    [
      ["elsewhere", "far"],
      [petition.id, chief.id],
    ],
    now,
  );
  const [row] = await findByIds(tables, [petition.id]);
  const related = row ? await findRelatedTo(tables, row, 6) : [];
  expect(related.map(({ title }) => title)).toEqual([chief.title, ...rest.map(({ title }) => title)]);
  await close();
});
