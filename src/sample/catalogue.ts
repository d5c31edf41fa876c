import type { Category } from "./papers.ts";
import { business } from "./stories/business.ts";
import { education } from "./stories/education.ts";
import { entertainment } from "./stories/entertainment.ts";
import { generalNews } from "./stories/general-news.ts";
import { health } from "./stories/health.ts";
import { lifestyle } from "./stories/lifestyle.ts";
import { politics } from "./stories/politics.ts";
import { sports } from "./stories/sports.ts";
import { technology } from "./stories/technology.ts";
import type { SampleStory } from "./story.ts";

export interface CataloguedStory extends SampleStory {
  readonly category: Category;
}

const shelves: readonly (readonly [Category, readonly SampleStory[]])[] = [
  ["General News", generalNews],
  ["Politics", politics],
  ["Business", business],
  ["Sports", sports],
  ["Health", health],
  ["Lifestyle", lifestyle],
  ["Entertainment", entertainment],
  ["Education", education],
  ["Technology", technology],
];

/** All stories in the order of the week: every shelf is spread evenly over it, so that each hour is mixed. */
export const stories: readonly CataloguedStory[] = shelves
  .flatMap(([category, shelf], row) =>
    shelf.map((story, index) => ({
      ...story,
      category,
      place: (index + row / shelves.length) / shelf.length,
    })),
  )
  .sort((one, other) => one.place - other.place);
