import { expect, test } from "vitest";
import { placeOf } from "#features/league/panels/data/place.ts";
import { hausa } from "#tests/support/hausa.ts";
import { hubMeta } from "./hub-meta.ts";

const season = (id: string, starts_on: string, ends_on: string) => ({ id, starts_on, ends_on });
const answers = {
  "GET /npfl/standings/current {}": { season: "2025-26" },
  "GET /npfl/seasons {}": {
    seasons: [season("2024-25", "2024-09-14", "2025-06-08"), season("2025-26", "2025-08-22", "2026-05-24")],
  },
};
const metaAt = (query: string, known = answers as object, words?: typeof hausa) =>
  hubMeta(placeOf(new URLSearchParams(query)), known as Record<string, unknown>, words);

test.each([
  ["", "Nigeria Premier League 2025-26: table, fixtures, results", "/sports/nigeria-league"],
  ["tab=table", "Table: Nigeria Premier League 2025-26", "/sports/nigeria-league?tab=table"],
  [
    "tab=table&season=2024-25&order=goals",
    "Table: Nigeria Premier League 2024-25",
    "/sports/nigeria-league?tab=table&season=2024-25",
  ],
  ["tab=table&season=2025-26", "Table: Nigeria Premier League 2025-26", "/sports/nigeria-league?tab=table"],
  // Only the table has other seasons.
  ["tab=teams&season=2024-25", "Teams: Nigeria Premier League 2025-26", "/sports/nigeria-league?tab=teams"],
  [
    "tab=fixtures&matchday=7",
    "Fixtures, matchday 7: Nigeria Premier League 2025-26",
    "/sports/nigeria-league?tab=fixtures&matchday=7",
  ],
  [
    "tab=results&matchday=7",
    "Results, matchday 7: Nigeria Premier League 2025-26",
    "/sports/nigeria-league?tab=results&matchday=7",
  ],
  [
    "tab=ai-insights&view=simulation&assume=m1:H",
    "What if? NPFL 2025-26",
    "/sports/nigeria-league?tab=ai-insights&view=simulation&assume=m1%3AH",
  ],
  [
    "tab=ai-insights&view=record&assume=m1:H",
    "AI Insights: Nigeria Premier League 2025-26",
    "/sports/nigeria-league?tab=ai-insights&view=record",
  ],
])("the address %j has the title %j and the canonical path %j", (query, title, path) => {
  expect(metaAt(query)).toMatchObject({ title, path });
});

test.each([
  ["tab=ai-insights&view=simulation&assume=m1:H", "/share/what-if/m1%3AH.png", true],
  ["tab=ai-insights&view=simulation", "/share/league.png", false],
  ["tab=ai-insights&view=record&assume=m1:H", "/share/league.png", false],
  ["tab=table&view=simulation&assume=m1:H", "/share/league.png", false],
])("the address %j is shared with the picture %s; search engines keep out: %s", (query, image, noindex) => {
  const meta = metaAt(query);
  expect(meta).toMatchObject({ image, noindex });
  expect(meta.description).toMatch(noindex ? /simulated 10,000 times/ : /^NPFL 2025-26: table, fixtures/);
});

test("a season is an event from its first to its last day", () => {
  expect(metaAt("").jsonLd).toMatchObject({
    ...{ "@type": "SportsEvent", name: "Nigeria Premier League 2025-26" },
    ...{ startDate: "2025-08-22", endDate: "2026-05-24" },
  });
  expect(metaAt("tab=table&season=2024-25").jsonLd).toMatchObject({
    ...{ startDate: "2024-09-14", endDate: "2025-06-08" },
  });
});

test("a season whose days are unknown begins in its first year; without a season only the league is named", () => {
  const { jsonLd } = metaAt("", { "GET /npfl/standings/current {}": { season: "2025-26" } });
  expect(jsonLd).toMatchObject({ startDate: "2025" });
  expect(jsonLd).not.toHaveProperty("endDate");
  const unknown = metaAt("", {});
  expect(unknown.title).toBe("Nigeria Premier League: table, fixtures, results");
  expect(unknown.description).toMatch(/^NPFL: table/);
  expect(unknown.jsonLd).toMatchObject({ name: "Nigeria Premier League", startDate: "" });
});

test("in another language title and description have that language's names of the parts", () => {
  const say = (sentence: string) => hausa.say(sentence as "Table");
  const parts = ["Table", "Fixtures", "Results"].map(say).join(", ");
  const overview = metaAt("", answers, hausa);
  expect(overview.title).toBe(`Nigeria Premier League 2025-26: ${parts}`);
  expect(overview.description).toBe(`NPFL 2025-26: ${parts}, ${say("Teams")}, ${say("Forecast")}`);
  expect(metaAt("tab=fixtures&matchday=7", answers, hausa).title).toBe(
    `${say("Fixtures")}, ${say("Matchday")} 7: Nigeria Premier League 2025-26`,
  );
});
