import { pages } from "#contracts/addresses.ts";
import type { Sentence } from "#words/sentences.ts";

/** Keys pressed after `g`, as in "go". */
export const goKeys = {
  h: { to: pages.home, label: "Home" },
  l: { to: pages.latest, label: "Latest" },
  p: { to: pages.popular, label: "Popular Now" },
  t: { to: pages.hotTopics, label: "Trending Topics" },
  b: { to: pages.bookmarks, label: "My Bookmarks" },
  s: { to: pages.settings, label: "Settings" },
} as const;

type Place = keyof typeof goKeys;
export type Action = "list" | "search" | "next" | "previous" | Place;

const alone: Readonly<Record<string, Action>> = { "?": "list", "/": "search", j: "next", k: "previous" };

/** What a key means after the previous one. */
export function readKey(previousKey: string, key: string): Action | null {
  if (previousKey === "g" && Object.hasOwn(goKeys, key)) return key as Place;
  return Object.hasOwn(alone, key) ? (alone[key] ?? null) : null;
}

export const keyDescriptions: readonly (readonly [string, Sentence])[] = [
  ["/", "Search"],
  ["j", "Next story"],
  ["k", "Previous story"],
  ["Enter", "Open the story"],
  ...Object.entries(goKeys).map(([key, { label }]) => [`g ${key}`, label] as const),
  ["?", "This list"],
];
