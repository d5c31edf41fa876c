import { isAside } from "#platform/text/analysis/aside.ts";
import { isCopy } from "./copies.ts";
import { type Level, type LevelNumbers, levels } from "./levels.ts";
import { likeness, WORTH_A_LOOK } from "./likeness.ts";
import { type Live, LiveArticles } from "./live-articles.ts";
import { createReadings, type Readings } from "./readings.ts";

/** An article as the story desk needs it. Articles come in time order, as far as papers allow. */
export interface Told {
  readonly id: string;
  readonly title: string;
  readonly summary?: string;
  readonly url?: string;
  readonly paper: string;
  /** Milliseconds. */
  readonly time: number;
  /** Equal for texts that open with the same words, where the feed gave enough text to tell. */
  readonly copyHash?: string | null;
}

export interface Placed {
  /** The story's id: the id of the article that opened it. */
  readonly story: string;
  /** Stories that this article showed to be the same one: all their articles belong to `story` now. */
  readonly absorbed: readonly string[];
  /** The earlier article of another paper whose text this one repeats. */
  readonly copyOf: string | null;
}

export interface StoryDesk {
  /** Finds the article's story, or opens one with the article's id. */
  place(article: Told): Placed;
  /** Puts an article back that was placed before: at the start, the kept articles of the last 72 hours, in time order. */
  restore(article: Told, story: string): void;
  /** Articles within the window. */
  readonly size: number;
}

const WINDOW_HOURS = 72;
const hour = 3_600_000;
/** Of a long story so many newest articles speak for it when it meets another. */
const SPEAKERS = 8;

export function createStoryDesk({
  level,
  windowHours = WINDOW_HOURS,
  readings = createReadings(),
}: {
  level: Level;
  windowHours?: number;
  /** Shared by desks that are told the same articles one after the other: each is read and held once. */
  readings?: Readings;
}): StoryDesk {
  return new Desk(levels[level], windowHours * hour, readings);
}

class Desk implements StoryDesk {
  readonly #level: LevelNumbers;
  readonly #window: number;
  readonly #live = new LiveArticles();
  readonly #stories = new Map<string, Live[]>();
  readonly #readings: Readings;

  constructor(level: LevelNumbers, window: number, readings: Readings) {
    this.#level = level;
    this.#window = window;
    this.#readings = readings;
  }

  get size(): number {
    return this.#live.size;
  }

  place(told: Told): Placed {
    this.#letGo(told.time);
    if (isAside(told.title, told.url)) return { story: told.id, absorbed: [], copyOf: null };
    const article = this.#read(told, told.id);
    const alike = this.#storiesLike(article);
    const [story = told.id, ...others] = alike;
    const absorbed = others.filter((other) => this.#alikeEnough(story, other));
    const one = this.#unite([story, ...absorbed], article);
    const copied = this.#speakers(one).find((earlier) => earlier !== article && isCopy(article, earlier));
    return {
      story: one,
      absorbed: [story, ...absorbed].filter((id) => id !== one),
      copyOf: copied?.id ?? null,
    };
  }

  restore(told: Told, story: string): void {
    if (!isAside(told.title, told.url)) this.#keep(this.#read(told, story));
  }

  #read(told: Told, story: string): Live {
    return {
      id: told.id,
      paper: told.paper,
      time: told.time,
      story,
      profile: this.#readings(told, this.#live.rarity),
      summary: told.summary ?? "",
      copyHash: told.copyHash ?? null,
    };
  }

  /** The stories that hold an article alike enough, the most alike first. */
  #storiesLike(article: Live): string[] {
    const found = new Map<string, number>();
    for (const [other, cosine] of this.#live.headlinesLike(article.profile, WORTH_A_LOOK)) {
      if (Math.abs(article.time - other.time) > this.#window) continue;
      const value = likeness(article, other, cosine);
      if (value >= this.#level.joinAt && value > (found.get(other.story) ?? 0)) found.set(other.story, value);
    }
    return [...found].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([story]) => story);
  }

  #alikeEnough(story: string, other: string): boolean {
    const [ours, theirs] = [this.#speakers(story), this.#speakers(other)];
    let sum = 0;
    for (const a of ours) for (const b of theirs) sum += likeness(a, b);
    return sum / (ours.length * theirs.length) >= this.#level.uniteAt;
  }

  #speakers(story: string): readonly Live[] {
    return this.#stories.get(story)?.slice(-SPEAKERS) ?? [];
  }

  /** Puts the article into the oldest of the stories, and the other stories with it. */
  #unite(stories: readonly string[], article: Live): string {
    const opened = (story: string): number => this.#stories.get(story)?.[0]?.time ?? Number.POSITIVE_INFINITY;
    const [oldest = article.id, ...rest] = stories.toSorted(
      (a, b) => opened(a) - opened(b) || (a < b ? -1 : 1),
    );
    for (const story of rest) {
      const moved = this.#stories.get(story) ?? [];
      this.#stories.delete(story);
      for (const one of moved) one.story = oldest;
      this.#stories.set(
        oldest,
        [...(this.#stories.get(oldest) ?? []), ...moved].sort((a, b) => a.time - b.time),
      );
    }
    article.story = oldest;
    this.#keep(article);
    return oldest;
  }

  #keep(article: Live): void {
    this.#live.add(article);
    const members = this.#stories.get(article.story);
    if (members) members.push(article);
    else this.#stories.set(article.story, [article]);
  }

  #letGo(now: number): void {
    for (const gone of this.#live.letGo(now - this.#window)) {
      const left = this.#stories.get(gone.story)?.filter((article) => article !== gone) ?? [];
      if (left.length > 0) this.#stories.set(gone.story, left);
      else this.#stories.delete(gone.story);
    }
  }
}
