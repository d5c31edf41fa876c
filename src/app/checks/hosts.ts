import type { CheckResult } from "#contracts/ops.ts";
import type { FeedHealth } from "#features/news/contract/news.ts";
import { counted } from "#platform/text/counted.ts";
import { MINUTE_SECONDS } from "#platform/time.ts";
import { formatDuration } from "./format.ts";

const HEAD = ["host", "feeds", "overdue", "late by"];

interface Host {
  readonly name: string;
  readonly feeds: number;
  readonly overdue: number;
  /** Seconds since the most overdue of its feeds was due; null if those that are overdue have never been asked. */
  readonly late: number | null;
}

/** How late each host's feeds are asked, the latest first: a part of the check of the feeds. */
export function checkHosts(feeds: readonly FeedHealth[], now: Date): Pick<CheckResult, "gauges" | "tables"> {
  const active = feeds.filter(({ state }) => state !== "paused" && state !== "stopped");
  const groups = [...Map.groupBy(active, ({ url }) => URL.parse(url)?.host ?? url)];
  const hosts = groups
    .map(([name, ofHost]) => hostOf(name, ofHost, now))
    .sort((a, b) => (b.late ?? 0) - (a.late ?? 0) || b.overdue - a.overdue);
  const help = "How late the most overdue host of feeds is asked";
  return {
    gauges: [{ name: "news_host_late_seconds", help, value: hosts[0]?.late ?? 0 }],
    tables: [{ title: counted(hosts.length, "host"), head: HEAD, rows: hosts.map(rowOf) }],
  };
}

function hostOf(name: string, feeds: readonly FeedHealth[], now: Date): Host {
  const late = feeds.flatMap(({ next_check_at: due }) =>
    due === null ? [] : (now.getTime() - new Date(due).getTime()) / 1_000,
  );
  // A round begins every minute.
  const overdue = late.filter((seconds) => seconds > MINUTE_SECONDS);
  const unasked = feeds.length - late.length;
  const isUnknown = overdue.length === 0 && unasked > 0;
  return {
    name,
    feeds: feeds.length,
    overdue: overdue.length + unasked,
    late: isUnknown ? null : Math.max(0, ...overdue),
  };
}

function rowOf({ name, feeds, overdue, late }: Host): (string | number | null)[] {
  const text = late === null ? "not asked yet" : formatDuration(late);
  return [name, feeds, overdue, overdue === 0 ? null : text];
}
