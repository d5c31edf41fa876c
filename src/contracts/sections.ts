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

/** When the Daily Brief is composed in Lagos, and until when by a product that was started during the morning. */
export const briefTimes = { from: "07:00", until: "12:00" } as const;

/** Until when a brief is sent: a late one for as long as one of the morning, which is until noon. */
export function briefExpires(composedAt: Date): Date {
  const msOf = (time: string) => Date.parse(`1970-01-01T${time}Z`);
  return new Date(composedAt.getTime() + msOf(briefTimes.until) - msOf(briefTimes.from));
}

/** The lists that the operator may reorder before readers see them, and how many places each has. */
export const deskPlaces = { edition: 7, brief: 7 } as const;

/** The front page's editions, in the order of a day. */
export const editionNames = ["morning", "noon", "evening"] as const;
export type EditionName = (typeof editionNames)[number];
