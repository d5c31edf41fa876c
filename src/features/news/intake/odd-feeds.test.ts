import { expect, test } from "vitest";
import { type Core, type OddFeed, oddFeeds, usual } from "#tests/fixtures/odd-feeds.ts";
import { parseFeed } from "./parse-feed.ts";

const fields = Object.keys(usual) as (keyof Core)[];

/** "RSS 2.0, entry 1: link" for every core field that is lost or wrong. */
function lossesOf({ name, document, contentType, entries = [{}] }: OddFeed): string[] {
  const bytes = typeof document === "string" ? Buffer.from(document) : document;
  const parsed = parseFeed({ bytes, contentType, url: "https://palm.example/feed" });
  const items = parsed.ok ? parsed.value.items : [];
  return entries.flatMap((expected, i) =>
    fields
      .filter((field) => items[i]?.[field] !== { ...usual, ...expected }[field])
      .map((field) => `${name}, entry ${i + 1}: ${field} is ${JSON.stringify(items[i]?.[field])}`),
  );
}

test("at least 97 % of the core fields of odd and broken feeds are read", () => {
  const losses = oddFeeds.flatMap(lossesOf);
  const total = oddFeeds.reduce((sum, { entries = [{}] }) => sum + entries.length * fields.length, 0);
  expect(1 - losses.length / total, losses.join("\n")).toBeGreaterThanOrEqual(0.97);
});
