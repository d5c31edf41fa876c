import type { Move } from "#features/news/shapes.ts";
import type { Placement } from "./story-desk.ts";

/** Keeps track of the story of each article while later articles move it. */
export class StoryBook {
  readonly #storyOf = new Map<string, string>();
  readonly #articles = new Map<string, Set<string>>();

  enter(id: string, { story, moves }: Placement): void {
    this.move(moves);
    this.#put(id, story);
  }

  move(moves: readonly Move[]): void {
    for (const { from, articles, into } of moves)
      for (const moved of articles ?? from.flatMap((merged) => [...(this.#articles.get(merged) ?? [])]))
        this.#put(moved, into);
  }

  storyOf(id: string): string {
    return this.#storyOf.get(id) ?? id;
  }

  #put(id: string, story: string): void {
    this.#articles.get(this.storyOf(id))?.delete(id);
    this.#storyOf.set(id, story);
    const articles = this.#articles.get(story) ?? new Set();
    this.#articles.set(story, articles.add(id));
  }
}
