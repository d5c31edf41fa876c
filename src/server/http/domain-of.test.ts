import { expect, test } from "vitest";
import { endpoints } from "#contracts/all-endpoints.ts";
import { domainOf } from "./domain-of.ts";

test.each([
  ["GET /articles/latest", "news"],
  ["GET /stories/breaking", "news"],
  ["GET /editions/current", "news"],
  ["GET /npfl/standings/current", "league"],
  ["GET /npfl/picture", "league"],
  ["GET /npfl/matches/{id}/outlook", "league"],
  ["GET /naira", "markets"],
  ["GET /weather/current", "weather"],
  ["GET /events", "culture"],
  ["GET /brief/archive", "letters"],
  ["GET /push/key", "push"],
  // Composed of several domains' answers.
  ["GET /brief/{date}", undefined],
  ["GET /npfl/news", undefined],
  ["GET /nothing", undefined],
])("the domain of %s is %s", (address, domain) => {
  expect(domainOf(address)).toBe(domain);
});

test("every address has a domain except the composed ones and the list of calls", () => {
  const withoutDomain = Object.keys(endpoints).filter((address) => domainOf(address) === undefined);
  expect(withoutDomain).toEqual([
    "GET /npfl/news",
    "GET /brief/{date}",
    "GET /meta/calls",
    "GET /meta/versions",
  ]);
});
