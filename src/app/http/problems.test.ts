import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import type { Endpoint } from "#contracts/endpoint.ts";
import { problemsOf } from "./problems.ts";

const all = endpoints as Readonly<Record<string, Endpoint>>;

function problems(address: keyof typeof endpoints, question: object) {
  const endpoint = all[address] as Endpoint;
  const { error } = z.safeParse(endpoint.params, question);
  return problemsOf(endpoint, error?.issues ?? []);
}

test.each([
  ["GET /articles/latest", { limit: "0" }, "limit must be 1 to 100"],
  ["GET /articles/latest", { limit: "101" }, "limit must be 1 to 100"],
  ["GET /articles/latest", { limit: "9".repeat(20) }, "limit must be 1 to 100"],
  ["GET /articles/latest", { page: "many" }, "page must be a whole number, 1 to 500"],
  ["GET /articles/latest", { page: "1.5" }, "page must be a whole number, 1 to 500"],
  ["GET /articles/latest", { period: "2h" }, "period must be 1h, today, 7d or 30d"],
  ["GET /articles/latest", { category: ["a", "b"] }, "category must be given once"],
  ["GET /articles/latest", { cursor: "x".repeat(201) }, "cursor must have at most 200 characters"],
  ["GET /npfl/fixtures", { club: "" }, "club must have 1 to 100 characters"],
  ["GET /weather/current", { q: ["Jos", "Uyo"] }, "q must be given once"],
  ["GET /weather/current", { q: "Jos", units: "imperial" }, "units must be metric"],
  ["GET /events", { from: "21/11/2026" }, "from must be a day, like 2026-11-21"],
  ["GET /npfl/standings", { view: "middle" }, "view must be official, pitch, home, away or form"],
  [
    "GET /articles/latest",
    { language: "fr" },
    "language must be en, pcm, ha, yo or ig, or several of them with commas",
  ],
  ["GET /naira", { currency: "usd" }, "currency must be three capital letters, like USD"],
] as const)("%s with %j: %s", (address, question, msg) => {
  const [loc = ""] = msg.split(" ");
  expect(problems(address, question)).toEqual([{ loc: expect.arrayContaining([loc]), msg }]);
});

test("every invalid parameter of a request is named, and a valid request has no problems", () => {
  const messages = problems("GET /articles/latest", { limit: "0", period: "2h" }).map(({ msg }) => msg);
  expect(messages.toSorted()).toEqual(["limit must be 1 to 100", "period must be 1h, today, 7d or 30d"]);
  expect(problems("GET /articles/latest", {})).toEqual([]);
});
