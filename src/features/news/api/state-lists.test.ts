import { sql } from "kysely";
import { expect, test } from "vitest";
import { recordOf } from "#features/news/desk/ladder/record.ts";
import type { Article } from "#features/news/shapes.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { isVisible, matchesFilter } from "#features/news/store/visible.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";

const STATES = ["edo", "kano", "lagos"];
const STORIES = 300;
const database = databaseOfFile();

/** Whole numbers below `count`, in an order that is the same in each run. */
function createDice(): (count: number) => number {
  let seed = 7;
  return (count) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
}

/** Up to seven articles; some repeat an earlier one, and name other states than it. */
function storyOf(story: number, dice: (count: number) => number): Article[] {
  const articles: Article[] = [];
  for (let nth = 0; nth <= dice(7); nth += 1) {
    const original = dice(3) === 0 ? articles[dice(nth + 1)] : undefined;
    const states = STATES.filter(() => dice(2) === 0);
    articles.push(
      articleOf(`paper${nth}`, `Story ${story}, article ${nth}`, 600 - dice(20), {
        ...{ storyId: articles[0]?.storyId ?? `story-${story}`, states },
        copyOf: original === undefined ? null : (original.copyOf ?? original.id),
      }),
    );
  }
  return articles;
}

test("a state lists the stories whose record names it, whatever repeats what and is hidden", async () => {
  const dice = createDice();
  const articles = Array.from({ length: STORIES }, (_, story) => storyOf(story, dice)).flat();
  await storeArticles(database.db, articles);
  const db = newsTables(database.db);
  const hidden = articles.filter(() => dice(4) === 0).map(({ id }) => id);
  await db.updateTable("news.article").set({ hidden: true }).where("id", "in", hidden).execute();
  const visible = await db
    .selectFrom("news.article")
    .select(["id", "paper_id", "published_at", "image_url", "copy_of", "step", "states", "story_id"])
    .where(sql<boolean>`${isVisible("news.article")}`)
    .execute();
  const byStory = [...Map.groupBy(visible, ({ story_id }) => story_id)];
  for (const place of STATES) {
    const rows = await db
      .selectFrom("news.article as a")
      .select("story_id")
      .distinct()
      .where(sql<boolean>`${matchesFilter("a", { place })}`)
      .execute();
    const named = byStory.filter(([, reports]) => recordOf(reports)?.states.includes(place));
    expect(rows.map(({ story_id }) => story_id).sort()).toEqual(named.map(([story]) => story).sort());
    expect([named.length > 50, named.length < byStory.length]).toEqual([true, true]);
  }
});
