import { isCopy } from "#features/news/desk/copies.ts";
import { areCompatibleKinds } from "#features/news/desk/kind.ts";
import type { Move } from "#features/news/shapes.ts";
import type { DeskArticle } from "./desk-article.ts";
import { groupAlike } from "./group-alike.ts";
import { type Level, type LevelNumbers, levels } from "./levels.ts";
import { likeness, likenessTo } from "./likeness.ts";
import type { LiveArticle } from "./live-articles.ts";
import { createReadings, type Readings, type SimilarArticle } from "./readings.ts";
import { sameSpeaker } from "./signs.ts";

export interface Placement {
  /** The story's id: the id of the article that opened it. */
  readonly story: string;
  /** What this article changed in earlier stories, in order. */
  readonly moves: readonly Move[];
  /** The earlier article whose text this one repeats. */
  readonly copyOf: string | null;
}

export interface StoryDesk {
  /** Finds the article's story, or opens one with the article's id. */
  place(article: DeskArticle): Placement;
  /**
   * The second look at a round's end: merges stories that were opened separately although they are alike on average.
   * What later texts have made common counts less by then, and what they confirm counts more.
   */
  review(): Move[];
  /**
   * Restores an article that was placed before: at the start, the stored articles of the last 72 hours, in time order.
   */
  restore(article: DeskArticle, story: string): void;
  /** Articles within the window. */
  readonly size: number;
}

/** A story's core is this many of its newest articles: they represent it when it is compared. */
const CORE_SIZE = 8;
/** The average likeness at which the second look merges two stories. */
const REVIEW_AT = 0.45;

export function createStoryDesk({
  level,
  readings = createReadings(),
}: {
  level: Level;
  /** Shared by the two desks, one of each level, that receive the same articles in turn. */
  readings?: Readings;
}): StoryDesk {
  return new Desk(level, readings);
}

/** Where an article notes its story at each level. */
const columnOf: Readonly<Record<Level, number>> = { strict: 0, loose: 1 };

class Desk implements StoryDesk {
  readonly #level: LevelNumbers;
  readonly #column: number;
  readonly #readings: Readings;
  readonly #stories = new Map<string, LiveArticle[]>();
  #size = 0;
  /** Articles that are alike and were put into two stories since the last review. */
  #apart: (readonly [LiveArticle, LiveArticle])[] = [];
  readonly #likenesses = new WeakMap<LiveArticle, WeakMap<LiveArticle, number>>();

  constructor(level: Level, readings: Readings) {
    this.#level = levels[level];
    this.#column = columnOf[level];
    this.#readings = readings;
  }

  get size(): number {
    return this.#size;
  }

  place(incoming: DeskArticle): Placement {
    const { article, expired, alike } = this.#readings(incoming);
    this.#forget(expired);
    if (article === null) return { story: incoming.id, moves: [], copyOf: null };
    const [story = incoming.id, ...others] = this.#storiesLike(article, alike());
    const absorbed = others.filter((other) => this.#areAlike(story, other));
    const united = this.#unite([story, ...absorbed], article);
    const mergedIds = [story, ...absorbed].filter((id) => id !== united);
    const merge: Move[] = mergedIds.length === 0 ? [] : [{ from: mergedIds, articles: null, into: united }];
    const moves = [...merge, ...this.#split(united)];
    const ownStory = this.#storyOf(article) ?? united;
    for (const { article: other, likeness } of this.#level.usesCore ? alike() : [])
      if (likeness >= REVIEW_AT && this.#storyOf(other) !== ownStory) this.#apart.push([article, other]);
    const original = this.#coreOf(ownStory).find(
      (earlier) => earlier !== article && isCopy(article, earlier),
    );
    return { story: ownStory, moves, copyOf: original?.id ?? null };
  }

  review(): Move[] {
    const apart = this.#apart;
    this.#apart = [];
    return apart.flatMap(([one, other]): Move[] => {
      const [a, b] = [this.#storyOf(one), this.#storyOf(other)];
      if (a === null || b === null || a === b || !this.#areAlike(a, b, REVIEW_AT)) return [];
      const into = this.#merge([a, b]);
      return [{ from: [a === into ? b : a], articles: null, into }];
    });
  }

  restore(incoming: DeskArticle, story: string): void {
    const { article, expired } = this.#readings(incoming);
    this.#forget(expired);
    if (article !== null) this.#assign(article, story);
  }

  /** The stories with an article that resembles this one, and a core that does if the core counts; the best first. */
  #storiesLike(article: LiveArticle, alike: readonly SimilarArticle[]): string[] {
    const { joinAt, usesCore } = this.#level;
    const best = new Map<string, number>();
    // Neighbours in the list are often of one story.
    let [last, bestOfLast]: [string | null, number] = [null, 0];
    for (const { article: other, likeness } of alike) {
      if (likeness < joinAt) continue;
      const story = this.#storyOf(other);
      if (story !== last) [last, bestOfLast] = [story, best.get(story ?? "") ?? 0];
      if (story === null || likeness <= bestOfLast) continue;
      const value = likeness - this.#kindGap(article, other);
      if (value < joinAt || value <= bestOfLast) continue;
      best.set(story, value);
      bestOfLast = value;
    }
    return [...best]
      .filter(([story]) => !usesCore || this.#likenessToCore(article, story) >= joinAt)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([story]) => story);
  }

  /** One speaker's words are one event, even if one article presents them as a reaction and the other as a report. */
  #kindGap(a: LiveArticle, b: LiveArticle): number {
    const alike = areCompatibleKinds(a.profile.kind, b.profile.kind) || sameSpeaker(a.profile, b.profile);
    return alike ? 0 : this.#level.kindGap;
  }

  #likenessToCore(article: LiveArticle, story: string): number {
    const core = this.#coreOf(story);
    const toArticle = likenessTo(article);
    return core.reduce((sum, one) => sum + toArticle(one), 0) / core.length;
  }

  #areAlike(story: string, other: string, atLeast = this.#level.holdAt): boolean {
    const [ours, theirs] = [this.#coreOf(story), this.#coreOf(other)];
    let sum = 0;
    for (const a of ours) {
      const toOurs = likenessTo(a);
      for (const b of theirs) sum += toOurs(b);
    }
    return sum / (ours.length * theirs.length) >= atLeast;
  }

  #coreOf(story: string): readonly LiveArticle[] {
    return this.#stories.get(story)?.slice(-CORE_SIZE) ?? [];
  }

  /** Merges the stories into the oldest one and adds the article to it. */
  #unite(stories: readonly string[], article: LiveArticle): string {
    const oldest = this.#merge(stories);
    this.#assign(article, oldest);
    return oldest;
  }

  #merge(stories: readonly string[]): string {
    const opened = (story: string): number => this.#stories.get(story)?.[0]?.time ?? Number.POSITIVE_INFINITY;
    const [oldest = "", ...rest] = stories.toSorted((a, b) => opened(a) - opened(b) || (a < b ? -1 : 1));
    for (const story of rest) {
      const moved = this.#stories.get(story) ?? [];
      this.#stories.delete(story);
      for (const one of moved) one.stories[this.#column] = oldest;
      this.#stories.set(
        oldest,
        [...(this.#stories.get(oldest) ?? []), ...moved].sort((a, b) => a.time - b.time),
      );
    }
    return oldest;
  }

  /**
   * If a story's core no longer holds together, the part with its first article, or else the largest, keeps its id, and
   * each other part becomes a story of its own.
   */
  #split(story: string): Move[] {
    const members = this.#coreOf(story);
    if (!this.#level.usesCore || members.length < 3) return [];
    const parts = groupAlike(members, this.#likenessWithin, this.#level.holdAt);
    const largest = Math.max(...parts.map(({ length }) => length));
    const kept =
      parts.find((part) => part.some(({ id }) => id === story)) ??
      parts.find(({ length }) => length === largest);
    return parts.filter((part) => part !== kept).map((part) => this.#takeOut(part, story));
  }

  /**
   * Likeness of two articles of one story, stored because each new text asks again whether the story holds together.
   */
  readonly #likenessWithin = (later: LiveArticle, earlier: LiveArticle): number => {
    const cached = this.#likenesses.get(later) ?? new WeakMap<LiveArticle, number>();
    this.#likenesses.set(later, cached);
    const value = cached.get(earlier) ?? likeness(later, earlier);
    cached.set(earlier, value);
    return value;
  };

  #takeOut(part: readonly LiveArticle[], from: string): Move {
    const into = part[0]?.id ?? from;
    this.#stories.set(from, this.#stories.get(from)?.filter((one) => !part.includes(one)) ?? []);
    for (const one of part) this.#assign(one, into);
    return { from: [from], articles: part.map(({ id }) => id), into };
  }

  #storyOf({ stories }: LiveArticle): string | null {
    return stories[this.#column] ?? null;
  }

  #assign(article: LiveArticle, story: string): void {
    if (this.#storyOf(article) === null) this.#size += 1;
    article.stories[this.#column] = story;
    const members = this.#stories.get(story);
    if (members) members.push(article);
    else this.#stories.set(story, [article]);
  }

  #forget(dropped: readonly LiveArticle[]): void {
    for (const article of dropped) {
      const story = this.#storyOf(article);
      if (story === null) continue;
      article.stories[this.#column] = null;
      this.#size -= 1;
      const remaining = this.#stories.get(story)?.filter((one) => one !== article) ?? [];
      if (remaining.length > 0) this.#stories.set(story, remaining);
      else this.#stories.delete(story);
    }
  }
}
