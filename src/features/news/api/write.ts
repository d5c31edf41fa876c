import * as api from "#contracts/all/api.ts";
import { type Handlers, refuse } from "#contracts/endpoint.ts";
import type { Category } from "#contracts/sections.ts";
import type { NewsEndpoints } from "#features/news/contract/news.ts";
import { FEED_ACCEPT } from "#features/news/sources/feed-accept.ts";
import { papers } from "#features/news/sources/papers.ts";
import { factsAbout, paperFacts } from "#features/news/sources/papers-about.ts";
import {
  addFeed,
  type FeedStatus,
  findFeedOutcomes,
  findFeeds,
  findSampleOrigins,
  listFeeds,
  setFeedState,
  setPickWish,
} from "#features/news/store/operator.ts";
import { renameRunning } from "#features/news/store/running.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { countViews } from "#features/news/store/views.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { groupCommit } from "#platform/db/group-commit.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { createRateWindow } from "#platform/limits/window.ts";
import { lineOf } from "#platform/network-address.ts";
import { MINUTE_MS } from "#platform/time.ts";

/** The sample papers' origins, which feed commands may reach; none in the live edition. */
export function sampleOrigins(db: Database): Promise<string[]> {
  return findSampleOrigins(newsTables(db));
}

/** A second view of an article by the same reader within this time is not counted. */
const REPEAT_MS = 30 * MINUTE_MS;
/** The most views that one line may add in that time: enough for readers behind one gateway, not for a machine. */
const MAX_FROM_ONE_LINE = 120;
const MAX_REMEMBERED = 200_000;
const BOTS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|curl|wget|python|headless|lighthouse/i;

/** Counts views; who viewed what is forgotten after half an hour, and never stored. */
export function writeNews({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Pick<Handlers<NewsEndpoints>, typeof api.news.countView> {
  const tables = newsTables(db);
  const recentViews = createRateWindow(clock, REPEAT_MS, MAX_REMEMBERED);
  const count = groupCommit(async (ids: readonly string[]) => {
    const counted = await countViews(tables, ids, clock.now());
    return ids.map((id) => counted.get(id));
  });

  return {
    [api.news.countView]: async ({ id }, { address, headers }) => {
      const line = lineOf(address);
      const view = `${line} ${id}`;
      const isOver = recentViews.wait(view, 1) > 0 || recentViews.wait(line, MAX_FROM_ONE_LINE) > 0;
      if (BOTS.test(headers["user-agent"] ?? "") || isOver) return { counted: false };
      recentViews.count(view, 1);
      recentViews.count(line, MAX_FROM_ONE_LINE);
      if (await count(id)) return { counted: true };
      recentViews.forget(view);
      return refuse("not-found", "There is no such article.");
    },
  };
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly fetch: Fetch;
}

export interface FeedCheck {
  readonly paper: string;
  readonly url: string;
  readonly items: number;
  readonly newest: string | null;
  readonly encoding: string | null;
  readonly error: string | null;
}

/** The sourced facts about each paper, and the kinds of facts that are missing. */
export function listPaperFacts(): {
  readonly paper: string;
  readonly known: string;
  readonly missing: string;
}[] {
  return papers.map(({ id }) => {
    const facts = factsAbout(id);
    const missing = paperFacts.filter((name) => !facts.some(({ fact }) => fact === name));
    return {
      paper: id,
      known: facts.map(({ fact, value }) => `${fact}: ${value}`).join(", "),
      missing: missing.join(", "),
    };
  });
}

/** The operator's actions behind the command line. False: nothing was changed, usually because the name is unknown. */
export function createOperatorActions({ db, clock, fetch }: Deps) {
  const tables = newsTables(db);
  return {
    listFeeds: () => listFeeds(tables),
    async showFeeds(name: string) {
      const feeds = await findFeeds(tables, name);
      return Promise.all(
        feeds.map(async (feed) => ({ ...feed, outcomes: await findFeedOutcomes(tables, feed.id) })),
      );
    },
    addFeed: (paper: string, url: string, category: Category | null) =>
      addFeed(tables, { paper, url, category }),
    pauseFeeds: (name: string) => setState(name, "paused"),
    resumeFeeds: (name: string) => setState(name, "on"),
    checkFeeds,
    renameRunning: (id: string, name: string) => renameRunning(tables, id, name),
    wishPick: (id: string, wish: "pin" | "ban" | null) => setPickWish(tables, id, wish, clock.now()),
  };

  async function setState(name: string, state: "on" | "paused"): Promise<boolean> {
    const ids = (await findFeeds(tables, name)).map(({ id }) => id);
    if (ids.length > 0) await setFeedState(tables, ids, state);
    return ids.length > 0;
  }

  /**
   * Asks every feed (or those of one paper) once, including feeds that are switched off, and stores nothing. Yields
   * each result when it arrives.
   */
  async function* checkFeeds(paper?: string): AsyncGenerator<FeedCheck> {
    const feeds = (await listFeeds(tables)).filter((feed) => paper === undefined || feed.paper === paper);
    const pending = new Map(feeds.map((feed) => [feed.id, check(feed)]));
    while (pending.size > 0) {
      const { id, result } = await Promise.race(pending.values());
      pending.delete(id);
      yield result;
    }
  }

  async function check({ id, paper, url }: FeedStatus): Promise<{ id: number; result: FeedCheck }> {
    const emptyResult = { paper, url, items: 0, newest: null, encoding: null };
    const answer = await fetch({ url, headers: { accept: FEED_ACCEPT } });
    if (!answer.ok) return { id, result: { ...emptyResult, error: answer.failure.message } };
    const { body, headers } = answer.value;
    // Loaded here only: the server never checks feeds by itself, and does without the parser and its library.
    const { parseFeed } = await import("#features/news/intake/parse-feed.ts");
    const parsed = parseFeed({ bytes: body, contentType: headers["content-type"], url: answer.value.url });
    if (!parsed.ok) return { id, result: { ...emptyResult, error: parsed.failure.message } };
    const { items, encoding } = parsed.value;
    const newest =
      items
        .map(({ published }) => published ?? "")
        .sort()
        .at(-1) || null;
    return { id, result: { paper, url, items: items.length, newest, encoding, error: null } };
  }
}
