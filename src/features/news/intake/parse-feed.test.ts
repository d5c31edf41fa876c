import { expect, test } from "vitest";
import { parseFeed } from "./parse-feed.ts";

function read(xml: string) {
  const parsed = parseFeed({ bytes: Buffer.from(xml), url: "https://palm.example/feed" });
  if (!parsed.ok) throw new Error(parsed.failure.message);
  return parsed.value;
}
const feed = (items: string, about = "<title>T</title>") =>
  `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${about}${items}</channel></rss>`;
const itemOf = (parts: string) => read(feed(`<item>${parts}</item>`)).items[0];

test.each([
  ["", "empty", "an empty answer"],
  [" \n ", "empty", "an empty answer"],
  ["<!-- x --><html><title>Sorry</title>", "html", "an HTML page instead of a feed (“Sorry”)"],
  ["<zorbal/>", "not-a-feed", "no feed of a known kind"],
])("%j is refused as %s", (text, kind, message) => {
  expect(parseFeed({ bytes: Buffer.from(text) })).toMatchObject({ ok: false, failure: { kind, message } });
});

test("the first 500 entries are read", () => {
  const items = (count: number) => "<item><title>x</title></item>".repeat(count);
  expect(read(feed(items(500))).items).toHaveLength(500);
  expect(read(feed(items(501)))).toMatchObject({ items: { length: 500 }, wasBroken: false });
});

test("a feed without entries is a feed", () => {
  expect(read(feed(""))).toMatchObject({ items: [], wasBroken: false });
});

test.each([
  [
    "a title without its end",
    "<rss><channel><item><title>x</item><item><title>y</title></item></channel></rss>",
    ["x", "y"],
  ],
  ["a channel without its root", "<channel><item><title>x</title></item></channel>", ["x"]],
])("a broken feed is repaired: %s", (_, xml, titles) => {
  const { items, wasBroken } = read(xml);
  expect(items.map(({ title }) => title)).toEqual(titles);
  expect(wasBroken).toBe(true);
});

test("an entry without a date of its own was published when it was updated", () => {
  const atom = (dates: string) =>
    read(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><title>x</title>${dates}</entry></feed>`,
    ).items[0];
  const updated = "<updated>2026-11-21T10:00:00Z</updated>";
  const at = (hour: number) => `2026-11-21T${hour}:00:00.000Z`;
  expect(atom(updated)).toMatchObject({ published: at(10), updated: at(10) });
  expect(atom(`<published>2026-11-21T09:30:00Z</published>${updated}`)?.published).toBe(
    "2026-11-21T09:30:00.000Z",
  );
  expect(atom(`<published>soon</published>${updated}`)?.published).toBe(at(10));
  expect(atom("")).toMatchObject({ published: null, updated: null });
});

test("an id and a link with a login have no character that the database refuses", () => {
  const item = { id: " a\ud83d\u0000 b ", url: "https://reader@palm.example/\ud83d\u0000a", title: "x" };
  const version = "https://jsonfeed.org/version/1.1";
  expect(read(JSON.stringify({ version, title: "T", items: [item] })).items).toMatchObject([
    { id: "a\ufffd b", link: "https://reader@palm.example/%EF%BF%BD%00a" },
  ]);
});

test("an entry's text is the longer of its content and its summary", () => {
  const text = (summary: string, content: string) =>
    itemOf(
      `<title>x</title><description>${summary}</description><content:encoded>${content}</content:encoded>`,
    )?.content;
  expect(text("Short.", "It is longer.")).toBe("It is longer.");
  expect(text("It is longer.", "Short.")).toBe("It is longer.");
  expect(text("", "")).toBe("");
});

test("a feed's author stands for entries that name none; links are resolved against the feed", () => {
  const about = "<title>T</title><link>https://palm.example/</link><dc:creator>Ada Obi</dc:creator>";
  const { items, about: described } = read(
    feed("<item><link>/a</link></item><item><dc:creator>Bola Ige</dc:creator></item>", about),
  );
  expect(items.map(({ author }) => author)).toEqual(["Ada Obi", "Bola Ige"]);
  expect(items[0]?.link).toBe("https://palm.example/a");
  expect(described).toMatchObject({ title: "T", link: "https://palm.example/", language: null });
});

test("an entry's categories are its different ones, without empty ones", () => {
  const item = itemOf(
    "<category>Sports</category><category> </category><category>Sports</category><category>A &amp;amp; B</category>",
  );
  expect(item?.categories).toEqual(["Sports", "A & B"]);
});
