import { createFeedPolling } from "#features/news/jobs/poll-feeds.ts";
import type { Paper } from "#features/news/shapes.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import type { Log } from "#platform/log.ts";
import { MINUTE_MS } from "#platform/time.ts";
import type { TestDatabase } from "./database.ts";
import { serve } from "./servers.ts";
import { silentLog } from "./silent-log.ts";
import { now, paperOf } from "./stored-news.ts";

export interface PlayedItem {
  readonly title: string;
  readonly link: string;
  readonly summary?: string;
  readonly picture?: string;
  /** Minutes before the reading; negative for a date ahead. */
  readonly age?: number;
  readonly guid?: string;
}

/** Real papers on loopback, each with a feed of these items, and the real round with a clock of its own. */
export async function openPress(
  { db }: Pick<TestDatabase, "db">,
  parts: Readonly<Record<string, Partial<Paper>>>,
) {
  let at = now;
  const feeds = new Map<string, readonly PlayedItem[]>();
  let meanwhile = async (): Promise<void> => {};
  const server = await serve(async (request, response) => {
    await meanwhile();
    response.setHeader("Date", at.toUTCString());
    response.end(feedOf(feeds.get(request.url?.slice(1) ?? "") ?? [], at));
  });
  const papers = Object.entries(parts).map(([id, part]) =>
    paperOf(id, { feeds: [{ url: `${server.origin}/${id}`, category: null, state: "on" }], ...part }),
  );
  const clock = { now: () => at };
  const logged: unknown[][] = [];
  const record = (...line: unknown[]) => void logged.push(line);
  const log: Log = { ...silentLog, warn: record };
  const allowedLoopback = [server.origin];
  const fetch = createFetch({ allowedLoopback, userAgent: "test", spacingMs: 0, clock, log });
  const { round } = createFeedPolling({ db, clock, log, fetch, papers, edition: "live", retentionDays: 180 });
  return {
    clock,
    logged,
    /** `minutes` later, the papers print these items, and every feed is read; `during` it, something happens. */
    async read(
      minutes: number,
      printed: Readonly<Record<string, readonly PlayedItem[]>>,
      during = async () => {},
    ): Promise<void> {
      meanwhile = during;
      at = new Date(at.getTime() + minutes * MINUTE_MS);
      for (const [paper, items] of Object.entries(printed)) feeds.set(paper, items);
      await db.withTables<FeedTimes>().updateTable("news.feed").set({ next_check_at: at }).execute();
      await round();
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

type FeedTimes = { "news.feed": { next_check_at: Date } };

/** An RSS feed of these items. */
export function feedOf(items: readonly PlayedItem[], at: Date): string {
  const entries = items.map(({ title, link, summary = "", picture, age = 5, guid = link }) => {
    const date = new Date(at.getTime() - age * MINUTE_MS).toUTCString();
    const image = picture === undefined ? "" : `<enclosure url="${picture}" type="image/jpeg"/>`;
    return `<item><title>${title}</title><link>${link}</link><guid isPermaLink="false">${guid}</guid>
      <pubDate>${date}</pubDate><description>${summary}</description>${image}</item>`;
  });
  return `<rss version="2.0"><channel><title>T</title>${entries.join("")}</channel></rss>`;
}
