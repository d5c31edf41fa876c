import { pages } from "#contracts/addresses.ts";
import type { Sentence } from "#site/words/sentences.ts";

/** Keys pressed after `g`, as in "go". */
export const places = {
  h: { to: pages.home, says: "Home" },
  l: { to: pages.latest, says: "Latest" },
  p: { to: pages.popular, says: "Popular Now" },
  t: { to: pages.hotTopics, says: "Trending Topics" },
  b: { to: pages.bookmarks, says: "My Bookmarks" },
  s: { to: pages.settings, says: "Settings" },
} as const;

type Place = keyof typeof places;
export type Action = "tell" | "search" | "next" | "previous" | Place;

const alone: Readonly<Record<string, Action>> = { "?": "tell", "/": "search", j: "next", k: "previous" };

/** What a key means after the previous one. */
export function readKey(before: string, key: string): Action | null {
  if (before === "g" && Object.hasOwn(places, key)) return key as Place;
  return Object.hasOwn(alone, key) ? (alone[key] ?? null) : null;
}

export const describedKeys: readonly (readonly [string, Sentence])[] = [
  ["/", "Search"],
  ["j", "Next story"],
  ["k", "Previous story"],
  ["Enter", "Open the story"],
  ...Object.entries(places).map(([key, { says }]) => [`g ${key}`, says] as const),
  ["?", "This list"],
];
