import { createHash } from "node:crypto";
import { toDrafts } from "#features/news/intake/drafts.ts";
import type { FeedDocument, ParsedFeed, ParseFailure } from "#features/news/intake/parse-feed.ts";
import type { Draft, Paper } from "#features/news/shapes.ts";
import { FEED_ACCEPT } from "#features/news/sources/feed-accept.ts";
import type { DueFeed, Failure, Success } from "#features/news/store/feeds/feeds.ts";
import type { Edition } from "#platform/edition.ts";
import type { Fetch, Fetched } from "#platform/fetch/request.ts";
import type { Result } from "#platform/result.ts";
import type { ThreadPool } from "#platform/thread-pool.ts";
import { daysBefore, MINUTE_MS, SECOND_MS } from "#platform/time.ts";
import { learnInterval, secondsToNextTry } from "./poll-interval.ts";

export type FeedParserPool = ThreadPool<FeedDocument, Result<ParsedFeed, ParseFailure>>;

interface Deps {
  readonly fetch: Fetch;
  readonly parserPool: FeedParserPool;
  readonly edition: Edition;
  readonly retentionDays: number;
}

/** The result of asking a feed. */
export type FeedOutcome =
  | {
      readonly kind: "read";
      readonly drafts: readonly Draft[];
      readonly success: Omit<Success, "newArticles">;
    }
  | { readonly kind: "unchanged"; readonly success: Omit<Success, "newArticles"> }
  | {
      readonly kind: "failed";
      readonly failure: Failure;
      /** For how long the host wants to be left alone. */
      readonly restSeconds: number;
    };

/** Its host was not free in time: the feed stays due. */
interface PutOff {
  readonly kind: "put off";
}

const HTTP_GONE = 410;

/** Asks one feed, within its limits, and parses the answer. */
export async function askFeed(
  deps: Deps,
  feed: DueFeed,
  paper: Paper,
  at: Date,
): Promise<FeedOutcome | PutOff> {
  const { etag, lastModified, url } = feed;
  const answer = await deps.fetch({ url, etag, lastModified, headers: { accept: FEED_ACCEPT } });
  if (!answer.ok) {
    const { failure } = answer;
    if (failure.kind === "busy") return { kind: "put off" };
    const status = failure.kind === "status" ? failure : null;
    return failureOf(deps, feed, at, {
      kind: status ? `status ${status.status}` : failure.kind,
      message: failure.message,
      retryAfterSeconds: status?.retryAfterSeconds ?? null,
      isGone: status?.status === HTTP_GONE,
    });
  }
  const fetched = answer.value;
  const bodyHash = createHash("sha256").update(fetched.body).digest("base64url");
  if (fetched.unchanged || bodyHash === feed.bodyHash) return unchangedOutcome(deps, feed, fetched, at);
  return readFeed(deps, { feed, paper, fetched, bodyHash, at });
}

interface FetchedFeed {
  readonly feed: DueFeed;
  readonly paper: Paper;
  readonly fetched: Fetched;
  readonly bodyHash: string;
  readonly at: Date;
}

async function readFeed(
  deps: Deps,
  { feed, paper, fetched, bodyHash, at }: FetchedFeed,
): Promise<FeedOutcome> {
  const { headers, body, url } = fetched;
  const parsed = await deps.parserPool.run({ bytes: body, contentType: headers["content-type"], url });
  const document = parsed.ok ? parsed.value : parsed;
  if (!document.ok)
    return failureOf(deps, feed, at, { ...document.failure, retryAfterSeconds: null, isGone: false });
  const retainedSince = daysBefore(at, deps.retentionDays);
  const { items, wasBroken, statedUpdateMinutes } = document.value;
  const { drafts, undated, dropped } = toDrafts(items, {
    ...{ paper, feed, seenAt: at, retainedSince },
    hostTime: headers.date === undefined ? null : new Date(headers.date),
  });
  const validators = { etag: headers.etag ?? null, lastModified: headers["last-modified"] ?? null };
  const times = drafts.map(({ time }) => time);
  const hasValidator = validators.etag !== null || validators.lastModified !== null;
  const statedMinutes = Math.max(statedUpdateMinutes, maxAgeMinutes(headers["cache-control"]));
  const observed = { times, hasValidator, statedMinutes, now: at };
  const intervalMinutes = deps.edition === "sample" ? 1 : learnInterval(observed);
  return {
    kind: "read",
    drafts,
    success: {
      ...nextCheck(feed, fetched, at, intervalMinutes),
      detail: detailOf(wasBroken, dropped),
      learnt: { ...validators, bodyHash, newestAt: newestOf(times), undated },
    },
  };
}

function unchangedOutcome({ edition }: Deps, feed: DueFeed, fetched: Fetched, at: Date): FeedOutcome {
  const intervalMinutes = edition === "sample" ? 1 : feed.intervalMinutes;
  return { kind: "unchanged", success: { ...nextCheck(feed, fetched, at, intervalMinutes), detail: null } };
}

function nextCheck(feed: DueFeed, { movedTo }: Fetched, at: Date, intervalMinutes: number) {
  const isSame = movedTo !== null && movedTo === feed.movedTo;
  return {
    at,
    intervalMinutes,
    nextCheckAt: new Date(at.getTime() + intervalMinutes * MINUTE_MS),
    movedTo,
    movedTimes: movedTo === null ? 0 : isSame ? feed.movedTimes + 1 : 1,
  };
}

/** The answer can be read but not stored: something in it is refused, and would be refused again in a minute. */
export function refusedOutcome(deps: Pick<Deps, "edition">, feed: DueFeed, at: Date): FeedOutcome {
  return failureOf(deps, feed, at, {
    ...{
      kind: "not stored",
      message: "its answer could not be stored",
      retryAfterSeconds: null,
      isGone: false,
    },
  });
}

interface FeedProblem {
  readonly kind: string;
  readonly message: string;
  readonly retryAfterSeconds: number | null;
  readonly isGone: boolean;
}

function failureOf(
  { edition }: Pick<Deps, "edition">,
  feed: DueFeed,
  at: Date,
  problem: FeedProblem,
): FeedOutcome {
  const { kind, message, retryAfterSeconds, isGone } = problem;
  const isSample = edition === "sample";
  const seconds = secondsToNextTry({ ...feed, isSample, retryAfterSeconds, chance: Math.random() });
  const nextCheckAt = new Date(at.getTime() + seconds * SECOND_MS);
  const failure = { at, nextCheckAt, kind, message, isGone };
  return { kind: "failed", failure, restSeconds: retryAfterSeconds ?? 0 };
}

/** Until then a cache on the way would return the same answer. */
function maxAgeMinutes(cacheControl = ""): number {
  return Number(/(?:^|[\s,])max-age\s*=\s*"?(\d{1,9})/i.exec(cacheControl)?.[1] ?? 0) / 60;
}

function detailOf(wasBroken: boolean, dropped: Readonly<Record<string, number>>): string | null {
  const lost = Object.entries(dropped).map(([reason, count]) => `${count} with ${reason}`);
  const details = [...(wasBroken ? ["mended"] : []), ...lost];
  return details.length === 0 ? null : details.join(", ");
}

function newestOf(times: readonly Date[]): Date | null {
  return times.reduce<Date | null>(
    (newest, time) => (newest === null || time > newest ? time : newest),
    null,
  );
}
