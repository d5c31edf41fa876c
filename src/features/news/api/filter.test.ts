import { expect, test } from "vitest";
import { startOfToday, toFilter, toPageRange, writeCursor } from "./filter.ts";

const now = new Date("2026-11-20T12:30:00Z");
const params = { page: 1, limit: 30 } as const;

test.each([
  [{}, undefined],
  [{ followed: "Iroko Post|Baobab Times" }, ["Iroko Post", "Baobab Times"]],
  [{ followed: "|Iroko Post||" }, ["Iroko Post"]],
  // A reader who follows no paper sees none.
  [{ followed: "" }, []],
  [{ source: "Iroko Post" }, ["Iroko Post"]],
  [{ source: "" }, undefined],
  [{ source: "Iroko Post", followed: "Baobab Times|Iroko Post" }, ["Iroko Post"]],
  [{ source: "Iroko Post", followed: "Baobab Times" }, []],
  [{ source: "", followed: "Baobab Times" }, ["Baobab Times"]],
])("the query %j filters by the papers %j", (question, papers) => {
  expect(toFilter({ ...params, ...question } as never, now)).toEqual({
    until: now,
    ...(papers && { papers }),
  });
});

test.each([
  ["1h", "2026-11-20T11:30:00.000Z"],
  ["today", "2026-11-19T23:00:00.000Z"],
  ["7d", "2026-11-13T12:30:00.000Z"],
  ["30d", "2026-10-21T12:30:00.000Z"],
] as const)("the period %s begins at %s", (period, since) => {
  expect(toFilter({ ...params, period } as never, now).since?.toISOString()).toBe(since);
});

test("a day begins at midnight in Lagos", () => {
  expect(startOfToday(new Date("2026-11-20T22:59:59Z")).toISOString()).toBe("2026-11-19T23:00:00.000Z");
  expect(startOfToday(new Date("2026-11-20T23:00:00Z")).toISOString()).toBe("2026-11-20T23:00:00.000Z");
});

test("a page starts after all earlier pages, a cursor after the article it names", () => {
  expect(toPageRange({ page: 1, limit: 30 })).toEqual({ limit: 30, offset: 0 });
  expect(toPageRange({ page: 3, limit: 20 })).toEqual({ limit: 20, offset: 40 });
  const cursor = writeCursor({ published_at: now, id: "3nz60nmfz3sv" });
  expect(toPageRange({ page: 1, limit: 30, cursor })).toEqual({
    ...{ limit: 30, offset: 0 },
    after: { publishedAt: now, id: "3nz60nmfz3sv" },
  });
});

test.each(["", "x", "mh1abcde", "mh1abcde-", "-3nz60", "MH1ABCDE-3nz60", "mh1abcde-3nz60-1", "mh1abcde-3NZ"])(
  "the cursor %j is refused as invalid",
  (cursor) => {
    expect(toPageRange({ page: 1, limit: 30, cursor })).toMatchObject({
      refused: "invalid",
      detail: [{ loc: ["cursor"] }],
    });
  },
);
