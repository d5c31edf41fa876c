import { expect, test } from "vitest";
import { endpoints } from "./all-endpoints.ts";
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
  ["GET /brief/{date}", "letters"],
  ["GET /npfl/news", "league"],
  ["GET /nothing", undefined],
])("the domain of %s is %s", (address, domain) => {
  expect(domainOf(address)).toBe(domain);
});

test("every address has a domain except those about the API itself", () => {
  const withoutDomain = Object.keys(endpoints).filter((address) => domainOf(address) === undefined);
  expect(withoutDomain).toEqual(["GET /meta/calls", "GET /meta/versions"]);
});
