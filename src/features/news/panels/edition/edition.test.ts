import { expect, test } from "vitest";
import { english } from "#words/words.ts";
import { frontOf } from "./front.ts";
import { clockOf, editionName, editionTimes, longDay } from "./wording.ts";

const edition = {
  ...{ date: "2026-11-22", name: "noon" as const },
  ...{ opened_at: "2026-11-22T11:00:00Z", updated_at: "2026-11-22T11:16:00Z" },
};

test("an edition is named after its time of day and has its day in words", () => {
  expect(editionName(edition)).toBe("Noon edition");
  expect(longDay(edition)).toBe("Sunday, 22 November 2026");
  expect(clockOf("2026-11-22T11:16:00Z")).toBe("12:16");
});

test.each([
  ["2026-11-22T11:16:00Z", "12:00 edition, updated 12:16"],
  ["2026-11-22T11:00:59Z", "12:00 edition"],
])("an edition opened at 12:00 and updated at %s says: %s", (updatedAt, text) => {
  expect(editionTimes({ openedAt: edition.opened_at, updatedAt }, english.say)).toBe(text);
});

const counts = { next_at: "2026-11-22T17:00:00Z", earlier: null, stories_today: 120, papers_today: 60 };
const front = (given: object | null) => frontOf({ ...counts, edition: given } as never);

test("the front page has its edition's stories and the coverage of the lead", () => {
  const lead_story = {
    coverage: [{ published_at: "2026-11-22T09:00:00Z", copy: false, url: "u" }],
    ...{ last_told_at: "2026-11-22T10:00:00Z", independent_reports: 2 },
  };
  expect(front({ ...edition, stories: [{ _id: "1", headline: "H" }], lead_story })).toMatchObject({
    ...{ nextAt: counts.next_at, earlier: null, storiesToday: 120, papersToday: 60 },
    edition: {
      ...{ date: "2026-11-22", name: "noon", openedAt: edition.opened_at, updatedAt: edition.updated_at },
      stories: [{ _id: "1", headline: "H" }],
      coverage: {
        dots: [{ at: "2026-11-22T09:00:00Z", copy: false }],
        ...{ lastTold: "2026-11-22T10:00:00Z", texts: 2 },
      },
    },
  });
});

test("before the first edition there is none, and a lead told by one article has no coverage", () => {
  expect(front(null).edition).toBeNull();
  expect(front({ ...edition, stories: [], lead_story: null }).edition?.coverage).toBeNull();
});
