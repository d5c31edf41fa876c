import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import type { Result } from "#platform/result.ts";
import { createPool } from "#platform/threads/pool.ts";
import type { FeedDocument, ParsedFeed, ParseFailure } from "./parse-feed.ts";

const script = pathToFileURL("src/domains/news/intake/parse-thread.ts");
const pool = createPool<FeedDocument, Result<ParsedFeed, ParseFailure>>({
  script,
  threads: 1,
  cpuMs: 4_000,
  wallMs: 60_000,
  memoryMb: 128,
});
afterAll(() => pool.close());

const item = "<item><title>Stands</title><link>https://e.example/1</link></item>";
const feed = (inside: string, before = "") =>
  `<?xml version="1.0"?>${before}<rss version="2.0"><channel><title>T</title>${inside}${item}</channel></rss>`;
const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join("");

test.each([
  [
    "a billion laughs",
    feed("<item><title>&l9;</title></item>", `<!DOCTYPE rss [<!ENTITY l0 "lol">${laughs}]>`),
  ],
  [
    "one long entity, many times",
    feed(
      `<item><title>${"&a;".repeat(10_000)}</title></item>`,
      `<!DOCTYPE rss [<!ENTITY a "${"x".repeat(400)}">]>`,
    ),
  ],
  [
    "a file as an entity",
    feed("<item><title>&f;</title></item>", '<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
  ],
  ["50,000 elements, one in another", feed(`${"<a>".repeat(50_000)}${"</a>".repeat(50_000)}`)],
  ["200,000 elements, never closed", feed("<a>".repeat(200_000))],
  ["50,000 attributes", feed(`<x ${Array.from({ length: 50_000 }, (_, i) => `a${i}="1"`).join(" ")}/>`)],
  ["20,000 entries", feed("<item><title>x</title></item>".repeat(20_000))],
  [
    "an element named __proto__",
    feed("<__proto__><polluted>1</polluted></__proto__><constructor>x</constructor>"),
  ],
  [
    "4 MB of text",
    feed(`<item><title>x</title><description>${"word ".repeat(800_000)}</description></item>`),
  ],
  ["4 MB of open brackets", feed("<".repeat(4_000_000))],
  ["attributes without quotes, a hundred thousand times", feed(`<a b=c "`.repeat(100_000))],
  ["an old channel with entries that never end", `<channel>${"<item ".repeat(200_000)}`],
  ["packed content that never ends", feed(`<content type="x" mode="base64">`.repeat(50_000))],
])("%s costs little and breaks nothing", { timeout: 90_000 }, async (_, xml) => {
  const parsed = await pool.run({ bytes: Buffer.from(xml) });
  // Whatever the result, it came within the limits, and the next document is read normally.
  if (parsed.ok && parsed.value.ok) {
    const text = JSON.stringify(parsed.value.value);
    expect(text.length).toBeLessThan(2_000_000);
    expect(text).not.toContain("root:");
    expect(parsed.value.value.items.length).toBeLessThanOrEqual(500);
  }
  expect(await pool.run({ bytes: Buffer.from(feed("")) })).toMatchObject({ ok: true, value: { ok: true } });
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
