import { expect, test } from "vitest";
import { placeOf, tabPage } from "./place.ts";

const start = { tab: "overview", view: "", season: "", assume: "", order: "", state: "", matchday: "" };

test.each([
  ["", {}],
  [
    "tab=table&view=home&season=2024-25&order=goals",
    { tab: "table", view: "home", season: "2024-25", order: "goals" },
  ],
  ["tab=ai-insights&view=simulation", { tab: "ai-insights", view: "simulation" }],
  ["tab=unknown", {}],
  ["state=Lagos", { state: "Lagos" }],
  ["assume=m1:H&assume=&assume=m2:2-1", { assume: "m1:H,m2:2-1" }],
  ["matchday=1", { matchday: "1" }],
  ["matchday=38", { matchday: "38" }],
  ["matchday=0", {}],
  ["matchday=100", {}],
  ["matchday=7a", {}],
])("the address %j is the place %j", (query, place) => {
  expect(placeOf(new URLSearchParams(query))).toEqual({ ...start, ...place });
});

test.each([
  ["overview", {}, "/sports/nigeria-league"],
  ["overview", { season: "" }, "/sports/nigeria-league"],
  ["table", {}, "/sports/nigeria-league?tab=table"],
  ["table", { view: "", season: "2024-25" }, "/sports/nigeria-league?tab=table&season=2024-25"],
  ["overview", { view: "x" }, "/sports/nigeria-league?view=x"],
] as const)("the tab %s with %j has the address %s", (tab, params, address) => {
  expect(tabPage(tab, params)).toBe(address);
});
