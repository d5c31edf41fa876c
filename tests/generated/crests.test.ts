import { expect, test } from "vitest";
import { crestSheet, drawCrest, lineColour } from "#features/league/contract/crest.ts";
import crests from "#features/league/contract/crests.json" with { type: "json" };
import { bundledClubs, bundledSeasons } from "#features/league/sources/bundled.ts";

const season = bundledSeasons().find(({ id }) => id === "2025-26")?.clubs ?? [];

test("each of the season's twenty clubs has a crest and a line colour of its own, and no two crests are alike", () => {
  expect(Object.keys(crests.clubs).sort()).toEqual([...season].sort());
  expect(new Set(season.map(drawCrest)).size).toBe(20);
  expect(season.filter((club) => lineColour(club) === null)).toEqual([]);
});

test("a crest is drawn in colours, without classes or anything that could run", () => {
  for (const club of season) expect(drawCrest(club)).not.toMatch(/class|undefined|script|href|style/);
});

test("a club without a crest gets the plain shield and no line colour", () => {
  const without = bundledClubs().find(({ id }) => !season.includes(id));
  expect(without).toBeDefined();
  expect(drawCrest(without?.id ?? "")).toBe(drawCrest("no club"));
  expect(lineColour("no club")).toBeNull();
});

test("colours are called a club's own only with a source", () => {
  const sourced = Object.entries(crests.clubs).filter(([, { colours_from }]) => colours_from !== null);
  expect(sourced.map(([club]) => club)).toEqual(["enyimba", "kano-pillars", "remo-stars", "rivers-united"]);
});

test("the sheet is what the generator writes, with one view a club", async () => {
  const sheet = crestSheet();
  await expect(sheet).toMatchFileSnapshot("../../src/features/league/panels/parts/crests.svg");
  expect(sheet.match(/<view /g)).toHaveLength(20);
});
