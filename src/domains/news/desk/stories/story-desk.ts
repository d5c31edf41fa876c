import { articlesWith, countedArticles } from "#platform/text/reading/rarity.ts";
import { type Reading, readText } from "#platform/text/reading/read-text.ts";
import { type Level, type LevelNumbers, levels } from "./levels.ts";
import { cosine, disjoint, makeVector, sharedCount, type Vector } from "./vector.ts";

/** An article as the story desk needs it. Articles come in time order, as far as papers allow. */
export interface Told {
  readonly id: string;
  readonly title: string;
  readonly summary?: string;
  readonly paper: string;
  /** Milliseconds. */
  readonly time: number;
}

export interface Placed {
  /** The story's id: the id of the article that opened it. */
  readonly story: string;
}

export interface StoryDesk {
  /** Finds the article's story, or opens one with the article's id. */
  place(article: Told): Placed;
  /** Puts an article back that was placed before: at the start, the kept articles of the last 72 hours. */
  restore(article: Told & Placed): void;
  /** Articles within the window. */
  size(): number;
}

interface Kept {
  readonly article: Told;
  readonly story: string;
  readonly vector: Vector;
  readonly terms: readonly string[];
}

const hour = 3_600_000;

export function createStoryDesk(options: {
  level: Level;
  windowHours?: number;
  numbers?: LevelNumbers;
}): StoryDesk {
  const level = options.numbers ?? levels[options.level];
  const window = (options.windowHours ?? 72) * hour;
  const queue: Kept[] = [];
  let head = 0;
  const byKey = new Map<string, Set<Kept>>();
  const live = new Map<string, number>();

  const rarity = (term: string): number => {
    const recent = live.get(term) ?? 0;
    const size = queue.length - head;
    return Math.log((countedArticles + 3 * size + 1) / (articlesWith(term) + 3 * recent + 0.5));
  };

  function expire(now: number): void {
    while (head < queue.length) {
      const oldest = queue[head] as Kept;
      if (oldest.article.time >= now - window) break;
      head += 1;
      for (const key of oldest.vector.keys) byKey.get(key)?.delete(oldest);
      for (const term of oldest.terms) live.set(term, (live.get(term) ?? 1) - 1);
    }
    if (head > 5000) queue.splice(0, head), (head = 0);
  }

  function keep(article: Told, story: string, reading: Reading, vector: Vector): void {
    const terms = [...reading.title, ...reading.summary].map((term) => term.term);
    const kept = { article, story, vector, terms };
    queue.push(kept);
    for (const key of vector.keys) {
      const set = byKey.get(key);
      if (set) set.add(kept);
      else byKey.set(key, new Set([kept]));
    }
    for (const term of terms) live.set(term, (live.get(term) ?? 0) + 1);
  }

  function likeness(a: Told, va: Vector, other: Kept): number {
    const vb = other.vector;
    if (sharedCount(va.telling, vb.telling) < level.sharedWords) return 0;
    let value = cosine(va, vb) * (1 - (level.ageing * Math.abs(a.time - other.article.time)) / window);
    if (disjoint(va.places, vb.places)) value *= level.otherPlace;
    if (disjoint(va.numbers, vb.numbers)) value *= level.otherNumber;
    if (a.paper === other.article.paper) value *= level.samePaper;
    return value;
  }

  function find(article: Told, vector: Vector): string {
    const seen = new Set<Kept>();
    const stories = new Map<string, number[]>();
    for (const key of vector.keys) {
      const set = byKey.get(key);
      if (!set || set.size > 2000) continue;
      for (const other of set) {
        if (seen.has(other)) continue;
        seen.add(other);
        const value = likeness(article, vector, other);
        if (value <= 0) continue;
        const values = stories.get(other.story);
        if (values) values.push(value);
        else stories.set(other.story, [value]);
      }
    }
    let best = article.id;
    let bestScore = level.joinAt;
    for (const [story, values] of stories) {
      values.sort((a, b) => b - a);
      const top = values.slice(0, 3);
      const score =
        level.best * (top[0] ?? 0) + (1 - level.best) * (top.reduce((sum, v) => sum + v, 0) / top.length);
      if (score > bestScore) {
        best = story;
        bestScore = score;
      }
    }
    return best;
  }

  return {
    place(article) {
      expire(article.time);
      const reading = readText(article.title, article.summary);
      const vector = makeVector(reading, rarity, level);
      const story = find(article, vector);
      keep(article, story, reading, vector);
      return { story };
    },
    restore(article) {
      const reading = readText(article.title, article.summary);
      keep(article, article.story, reading, makeVector(reading, rarity, level));
    },
    size: () => queue.length - head,
  };
}
