import { isCopy } from "#domains/news/desk/copies/copies.ts";
import { tellAlike } from "#domains/news/desk/kind/kind.ts";
import { type Level, type LevelNumbers, levels } from "./levels.ts";
import { likeness } from "./likeness.ts";
import type { Live } from "./live-articles.ts";
import { type Alike, createReadings, type Readings } from "./readings.ts";
import type { Told } from "./told.ts";

export interface Placed {
  /** The story's id: the id of the article that opened it. */
  readonly story: string;
  /** Stories that this article showed to be the same one: all their articles belong to `story` now. */
  readonly absorbed: readonly string[];
  /** The earlier article whose text this one repeats. */
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

/** Of a long story so many newest articles speak for it when it meets another. */
const SPEAKERS = 8;

export function createStoryDesk({
  level,
  readings = createReadings(),
}: {
  level: Level;
  /** Shared by desks that are told the same articles one after the other. */
  readings?: Readings;
}): StoryDesk {
  return new Desk(levels[level], readings);
}

class Desk implements StoryDesk {
  readonly #level: LevelNumbers;
  readonly #readings: Readings;
  readonly #stories = new Map<string, Live[]>();
  readonly #storyOf = new Map<Live, string>();

  constructor(level: LevelNumbers, readings: Readings) {
    this.#level = level;
    this.#readings = readings;
  }

  get size(): number {
    return this.#storyOf.size;
  }

  place(told: Told): Placed {
    const { article, gone, alike } = this.#readings(told);
    this.#letGo(gone);
    if (article === null) return { story: told.id, absorbed: [], copyOf: null };
    const [story = told.id, ...others] = this.#storiesLike(article, alike());
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
    const { article, gone } = this.#readings(told);
    this.#letGo(gone);
    if (article !== null) this.#keep(article, story);
  }

  /** The stories that are alike enough, both in one article and in their core; the most alike first. */
  #storiesLike(article: Live, alike: readonly Alike[]): string[] {
    const { joinAt, coreShare } = this.#level;
    const best = new Map<string, number>();
    for (const { other, likeness } of alike) {
      const story = this.#storyOf.get(other);
      const value = likeness - this.#kindGap(article, other);
      if (story !== undefined && value >= joinAt && value > (best.get(story) ?? 0)) best.set(story, value);
    }
    return [...best]
      .filter(([story, value]) => {
        const toCore = coreShare === 0 ? 0 : this.#likenessToCore(article, story);
        return coreShare * toCore + (1 - coreShare) * value >= joinAt;
      })
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([story]) => story);
  }

  #kindGap(a: Live, b: Live): number {
    return tellAlike(a.profile.kind, b.profile.kind) ? 0 : this.#level.kindGap;
  }

  #likenessToCore(article: Live, story: string): number {
    const core = this.#speakers(story);
    return core.reduce((sum, one) => sum + likeness(article, one), 0) / core.length;
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
      for (const one of moved) this.#storyOf.set(one, oldest);
      this.#stories.set(
        oldest,
        [...(this.#stories.get(oldest) ?? []), ...moved].sort((a, b) => a.time - b.time),
      );
    }
    this.#keep(article, oldest);
    return oldest;
  }

  #keep(article: Live, story: string): void {
    this.#storyOf.set(article, story);
    const members = this.#stories.get(story);
    if (members) members.push(article);
    else this.#stories.set(story, [article]);
  }

  #letGo(gone: readonly Live[]): void {
    for (const article of gone) {
      const story = this.#storyOf.get(article);
      if (story === undefined) continue;
      this.#storyOf.delete(article);
      const left = this.#stories.get(story)?.filter((one) => one !== article) ?? [];
      if (left.length > 0) this.#stories.set(story, left);
      else this.#stories.delete(story);
    }
  }
}
