import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { CheckResult, CheckTable } from "#contracts/ops.ts";
import type { Silence, SilentPaper } from "#features/news/api/meta.ts";
import type { FeedHealth } from "#features/news/contract/news.ts";
import type { Clock } from "#platform/clock.ts";
import { counted } from "#platform/text/counted.ts";
import { ago, formatDuration } from "./format.ts";
import { checkHosts } from "./hosts.ts";

const STATES = ["healthy", "late", "failing", "never", "stopped", "paused"] as const;
const HEAD = [
  "paper",
  "state",
  "last success",
  "last article",
  "today",
  "failures",
  "next check",
  "last failure",
];
/** A round begins every minute; if no paper at all has answered for this long, the fault is ours. */
const SILENCE_SECONDS = 1_800;
const MANY_FAIL = 0.25;
/** If more papers than this are silent, the fault is probably not theirs. */
const MOST_NAMED = 10;

interface Deps {
  readonly ask: Ask;
  readonly clock: Clock;
  findSilence(): Promise<Silence>;
}

/** Reports on the feeds; the healthy ones are listed last. */
export async function checkFeeds({ ask, clock, findSilence }: Deps): Promise<CheckResult> {
  const [{ feeds }, { listedAt, silent }] = await Promise.all([ask(api.news.feeds), findSilence()]);
  const now = clock.now();
  const count = (state: FeedHealth["state"]): number => feeds.filter((feed) => feed.state === state).length;
  const silence = secondsSince([listedAt, ...feeds.map((feed) => feed.last_success_at)], now);
  const active = feeds.length - count("stopped") - count("paused");
  const hosts = checkHosts(feeds, now);
  const sorted = feeds.toSorted((a, b) => STATES.indexOf(b.state) - STATES.indexOf(a.state));
  return {
    title: "Feeds",
    gauges: [
      ...STATES.map((state) => ({
        name: "news_feeds",
        help: "Feeds by state",
        value: count(state),
        labels: { state },
      })),
      {
        name: "news_articles_today",
        help: "Articles received since midnight in Lagos",
        value: feeds.reduce((sum, feed) => sum + feed.articles_today, 0),
      },
      { name: "news_silence_seconds", help: "Time since any feed last answered", value: silence },
      {
        name: "news_article_age_seconds",
        help: "Time since the newest article was published",
        value: secondsSince([listedAt, ...feeds.map((feed) => feed.last_article_at)], now),
      },
      {
        name: "news_silent_papers",
        help: "Papers that are silent for three times as long as usual",
        value: silent.length,
      },
      ...hosts.gauges,
    ],
    tables: [
      ...silentTable(silent),
      { title: counted(feeds.length, "feed"), head: HEAD, rows: sorted.map((feed) => rowOf(feed, now)) },
      ...hosts.tables,
    ],
    problems: [
      ...(active > 0 && silence > SILENCE_SECONDS
        ? [`No feed has answered for ${formatDuration(silence)}.`]
        : []),
      ...(count("failing") > MANY_FAIL * active
        ? [`${count("failing")} of ${counted(active, "feed is failing", "feeds are failing")}.`]
        : []),
      ...(silent.length > MOST_NAMED
        ? [`${silent.length} papers are silent for longer than usual: see Feeds below.`]
        : silent.map(
            ({ name, days, usually, id }) =>
              `${name} has brought nothing for ${days} days (usually ${usually}): ./naija-gist feeds check ${id}`,
          )),
    ],
  };
}

function silentTable(silent: readonly SilentPaper[]): CheckTable[] {
  if (silent.length === 0) return [];
  const rows = silent.map(({ name, days, usually, id }) => [name, `${days} days`, usually, id]);
  return [
    { title: counted(silent.length, "silent paper"), head: ["paper", "silent for", "usually", "id"], rows },
  ];
}

function rowOf(feed: FeedHealth, now: Date): (string | number | null)[] {
  return [
    feed.paper,
    feed.state,
    ago(feed.last_success_at, now),
    ago(feed.last_article_at, now),
    feed.articles_today,
    feed.failures_in_a_row,
    ago(feed.next_check_at, now),
    feed.last_failure,
  ];
}

/** Seconds since the latest of these times; 0 if there is none yet. */
function secondsSince(times: readonly (string | null)[], now: Date): number {
  const timestamps = times.filter((time) => time !== null).map((time) => new Date(time).getTime());
  return timestamps.length === 0 ? 0 : Math.max(0, (now.getTime() - Math.max(...timestamps)) / 1000);
}
