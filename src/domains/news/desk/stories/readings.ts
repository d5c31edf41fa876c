import { Offices } from "#domains/news/desk/offices/offices.ts";
import { once } from "#platform/cache/once.ts";
import { isAside } from "#platform/text/analysis/aside.ts";
import { readText } from "#platform/text/analysis/read-text.ts";
import { HOUR_MS } from "#platform/time.ts";
import { likenessTo } from "./likeness.ts";
import { type Live, LiveArticles } from "./live-articles.ts";
import { makeProfile } from "./profile.ts";
import type { Told } from "./told.ts";

/** What a desk needs to know about an article. */
export interface Read {
  /** Null for round-ups, guides and opinion, which stand by themselves, unless a report has the very same headline. */
  readonly article: Live | null;
  /** The articles that have left the window since the last one was read. */
  readonly gone: readonly Live[];
  /** The earlier articles that may tell the same event, with the likeness of each. */
  alike(): readonly Alike[];
}

export interface Alike {
  readonly other: Live;
  readonly likeness: number;
}

export type Readings = (told: Told) => Read;

const WINDOW_HOURS = 72;

/**
 * Reads articles and holds those of the last 72 hours. Two desks that receive the same articles in turn share it, so
 * that each article is read, held and compared once.
 */
export function createReadings(windowHours: number = WINDOW_HOURS): Readings {
  const window = windowHours * HOUR_MS;
  const live = new LiveArticles();
  const offices = new Offices();
  let last: { readonly of: Told; readonly read: Read } | null = null;
  return (told) => {
    if (last?.of === told) return last.read;
    const gone = live.dropBefore(told.time - window);
    offices.learn(told.title, told.summary ?? "");
    const standsAlone = isAside(told.title, told.url) && !live.hasHeadline(told.title);
    const article = standsAlone ? null : liveFrom(told);
    if (article !== null) live.add(article);
    const read = { article, gone, alike: once(() => (article === null ? [] : findAlike(article))) };
    last = { of: told, read };
    return read;
  };

  function findAlike(article: Live): Alike[] {
    const likeness = likenessTo(article);
    return live
      .candidatesFor(article.profile)
      .filter((other) => other !== article && Math.abs(article.time - other.time) <= window)
      .map((other) => ({ other, likeness: likeness(other) }));
  }

  function liveFrom(told: Told): Live {
    const reading = offices.complete(readText(told.title, told.summary), told.title);
    return {
      id: told.id,
      paper: told.paper,
      time: told.time,
      profile: makeProfile(told, reading, live.rarity),
      title: told.title,
      summary: told.summary ?? "",
      copyHash: told.copyHash ?? null,
    };
  }
}
