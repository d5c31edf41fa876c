import { once } from "#platform/cache/memoize.ts";
import { isAside } from "#platform/text/analysis/aside.ts";
import { readText } from "#platform/text/analysis/read-text.ts";
import { HOUR_MS } from "#platform/time.ts";
import type { DeskArticle } from "./desk-article.ts";
import { levels } from "./levels.ts";
import { likenessTo } from "./likeness.ts";
import { type LiveArticle, LiveArticles } from "./live-articles.ts";
import { makeProfile } from "./profile.ts";

/** What a desk needs to know about an article. */
export interface DeskReading {
  /** Null for round-ups, guides and opinion, which stand by themselves, unless a report has the very same headline. */
  readonly article: LiveArticle | null;
  /** The articles that have left the window since the last one was read. */
  readonly expired: readonly LiveArticle[];
  /** The earlier articles that may report the same event, with the likeness of each: as much as a story requires. */
  alike(): readonly SimilarArticle[];
}

export interface SimilarArticle {
  readonly article: LiveArticle;
  readonly likeness: number;
}

export type Readings = (incoming: DeskArticle) => DeskReading;

const WINDOW_HOURS = 72;
/** No desk joins articles that are less alike. */
const ALIKE_AT = Math.min(...Object.values(levels).map(({ joinAt }) => joinAt));

/**
 * Reads articles and holds those of the last 72 hours. Two desks that receive the same articles in turn share it, so
 * that each article is read, held and compared once.
 */
export function createReadings(windowHours: number = WINDOW_HOURS): Readings {
  const window = windowHours * HOUR_MS;
  const live = new LiveArticles();
  let last: { readonly incoming: DeskArticle; readonly read: DeskReading } | null = null;
  return (incoming) => {
    if (last?.incoming === incoming) return last.read;
    const expired = live.dropBefore(incoming.time - window);
    const standsAlone = isAside(incoming.title, incoming.url) && !live.hasHeadline(incoming.title);
    const article = standsAlone ? null : liveFrom(incoming);
    if (article !== null) live.add(article);
    const read = { article, expired, alike: once(() => (article === null ? [] : findAlike(article))) };
    last = { incoming, read };
    return read;
  };

  function findAlike(article: LiveArticle): SimilarArticle[] {
    const likenessOf = likenessTo(article, ALIKE_AT);
    const alike: SimilarArticle[] = [];
    for (const other of live.candidatesFor(article.profile)) {
      if (other === article || Math.abs(article.time - other.time) > window) continue;
      const likeness = likenessOf(other);
      if (likeness > 0) alike.push({ article: other, likeness });
    }
    return alike;
  }

  function liveFrom(incoming: DeskArticle): LiveArticle {
    const reading = readText(incoming.title, incoming.summary);
    return {
      id: incoming.id,
      paper: incoming.paper,
      time: incoming.time,
      profile: makeProfile(incoming, reading, live.rarity),
      title: incoming.title,
      summary: incoming.summary ?? "",
      copyHash: incoming.copyHash ?? null,
      stories: [null, null],
    };
  }
}
