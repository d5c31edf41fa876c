import { readFileSync } from "node:fs";
import { categories } from "#contracts/sections.ts";
import type { Category } from "./paper.ts";
import { readStories } from "./read-stories.ts";
import type { SampleStory } from "./story.ts";

export interface CataloguedStory extends SampleStory {
  readonly category: Category;
}

/** All stories in the order of the week. Every category is spread evenly, so that each hour has a mixture. */
export const stories: readonly CataloguedStory[] = categories
  .flatMap((category, row) =>
    storiesOf(category).map((story, index, all) => ({
      ...story,
      category,
      place: (index + row / categories.length) / all.length,
    })),
  )
  .sort((one, other) => one.place - other.place);

function storiesOf(category: Category): SampleStory[] {
  const file = `stories/${category.toLowerCase().replace(" ", "-")}.md`;
  return readStories(readFileSync(new URL(file, import.meta.url), "utf8"), file);
}
