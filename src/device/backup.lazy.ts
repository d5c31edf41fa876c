import type { Backup } from "#contracts/device.ts";
import { validFollowing } from "./stores/following.lazy.ts";
import { isTime, validStoriesSeen } from "./stores/seen.lazy.ts";

type Row = Readonly<Record<string, unknown>>;

export interface BackupPreview {
  readonly backup: Omit<Backup, "version" | "exportDate">;
  readonly exportDate: string | null;
  /** How many rows are skipped because a required field is missing. */
  readonly leftOut: number;
}

/** Reads a chosen file; null if it is not an export of this product. */
export function readBackup(text: string): BackupPreview | null {
  const file = parse(text);
  if (
    !file ||
    !["follows", "bookmarks", "readHistory", "searchHistory"].some((name) => Array.isArray(file[name]))
  ) {
    return null;
  }
  const follows = rows(file.follows, ["publisher", "followedAt"], ["followedAt"]);
  const bookmarks = rows(file.bookmarks, ["_id", "headline", "savedAt"], ["savedAt"]);
  const readHistory = rows(file.readHistory, ["articleId", "readAt"], ["readAt"]);
  const searchHistory = rows(file.searchHistory, ["query", "searchedAt"], ["searchedAt"]);
  const followedThings = validFollowing(file.following);
  const openedStories = validStoriesSeen(file.storiesSeen);
  const lists = [follows, bookmarks, readHistory, searchHistory];
  return {
    backup: {
      follows: follows.good as never,
      bookmarks: bookmarks.good as never,
      readHistory: readHistory.good.map((row) => ({
        ...row,
        timeSpent: Number(row.timeSpent) || 0,
      })) as never,
      searchHistory: searchHistory.good as never,
      ...(followedThings.length > 0 && { following: followedThings }),
      ...(openedStories.length > 0 && { storiesSeen: openedStories }),
    },
    exportDate: isTime(file.exportDate) ? String(file.exportDate) : null,
    leftOut: lists.reduce((sum, { bad }) => sum + bad, 0),
  };
}

function parse(text: string): Row | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Row) : null;
  } catch {
    return null;
  }
}

function rows(
  list: unknown,
  needed: readonly string[],
  times: readonly string[],
): { good: Row[]; bad: number } {
  const all = Array.isArray(list) ? (list as (Row | null)[]) : [];
  const good = all.filter(
    (row): row is Row =>
      !!row &&
      needed.every((field) => typeof row[field] === "string" && row[field] !== "") &&
      times.every((field) => isTime(row[field])),
  );
  return { good, bad: all.length - good.length };
}
