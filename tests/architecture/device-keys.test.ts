import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deviceKeys } from "#contracts/device.ts";
import type { Stores } from "#device/stores/database.ts";
import { sourceFiles } from "./imports.ts";

test("the contract lists every key of localStorage, so that an export holds it and a button removes it", () => {
  const used = sourceFiles("src")
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(
        /\blocalStorage\.(?:(?:get|set|remove)Item\(["'](\w+)|(?!\w+Item\b)(\w+))/g,
      ),
    ])
    .map(([, named, written]) => named ?? written);
  expect(used).toContain("hiring_banner_dismissed_at");
  const known: ReadonlySet<unknown> = new Set(Object.values(deviceKeys));
  expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
});

/** The privacy notice's words for each store and key. */
const words: Readonly<Record<keyof Stores | keyof typeof deviceKeys, string>> = {
  follows: "followed papers",
  bookmarks: "Bookmarks",
  readHistory: "what you read",
  searchHistory: "and searched",
  cache: "copies of what you opened",
  settings: "settings",
  theme: "the theme",
  language: "settings",
  dataSaver: "in the data saver",
  mine: "the state that you follow is part of each address",
  dataMeter: "how much data you used",
  legacyBookmarks: "Bookmarks",
  bookmarksMigrated: "Bookmarks",
  consent: "your answer to the cookie question",
  hiringDismissed: "when you dismissed a banner",
  visits: "how often you came",
};

test.each(Object.entries(words))("the privacy notice names %s: %s", (_, said) => {
  const notice = readFileSync("src/features/info/pages/privacy.tsx", "utf8").replace(/\s+/g, " ");
  expect(notice).toContain(said);
});
