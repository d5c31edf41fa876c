import { sql } from "kysely";
import { expect, vi } from "vitest";
import { editionAt } from "#features/news/editions/times.ts";
import type { Article } from "#features/news/shapes.ts";
import { restore } from "#platform/ledger/withdrawals.ts";
import { pictureTag } from "#platform/pictures/withdrawn.ts";
import { lagosDate } from "#platform/time.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import type { RunningProduct } from "#tests/support/product.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";

/** Running products on one database, and the cache in front of them. */
interface Rig {
  readonly database: TestDatabase;
  readonly products: readonly RunningProduct[];
  /** What the cache was told. */
  readonly purges: string[];
  read(url: string): Promise<string>;
  untilAll(isDone: (text: string) => boolean): Promise<number>;
}

/** Withdraws an article that stands in every outlet, and ends that. */
export async function withdrawEverywhere(rig: Rig, old: Article): Promise<void> {
  const { database, products, read, untilAll } = rig;
  const taken = articleOf("courier", "Smugglers hold Zungeru dam", 0, {
    time: new Date(),
    imageUrl: "https://courier.example/dam.jpg",
  });
  const date = lagosDate(new Date());
  const open = editionAt(new Date());
  await storeArticles(database.db, [taken], true);
  const place = (headline: string, article_id: string) => ({
    ...{ topic: headline, headline, sentence: `Later: ${taken.title} (The courier, 17:54)`, article_id },
    papers: [{ id: "courier", name: "The courier", favicon_url: null }],
  });
  const parts = { markets: null, weather: null, league: null, composed_at: new Date().toISOString() };
  const brief = { date, preview: false, sample: true, ...parts };
  const topics = [place(taken.title, taken.id), place(old.title, old.id)];
  await sql`insert into letters.brief values ('sample', ${date}, ${JSON.stringify({ ...brief, topics })}::jsonb)
    on conflict do nothing`.execute(database.db);
  await sql`insert into news.edition (date, name, stories, begun_at, updated_at, sample)
    values (${open.date}, ${open.name}, ${JSON.stringify([{ story: taken.storyId, article: taken.id }])}::jsonb, now(), now(), true)
    on conflict do nothing`.execute(database.db);
  // The sample edition has no news in its sitemap, which asks for the same list as the feeds.
  const outlets = [
    ...["/latest", "/search?q=zungeru", `/article/${taken.id}`, `/story/${taken.storyId}`],
    ...[`/daily-brief/${date}`, "/daily-brief", `/edition/${open.date}/${open.name}`],
    ...["/api/rss", "/api/rss.json"],
    ...[`/api/articles/${taken.id}`, `/api/brief/${date}`, "/api/brief/archive"],
    ...["/api/articles/search?q=zungeru", `/ha/daily-brief/${date}`],
  ];
  const urls = products.flatMap(({ url }) => outlets.map((outlet) => url + outlet));
  const share = products.map(({ url }) => `${url}/share/article/${taken.id}.png`);
  const shared = () => Promise.all(share.map(async (url) => (await fetch(url)).status));
  const reason = "A court in Minna ordered it.";
  const carrying = async () => {
    const texts = await Promise.all(urls.map(read));
    // The words that a reader searches for stand in the search's own page.
    return urls.filter((_, at) => texts[at]?.includes("Smugglers")).map((url) => new URL(url).pathname);
  };
  await untilAll((text) => text.includes(taken.title));
  expect(await carrying()).toEqual(urls.map((url) => new URL(url).pathname));
  expect(await shared()).toEqual([200, 200]);

  await takeDown(database.db, "article", taken.id, reason);
  await untilAll((text) => !text.includes(taken.title));
  expect(await carrying()).toEqual([]);
  expect(await shared()).toEqual([404, 404]);
  for (const { url } of products) {
    const english = await read(`${url}/daily-brief/${date}`);
    expect([english.includes("Withdrawn"), english.includes(reason), english.includes(old.title)]).toEqual([
      ...[true, true, true],
    ]);
    expect(await read(`${url}/ha/daily-brief/${date}`)).toContain("An cire shi");
    expect(JSON.parse(await read(`${url}/api/brief/archive`)).briefs[0]).toEqual({
      ...{ date, headline: null, language: null, withdrawn: { reason } },
    });
  }
  await restore(database.db, { kind: "article", name: taken.id, by: "a test" });
  await untilAll((text) => text.includes(taken.title));
  expect(await carrying()).toHaveLength(urls.length);
}

/** Withdraws the pictures of two articles, one by itself, one with the article. */
export async function withdrawPictures(rig: Rig, pictured: readonly Article[]): Promise<void> {
  const { database, products, purges, read } = rig;
  // Withdrawn, by itself or with the one article that has it, a picture is nowhere, and the edge is told which.
  const [first, second] = pictured;
  if (!first?.imageUrl || !second?.imageUrl) throw new Error("two pictures");
  const addresses = await pictureAddresses(rig);
  const statuses = async () =>
    Promise.all(addresses.map(async (address) => (await fetch(address, { cache: "no-store" })).status));
  purges.length = 0;
  await takeDown(database.db, "picture", first.imageUrl);
  await takeDown(database.db, "article", second.id);
  await vi.waitFor(async () => expect(await statuses()).toEqual([410, 410, 410, 410]), MAX_WAIT_MS);
  for (const url of [first.imageUrl, second.imageUrl])
    await vi.waitFor(() => expect(purges.join()).toContain(pictureTag(url)), MAX_WAIT_MS);
  expect(await read(`${products[0]?.url}/latest`)).toContain("Seen at 0");
  const [shown] = JSON.parse(await read(`${products[0]?.url}/api/articles/latest?limit=1`)).articles;
  expect([shown.headline, shown.image_url]).toEqual(["Seen at 0", null]);
  for (const [kind, name] of [
    ["picture", first.imageUrl],
    ["article", second.id],
  ] as const)
    await restore(database.db, { kind, name, by: "a test" });
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 200, 200]), MAX_WAIT_MS);
}

/** Those of the two newest articles, at every process. */
async function pictureAddresses({ products, read }: Rig): Promise<string[]> {
  const answers = await Promise.all(
    products.map(async ({ url }) => JSON.parse(await read(`${url}/api/articles/latest?limit=2`)).articles),
  );
  return products.flatMap(({ url }, at) =>
    answers[at].map(({ image_url }: { image_url: string }) => new URL(image_url, url).href),
  );
}
