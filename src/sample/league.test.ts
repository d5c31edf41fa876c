import { expect, test } from "vitest";
import { DAY_MS } from "#platform/time.ts";
import { editionAt } from "./edition.ts";
import { planLeagueWeek } from "./league.ts";

const printings = planLeagueWeek();
const headlines = printings.map(({ text }) => text.headline);

test("every match of the last four matchdays is reported by two papers, with its score in both", () => {
  expect(headlines).toContain("Plateau United 1-2 Rivers United, NPFL");
  expect(headlines).toContain("NPFL: Rivers United win 2-1 at Plateau United");
  expect(headlines).toContain("NPFL: Rangers International beat Bayelsa United 4-1");
  expect(headlines).toContain("NPFL: Abia Warriors and Rivers United draw 1-1");
  const papers = new Map<string, Set<string>>();
  for (const { text, paper } of printings)
    papers.set(text.story.name, (papers.get(text.story.name) ?? new Set()).add(paper.id));
  expect([...papers.values()].every(({ size }) => size === 2)).toBe(true);
  expect(papers.size).toBeGreaterThan(30);
});

test("a report says date, score, matchday and town, and that it is the sample edition's", () => {
  const report = printings.find(({ text }) => text.headline.startsWith("Plateau United 1-2"));
  expect(report?.text.summary).toBe(
    "Plateau United lost to Rivers United 1-2 in Jos on 11 Dec 2025, a match of matchday 14 that the sample edition plays back.",
  );
});

test("nothing after the day that the season is played back to is reported", () => {
  const later = /matchday (1[7-9]|[23]\d)/;
  expect(printings.some(({ text }) => later.test(text.summary))).toBe(false);
});

test("in any two days most clubs are in the news", () => {
  for (let day = 0; day < 7; day++) {
    const edition = editionAt(new Date(Date.parse("2026-11-23T06:00:00Z") + day * DAY_MS));
    const league = edition.filter(({ headline }) => headline.includes("NPFL"));
    const clubs = new Set(league.flatMap(({ story }) => story.split(" against ")));
    expect(clubs.size, `day ${day}`).toBeGreaterThanOrEqual(16);
  }
});
