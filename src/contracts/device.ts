/**
 * What a browser stores about its reader, and in which shapes: IndexedDB `UserSettingsDB`, the window events that
 * announce changes, and the export file. Old rows must stay readable.
 */
export const deviceDatabase = { name: "UserSettingsDB", version: 1 } as const;

export type DeviceEvent = "bookmarksChanged" | "followsChanged" | "storageChanged" | "settingsChanged";

/** With the version after it, the name of the store in which the service worker keeps what was opened. */
export const keptPagesCache = "naija-gist-kept-";

/** When an answer was true that is given in place of a current one, by the service worker or by the server. */
export const keptAtHeader = "X-Kept-At";

/**
 * Every key of localStorage. An export holds them all, and "Clear settings" removes all but those of the earlier
 * bookmarks. The inline script of each page reads the data saver's, the theme's, the language and `settings`: a copy of
 * the settings that differ from their defaults.
 */
export const deviceKeys = {
  theme: "theme",
  settings: "settings",
  language: "language",
  dataSaver: "dataSaver",
  /** What the data saver's addresses end with: "&mine=kano". */
  mine: "mine",
  dataMeter: "data_meter",
  legacyBookmarks: "bookmarks",
  bookmarksMigrated: "bookmarks_migrated",
  consent: "cookie_consent",
  hiringDismissed: "hiring_banner_dismissed_at",
  visits: "visits",
} as const;

export interface Follow {
  publisher: string;
  followedAt: string;
}

/** The article's fields as the caller supplied them, and when it was saved. */
export interface Bookmark {
  _id: string;
  headline: string;
  savedAt: string;
  [field: string]: unknown;
}

export interface Reading {
  articleId: string;
  readAt: string;
  /** Seconds. */
  timeSpent: number;
  [field: string]: unknown;
}

export interface Search {
  query: string;
  searchedAt: string;
}

export interface CacheEntry {
  key: string;
  data: unknown;
  type: string;
  cachedAt: string;
  expiresAt: string;
}

export interface Setting {
  key: string;
  value: unknown;
}

/** What a reader follows besides papers: a row of the setting "following". */
export const followKinds = ["topic", "story", "club", "search", "place"] as const;
export type FollowKind = (typeof followKinds)[number];
export interface Following {
  readonly kind: FollowKind;
  /** The topic's, story's or club's id; a state's slug; the search itself. */
  readonly id: string;
  readonly label: string;
  /** The label's, of a topic or a story; left out by earlier versions. */
  readonly language?: string;
  readonly followedAt: string;
}

/** When the reader last opened a story: a row of the setting "storiesSeen". */
export interface StorySeen {
  /** The story's id. */
  readonly id: string;
  readonly seenAt: string;
  /** When it was opened the time before; null if never. */
  readonly before: string | null;
}

/** The file of "Export my data". */
export interface Backup {
  version: "1.0.0";
  exportDate: string;
  follows: Follow[];
  bookmarks: Bookmark[];
  readHistory: Reading[];
  searchHistory: Search[];
  /** Left out if empty, as the others below. */
  following?: Following[];
  storiesSeen?: StorySeen[];
  /** All other rows of the store. An import leaves them out, and the texts below. */
  settings?: Setting[];
  /** The texts under the keys of localStorage. */
  localStorage?: Record<string, string>;
}
