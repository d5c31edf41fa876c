import { expect, test } from "vitest";
import { parseFeed } from "./parse-feed.ts";

const FEEDBURNER = 'xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0"';
const rss = (item: string) =>
  `<rss version="2.0" ${FEEDBURNER}><channel><title>T</title><item><title>x</title>${item}</item></channel></rss>`;
const atom = (entry: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${FEEDBURNER}><title>T</title><entry><title>x</title>${entry}</entry></feed>`;

function linkOf(xml: string): string | null | undefined {
  const parsed = parseFeed({ bytes: Buffer.from(xml) });
  return parsed.ok ? parsed.value.items[0]?.link : undefined;
}

const ORIGINAL = "<feedburner:origLink>https://palm.example/a?b=1&amp;c=2</feedburner:origLink>";

test.each([
  [
    "FeedBurner's original link in RSS",
    rss(`<link>https://feeds.example/1</link>${ORIGINAL}`),
    "https://palm.example/a?b=1&c=2",
  ],
  [
    "FeedBurner's original link in Atom",
    atom(`<link rel="alternate" href="https://feeds.example/1"/>${ORIGINAL}`),
    "https://palm.example/a?b=1&c=2",
  ],
  [
    "an original link within CDATA",
    atom("<feedburner:origLink><![CDATA[ https://palm.example/a ]]></feedburner:origLink>"),
    "https://palm.example/a",
  ],
  ["the only link", rss("<link>https://palm.example/b</link>"), "https://palm.example/b"],
])("an entry's link is %s", (_, xml, link) => expect(linkOf(xml)).toBe(link));

test.each([
  ["<!doctype html><html><head><title> 404 &amp; more </title></head></html>", "404 & more"],
  ["<!doctype html><html><body>Not here</body></html>", null],
])("a page instead of a feed is reported with its title: %s", (page, title) => {
  const message = `an HTML page instead of a feed${title === null ? "" : ` (“${title}”)`}`;
  expect(parseFeed({ bytes: Buffer.from(page) })).toMatchObject({ ok: false, failure: { message } });
});

test("a Channel Definition Format feed of 1997 is read from its attributes", () => {
  const cdf = `<?xml version="1.0"?><channel href="https://palm.example/"><title>T</title>
    <item href="https://palm.example/a" lastmod="2026-11-21T10:00"><title value="x"/><abstract value="It rains."/></item></channel>`;
  const parsed = parseFeed({ bytes: Buffer.from(cdf) });
  expect(parsed.ok && parsed.value.items).toMatchObject([
    {
      title: "x",
      link: "https://palm.example/a",
      summary: "It rains.",
      published: "2026-11-21T09:00:00.000Z",
    },
  ]);
});
