/** The sections and editions of the paper. Without zod, because the browser loads this file. */

/** The eight categories of the navigation, in its order. Technology has a badge, a page and a feed, but no menu entry. */
export const navigationCategories = [
  "General News",
  "Politics",
  "Business",
  "Sports",
  "Health",
  "Lifestyle",
  "Entertainment",
  "Education",
] as const;

export const categories = [...navigationCategories, "Technology"] as const;
export type Category = (typeof categories)[number];

export function isCategory(name: string): name is Category {
  return categories.some((category) => category === name);
}

/** The front page's editions, in the order of a day. */
export const editionNames = ["morning", "noon", "evening"] as const;
export type EditionName = (typeof editionNames)[number];
