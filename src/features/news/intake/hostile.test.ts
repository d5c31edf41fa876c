import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import type { Result } from "#platform/result.ts";
import { createPool } from "#platform/thread-pool.ts";
import type { FeedDocument, ParsedFeed, ParseFailure } from "./parse-feed.ts";

const script = pathToFileURL("src/features/news/intake/parse-thread.ts");
const pool = createPool<FeedDocument, Result<ParsedFeed, ParseFailure>>({
  script,
  threads: 1,
  cpuMs: 4_000,
  wallMs: 60_000,
  memoryMb: 128,
});
afterAll(() => pool.close());

const item = "<item><title>Stands</title><link>https://e.example/1</link></item>";
const feed = (content: string, before = "") =>
  `<?xml version="1.0"?>${before}<rss version="2.0"><channel><title>T</title>${content}${item}</channel></rss>`;
const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join("");

/** What becomes of a feed: its entries, none if it is not a feed, or that the thread was ended. */
test.each<[string, number | "no feed" | "ended", string]>([
  [
    "a billion laughs",
    2,
    feed("<item><title>&l9;</title></item>", `<!DOCTYPE rss [<!ENTITY l0 "lol">${laughs}]>`),
  ],
  [
    "one long entity used 10,000 times",
    2,
    feed(
      `<item><title>${"&a;".repeat(10_000)}</title></item>`,
      `<!DOCTYPE rss [<!ENTITY a "${"x".repeat(400)}">]>`,
    ),
  ],
  [
    "an entity that is a local file",
    2,
    feed("<item><title>&f;</title></item>", '<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
  ],
  ["50,000 nested elements", 0, feed(`${"<a>".repeat(50_000)}${"</a>".repeat(50_000)}`)],
  ["200,000 elements that are never closed", 0, feed("<a>".repeat(200_000))],
  ["50,000 attributes", 1, feed(`<x ${Array.from({ length: 50_000 }, (_, i) => `a${i}="1"`).join(" ")}/>`)],
  ["20,000 entries", 500, feed("<item><title>x</title></item>".repeat(20_000))],
  [
    "an element named __proto__",
    0,
    feed("<__proto__><polluted>1</polluted></__proto__><constructor>x</constructor>"),
  ],
  [
    "4 MB of text",
    2,
    feed(`<item><title>x</title><description>${"word ".repeat(800_000)}</description></item>`),
  ],
  ["4 MB of open brackets", "ended", feed("<".repeat(4_000_000))],
  ["100,000 attributes without quotes", 1, feed(`<a b=c "`.repeat(100_000))],
  ["a bare channel with entries that never end", "no feed", `<channel>${"<item ".repeat(200_000)}`],
  ["encoded content that never ends", 0, feed(`<content type="x" mode="base64">`.repeat(25_000))],
])("the parser survives %s and reads the next feed", { timeout: 90_000 }, async (_, expected, xml) => {
  const parsed = await pool.run({ bytes: Buffer.from(xml) });
  const items = parsed.ok && parsed.value.ok ? parsed.value.value.items.length : "no feed";
  expect(parsed.ok ? items : "ended").toBe(expected);
  const text = JSON.stringify(parsed);
  expect(text.length).toBeLessThan(2_000_000);
  expect(text).not.toContain("root:");
  expect(await pool.run({ bytes: Buffer.from(feed("")) })).toMatchObject({ ok: true, value: { ok: true } });
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
