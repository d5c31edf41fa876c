import { spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { newsTables } from "#features/news/store/tables.ts";
import { countViews } from "#features/news/store/views.ts";
import { groupCommit } from "#platform/db/group-commit.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";

const articles = Array.from({ length: 5 }, (_, nth) => articleOf("courier", `Article ${nth}`, nth));
const [first, second] = articles.map(({ id }) => id) as [string, string];
const database = databaseOfFile();
beforeAll(async () => {
  await storeArticles(database.db, articles);
});

/** Views by article, summed over its hours, which must equal the article's own count. */
async function viewsOf(): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; views: number; counted: number }>`
    select id, views, coalesce((select sum(count) from news.view where article_id = id), 0) as counted
    from news.article`.execute(database.db);
  for (const { views, counted } of rows) expect(counted).toBe(views);
  return new Map(rows.map(({ id, views }) => [id, views]));
}

test("views that come together are written by few statements, each is told its own outcome, and a fault is of its group only", async () => {
  const groups: number[] = [];
  let isAway = false;
  const count = groupCommit(async (ids: readonly string[]) => {
    groups.push(ids.length);
    if (isAway) throw new Error("away");
    const counted = await countViews(newsTables(database.db), ids, now);
    return ids.map((id) => counted.get(id));
  });
  const views = Array.from({ length: 300 }, (_, nth) =>
    count(nth % 3 === 0 ? "none" : (articles[nth % 5]?.id ?? "")),
  );
  expect((await Promise.all(views)).filter(Boolean)).toHaveLength(200);
  expect(groups).toEqual([1, 299]);
  expect([...(await viewsOf()).values()]).toEqual([40, 40, 40, 40, 40]);
  isAway = true;
  await expect(count(first)).rejects.toThrow("away");
  isAway = false;
  expect(await count(first)).toBe(true);
});

test("an article that somebody writes to delays its own views only", async () => {
  const count = groupCommit(async (ids: readonly string[]) => {
    const counted = await countViews(newsTables(database.db), ids, now);
    return ids.map((id) => counted.get(id));
  });
  const before = await viewsOf();
  const writing = await database.db.startTransaction().execute();
  await sql`update news.article set title = 'Being written' where id = ${first}`.execute(writing);
  let isCounted = false;
  const delayed = count(first).then(() => {
    isCounted = true;
  });
  expect(await count(second)).toBe(true);
  expect(isCounted).toBe(false);
  await writing.commit().execute();
  await delayed;
  const after = await viewsOf();
  for (const id of [first, second]) expect(after.get(id)).toBe((before.get(id) ?? 0) + 1);
});

test("what was acknowledged over the wire is stored, although the process is killed in the middle of it", async () => {
  const before = await viewsOf();
  const sent = new Map<string, number>();
  const acknowledged = new Map<string, number>();
  const add = (to: Map<string, number>, id: string) => void to.set(id, (to.get(id) ?? 0) + 1);
  for (let life = 0; life < 3; life += 1) {
    const server = spawn(process.execPath, ["tests/support/view-server.ts", database.url], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(server, "exit");
    const [port] = await once(server.stdout, "data");
    let answers = 0;
    const readers = Array.from({ length: 40 }, async (_, reader) => {
      for (let view = 0; server.exitCode === null && server.signalCode === null; view += 1) {
        const id = articles[(reader + view) % articles.length]?.id ?? "";
        add(sent, id);
        const answer = await fetch(
          `http://127.0.0.1:${Number(port)}/10.${life}.${reader}.${view % 250}/${id}`,
          {
            headers: { "user-agent": "Mozilla/5.0" },
          },
        )
          .then((response) => response.json() as Promise<{ counted?: boolean }>)
          .catch(() => null);
        if (answer?.counted === true) add(acknowledged, id);
        answers += 1;
        if (answers === 300) server.kill("SIGKILL");
      }
    });
    await Promise.all([...readers, ended]);
  }
  const after = await viewsOf();
  for (const { id } of articles) {
    const stored = (after.get(id) ?? 0) - (before.get(id) ?? 0);
    expect(stored).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
    expect(stored).toBeLessThanOrEqual(sent.get(id) ?? 0);
  }
  expect([...acknowledged.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(600);
});
