import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { datesCalendar } from "./dates-calendar.ts";

const text = { article_id: "7a", headline: "Levy to be voted on", language: "en", paper: "The courier" };
const topic = { _id: "t1", topic: "Market levy" };
const deps = (running: unknown) => ({
  ask: (async () => ({ topic, running })) as unknown as Ask,
  clock: { now: () => new Date("2026-11-21T09:00:00Z") },
  siteUrl: "https://gist.example",
});

test("each coming day of a running story is an entry in its paper's words", async () => {
  const ics = await datesCalendar(deps({ dates: [{ day: "2027-02-20", text }] }), "t1");
  expect(ics).toContain("DTSTART;VALUE=DATE:20270220");
  expect(ics?.replaceAll("\r\n ", "")).toContain("SUMMARY:Market levy: Levy to be voted on (The courier)");
  expect(ics).toContain("URL:https://gist.example/article/7a");
});

test("a topic that is no running story has no calendar", async () => {
  expect(await datesCalendar(deps(null), "t1")).toBeNull();
});
