import { expect, test } from "vitest";
import { badgeText } from "./bookmarks.ts";
import { cacheEntry, LIFETIME_MS } from "./cache.ts";
import { distinctSearches } from "./searches.ts";
import { withDefaults } from "./settings.ts";

test("settings that were never stored have the specified defaults", () => {
  expect(withDefaults([])).toMatchObject({
    theme: "system",
    compactMode: false,
    autoRefresh: true,
    showImages: true,
    notifications: true,
    readTime: true,
    viewCount: true,
    soundEffects: false,
    language: "en",
    refreshInterval: "5",
  });
});

test("a stored false stays false, and unknown keys are ignored", () => {
  const settings = withDefaults([
    { key: "showImages", value: false },
    { key: "nonsense", value: 1 },
  ]);
  expect(settings.showImages).toBe(false);
  expect(settings).not.toHaveProperty("nonsense");
});

test.each([
  ["compactMode", "yes", false],
  ["showImages", null, true],
  ["refreshInterval", -5, "5"],
  ["refreshInterval", "soon", "5"],
  ["refreshInterval", "0", "5"],
  ["refreshInterval", "15", "15"],
  ["language", { a: 1 }, "en"],
  ["mutes", "all", []],
] as const)("a stored %s of %j reads as %j", (key, value, expected) => {
  expect(withDefaults([{ key, value }])[key]).toEqual(expected);
});

test("mutes that were tampered with are left out, and the others are kept", () => {
  const good = { kind: "word", text: "oil", until: null };
  const mutes = [
    null,
    7,
    { kind: "all", text: "x", until: null },
    { ...good, text: 7 },
    { ...good, until: "soon" },
  ];
  expect(withDefaults([{ key: "mutes", value: [...mutes, good] }]).mutes).toEqual([good]);
});

test("a cache entry with the default lifetime expires after 60 minutes", () => {
  const entry = cacheEntry("k", {}, "answer", LIFETIME_MS, 0);
  expect(Date.parse(entry.expiresAt) - Date.parse(entry.cachedAt)).toBe(3_600_000);
});

test("a repeated search is listed once, at its latest time", () => {
  const searches = ["a", "b", "a"].map((query, place) => ({ query, searchedAt: String(9 - place) }));
  expect(distinctSearches(searches).map(({ query }) => query)).toEqual(["a", "b"]);
});

test.each([
  [99, 99, "99"],
  [100, 99, "99+"],
  [9, 9, "9"],
  [10, 9, "9+"],
] as const)("%i bookmarks on a badge capped at %i are shown as %s", (count, cap, text) => {
  expect(badgeText(count, cap)).toBe(text);
});
