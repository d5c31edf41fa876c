import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "#contracts/endpoint.ts";
import { endpoints } from "./all-endpoints.ts";

type Address = keyof typeof endpoints;

const all: Readonly<Record<Address, Endpoint>> = endpoints;
/** Values for an address's path while another parameter is tried. */
const needed = { id: "x", category: "x", date: "x", name: "x", number: 1, token: "x" };
const clubs = { homeTeam: "x", awayTeam: "x", teamName: "x", endpoint: "x" };

function parsed(address: Address, fields: object): Record<string, unknown> | null {
  const result = z.safeParse(all[address].params, { ...needed, ...clubs, ...fields });
  return result.success ? (result.data as Record<string, unknown>) : null;
}

/** Limits that the API's document states; the last number is the default. */
const numbers: readonly [Address, string, number, number, number | undefined][] = [
  ["GET /trending/popular", "limit", 1, 50, 20],
  ["GET /trending/ai", "limit", 1, 50, 20],
  ["GET /articles/latest", "page", 1, 500, 1],
  ["GET /articles/latest", "limit", 1, 100, 30],
  ["GET /npfl/fixtures/upcoming", "limit", 1, 400, 20],
  ["GET /npfl/stats/featured/upcoming", "count", 1, 20, 3],
  ["GET /npfl/stats/featured/latest-results", "count", 1, 20, 3],
  ["GET /npfl/matchdays/{number}", "number", 1, 99, 1],
  ["GET /holidays", "year", 2019, 2100, undefined],
];

describe.each(numbers)("%s: %s is %d to %d, by default %s", (address, name, min, max, usual) => {
  test.each([min, max, String(max)])("%s is accepted", (value) =>
    expect(parsed(address, { [name]: value })?.[name]).toBe(Number(value)),
  );
  test.each([min - 1, max + 1, min + 0.5, "many"])("%s is refused", (value) =>
    expect(parsed(address, { [name]: value })).toBeNull(),
  );
  test("the default applies if it is missing", () => expect(parsed(address, {})?.[name]).toBe(usual));
});

/** Texts by their shortest and longest length. */
const texts: readonly [Address, string, number, number][] = [
  ["GET /topics/{id}", "id", 0, 300],
  ["GET /articles/latest", "cursor", 0, 200],
  ["GET /articles/latest", "source", 0, 100],
  ["GET /articles/latest", "followed", 0, 4000],
  ["GET /articles/latest", "category", 0, 50],
  ["GET /articles/category/{category}", "category", 0, 50],
  ["GET /articles/search", "q", 0, 500],
  ["GET /articles/search", "category", 0, 50],
  ["GET /articles/suggest", "q", 0, 100],
  ["GET /articles/{id}", "id", 0, 60],
  ["POST /articles/{id}/view", "id", 0, 60],
  ["GET /stories/{id}", "id", 0, 60],
  ["GET /editions/{date}/{name}", "date", 0, 10],
  ["GET /editions/{date}/{name}", "name", 0, 10],
  ["GET /npfl/fixtures", "season", 0, 20],
  ["GET /npfl/fixtures", "club", 1, 100],
  ["GET /npfl/head-to-head/{homeTeam}/{awayTeam}", "awayTeam", 1, 100],
  ["GET /npfl/clubs/{id}", "id", 1, 100],
  ["GET /npfl/matches/{id}", "id", 0, 160],
  ["GET /npfl/matches/{id}/outlook", "id", 0, 160],
  ["GET /npfl/simulation", "assume", 0, 2000],
  ["GET /npfl/simulation/steps", "assume", 0, 2000],
  ["GET /npfl/news", "other", 1, 100],
  ["GET /weather/current", "q", 1, 100],
  ["GET /weather/current", "appid", 0, 100],
  ["GET /movies/now-showing", "genre", 0, 50],
  ["GET /movies/now-showing", "city", 0, 80],
  ["GET /movies/coming-soon", "genre", 0, 50],
  ["GET /movies/coming-soon", "city", 0, 80],
  ["GET /events", "city", 0, 80],
  ["GET /events", "category", 0, 50],
  ["GET /newsletter/token/{token}", "token", 0, 200],
  ["GET /brief/{date}", "date", 0, 10],
  ["POST /push/unsubscribe", "endpoint", 1, 1000],
];

test.each(texts)("%s: %s has %d to %d characters", (address, name, shortest, longest) => {
  const fits = (length: number) => parsed(address, { [name]: "x".repeat(length) }) !== null;
  expect([fits(shortest), fits(longest), fits(longest + 1)]).toEqual([true, true, false]);
  if (shortest > 0) expect(fits(shortest - 1)).toBe(false);
});

/** Lengths of the forms' fields, which the API's document states. */
const forms: readonly [Address, string, number, number][] = [
  ["POST /newsletter/subscribe", "email", 0, 254],
  ["POST /newsletter/confirm", "token", 0, 200],
  ["POST /newsletter/unsubscribe", "token", 0, 200],
  ["POST /feedback/", "name", 0, 200],
  ["POST /feedback/", "email", 0, 254],
  ["POST /feedback/", "feedback", 10, 1000],
  ["POST /corrections", "page", 0, 500],
  ["POST /corrections", "sentence", 1, 500],
  ["POST /corrections", "proposal", 1, 500],
];

test.each(forms)("%s: the form's %s has %d to %d characters", (address, name, shortest, longest) => {
  const others = {
    token: "x",
    email: "x",
    name: "x",
    feedback: "x".repeat(10),
    page: "/ha",
    sentence: "x",
    proposal: "x",
    language: "ha",
  };
  const fits = (length: number) =>
    all[address].body?.safeParse({ ...others, [name]: "x".repeat(length) }).success;
  expect([fits(shortest), fits(longest), fits(longest + 1)]).toEqual([true, true, false]);
  if (shortest > 0) expect(fits(shortest - 1)).toBe(false);
});

/**
 * How long an answer may be cached, in seconds: this depends on whether it changes with every article, with every match
 * or hardly ever.
 */
const freshFor: Readonly<Record<number, readonly Address[]>> = {
  0: ["GET /geo", "GET /newsletter/token/{token}", "GET /meta/versions"],
  30: [
    "GET /articles/latest",
    "GET /articles/category/{category}",
    "GET /articles/search",
    "GET /stories/breaking",
  ],
  60: [
    "GET /trending/popular",
    "GET /trending/ai",
    "GET /topics/{id}",
    "GET /articles/homepage",
    "GET /articles/{id}",
    "GET /stories/{id}",
    "GET /meta/feeds",
    "GET /editions/current",
    "GET /editions/{date}/{name}",
    "GET /npfl/standings/current",
    "GET /npfl/fixtures/upcoming",
    "GET /npfl/fixtures/latest-round",
    "GET /npfl/conflicts",
    "GET /markets/status",
    "GET /brief/{date}",
  ],
  120: ["GET /meta/papers", "GET /npfl/news"],
  300: [
    "GET /articles/suggest",
    "GET /meta/sources",
    "GET /brief/topics",
    "GET /npfl/standings",
    "GET /npfl/fixtures",
    "GET /npfl/stats/featured/upcoming",
    "GET /npfl/stats/featured/latest-results",
    "GET /npfl/stats/goals-per-round",
    "GET /npfl/stats/match-patterns",
    "GET /npfl/stats/streak-analysis",
    "GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}",
    "GET /npfl/stats/season-stats",
    "GET /npfl/stats/game-of-the-week",
    "GET /npfl/stats/teams/in-form",
    "GET /npfl/stats/teams/out-of-form",
    "GET /npfl/team/{teamName}/form",
    "GET /npfl/clubs/{id}",
    "GET /npfl/matches/{id}",
    "GET /npfl/simulation",
    "GET /npfl/matches/{id}/outlook",
    "GET /npfl/picture",
    "GET /npfl/simulation/steps",
    "GET /npfl/matchdays/{number}",
    "GET /stocks/summary",
    "GET /stocks/movers",
    "GET /commodities/oil/latest",
    "GET /weather/current",
    "GET /events",
    "GET /brief/archive",
  ],
  600: [
    "GET /npfl/teams/all",
    "GET /npfl/head-to-head/{homeTeam}/{awayTeam}",
    "GET /npfl/record",
    "GET /npfl/decisions",
    "GET /npfl/positions",
    "GET /npfl/cross-table",
    "GET /npfl/seasons",
  ],
  900: [
    "GET /stocks/history",
    "GET /commodities/oil/history",
    "GET /naira",
    "GET /movies/now-showing",
    "GET /movies/coming-soon",
    "GET /music/charts",
  ],
  3600: ["GET /indicators", "GET /holidays", "GET /push/key", "GET /meta/calls"],
  86400: ["GET /weather/cities"],
};

test.each(Object.entries(freshFor))("the listed answers are fresh for %s seconds", (seconds, addresses) => {
  expect(addresses.filter((address) => all[address].freshFor !== Number(seconds))).toEqual([]);
});

test("no answer to a POST may be cached", () => {
  const posts = Object.entries(all).filter(([address]) => address.startsWith("POST"));
  expect(posts.filter(([, { freshFor }]) => freshFor !== 0)).toEqual([]);
});
