import * as api from "#contracts/all/api.ts";
import { MAX_COPY_AGE_MS } from "#contracts/durations.ts";
import type { FeedHealth, Paper } from "#features/news/contract/papers.ts";
import { ownerMark } from "#features/news/sources/papers-about.ts";
import { findTopicsOfPaper } from "#features/news/store/digest.ts";
import { countCategories, findFirsts } from "#features/news/store/feeds/firsts.ts";
import {
  type FeedRow,
  findFeeds,
  findPapers,
  findSourceNames,
  type PaperRow,
} from "#features/news/store/feeds/health.ts";
import { findPaperTimes, type PaperTimes } from "#features/news/store/feeds/silence.ts";
import { findByIds } from "#features/news/store/find-articles.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { findWithdrawnIds } from "#features/news/store/withdrawals.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { DAY_MS, daysBefore, MINUTE_MS } from "#platform/time.ts";
import { toCards } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { startOfToday, stateNamed } from "./filter.ts";
import { shownTopics } from "./shown-topics.ts";

/** A feed that answers but has had nothing new for three days, and for four of its own intervals, is late. */
const LATE_MS = 3 * DAY_MS;
const FAILING_AFTER = 3;
const PAPER_PAGE_DAYS = 30;
const TOPICS = 5;

const noSuchPaper = { refused: "not-found", detail: "There is no newspaper with this ID or name." } as const;

/** The papers, and the state of their feeds. */
export function readMeta(deps: HandlerDeps) {
  const today = (): Date => startOfToday(deps.clock.now());
  return {
    [api.news.sources]: async () => ({ sources: await findSourceNames(deps.db) }),
    [api.news.papers]: async () => ({
      papers: (await findPapers(deps.db, today())).map((paper) => toPaper(paper, deps)),
    }),
    [api.news.paper]: async ({ id }) => {
      const row = (await findPapers(deps.db, today())).find((paper) => paper.id === id || paper.name === id);
      if (row === undefined) return noSuchPaper;
      const span = { since: daysBefore(deps.clock.now(), PAPER_PAGE_DAYS), until: deps.clock.now() };
      const [feeds, firsts, categories, topics] = await Promise.all([
        findFeeds(deps.db, today()),
        findFirsts(deps.db, row.id, span),
        countCategories(deps.db, row.id, span),
        findTopicsOfPaper(deps.db, row.id, TOPICS).then((found) => shownTopics(deps.db, found)),
      ]);
      const articles = await toCards(await findByIds(deps.db, firsts.newest), deps, "of the story");
      return {
        paper: toPaper(row, deps),
        place: placeOf(deps.factsAbout(row.id)),
        feeds: feeds.filter(({ paper_id }) => paper_id === row.id).map((feed) => toHealth(feed, deps)),
        firsts:
          firsts.reported === 0
            ? null
            : {
                ...{ since: span.since.toISOString(), reported: firsts.reported, first: firsts.first },
                articles,
              },
        categories,
        topics: topics.map(({ id, name, language }) => ({ _id: id, topic: name, language })),
      };
    },
    [api.news.feeds]: async () => ({
      feeds: (await findFeeds(deps.db, today())).map((feed) => toHealth(feed, deps)),
    }),
    [api.news.withdrawn]: async () => ({
      ids: await findWithdrawnIds(deps.db, new Date(deps.clock.now().getTime() - MAX_COPY_AGE_MS)),
    }),
  } satisfies Partial<NewsHandlers>;
}

function placeOf(about: readonly Paper["about"][number][]) {
  const state = stateNamed(about.find(({ fact }) => fact === "city")?.value ?? "");
  return state ? { slug: state.slug, name: state.name } : null;
}

function toPaper(paper: PaperRow, { sign, factsAbout }: HandlerDeps): Paper {
  const about = factsAbout(paper.id);
  return {
    id: paper.id,
    name: paper.name,
    homepage: paper.homepage,
    favicon_url: sign("icons", paper.icon_url),
    language: paper.language,
    name_language: paper.name_language,
    default_category: paper.default_category,
    active: paper.state === "on",
    last_article_at: isoTime(paper.last_article_at),
    articles_today: paper.today,
    articles_total: paper.total,
    owner: ownerMark(about),
    about: [...about],
  };
}

function toHealth(feed: FeedRow, { clock }: HandlerDeps): FeedHealth {
  return {
    paper_id: feed.paper_id,
    paper: feed.paper,
    url: feed.url,
    state: stateOf(feed, clock.now()),
    last_checked_at: isoTime(feed.last_checked_at),
    last_success_at: isoTime(feed.last_success_at),
    last_article_at: isoTime(feed.last_article_at),
    next_check_at: isoTime(feed.next_check_at),
    interval_minutes: feed.interval_minutes,
    failures_in_a_row: feed.failures,
    last_failure: feed.last_failure,
    articles_today: feed.today,
  };
}

function isoTime(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

function stateOf(feed: FeedRow, now: Date): FeedHealth["state"] {
  if (feed.state === "stopped") return "stopped";
  if (feed.state !== "on") return "paused";
  if (feed.failures >= FAILING_AFTER || (feed.failures > 0 && feed.last_success_at === null))
    return "failing";
  if (feed.last_success_at === null) return "never";
  const silent = now.getTime() - (feed.last_article_at ?? feed.last_success_at).getTime();
  return silent > Math.max(LATE_MS, 4 * feed.interval_minutes * MINUTE_MS) ? "late" : "healthy";
}

export interface Silence {
  /** When the first of the papers was listed: silence counts from here. */
  readonly listedAt: string | null;
  readonly silent: readonly SilentPaper[];
}

export interface SilentPaper {
  readonly id: string;
  readonly name: string;
  readonly days: number;
  /** How often something new comes: "every day", "every 7 days". */
  readonly usually: string;
}

/** Of ten pauses between two days with news, nine are at most this long: a weekend does not make a daily a weekly. */
const USUAL = 0.9;
const FEWEST_PAUSES = 3;
const TIMES_USUAL = 3;
const LONGEST_DAYS = 30;
const UNKNOWN_DAYS = 7;

/** The papers that have been silent for three times their usual pause, the longest first. */
export async function findSilence({ db, clock }: { db: Database; clock: Clock }): Promise<Silence> {
  const papers = await findPaperTimes(newsTables(db));
  const now = clock.now().getTime();
  const listed = papers.map(({ listedAt }) => listedAt.getTime());
  return {
    listedAt: listed.length === 0 ? null : new Date(Math.min(...listed)).toISOString(),
    silent: papers.flatMap((paper) => silentAt(paper, now)).sort((a, b) => b.days - a.days),
  };
}

function silentAt({ id, name, newestAt, listedAt, newsDays }: PaperTimes, now: number): SilentPaper[] {
  const usual = usualPause(newsDays);
  const most = usual === null ? UNKNOWN_DAYS : Math.min(TIMES_USUAL * usual, LONGEST_DAYS);
  const days = Math.floor((now - (newestAt ?? listedAt).getTime()) / DAY_MS);
  const often = usual === null ? "not known yet" : usual === 1 ? "every day" : `every ${usual} days`;
  return days < most ? [] : [{ id, name, days, usually: newestAt === null ? "nothing yet" : often }];
}

/** In days; null while too few are known. */
function usualPause(newsDays: readonly number[]): number | null {
  const pauses = newsDays.slice(1).map((day, at) => day - (newsDays[at] ?? 0));
  if (pauses.length < FEWEST_PAUSES) return null;
  return pauses.toSorted((a, b) => a - b)[Math.ceil(USUAL * pauses.length) - 1] ?? null;
}
