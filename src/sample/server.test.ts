import { parseFeed } from "feedsmith";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Clock } from "#platform/clock.ts";
import { sceneNames } from "./drawings/scenes.ts";
import { editionAt } from "./edition.ts";
import { papers } from "./papers.ts";
import { type SampleServer, startSample } from "./server.ts";

interface Titled {
  readonly title?: string | { readonly value?: string };
}

let now = new Date("2026-11-21T17:15:00Z");
const clock: Clock = { now: () => now };
const log = { debug() {}, info() {}, warn() {}, error() {} };
let sample: SampleServer;

beforeAll(async () => {
  const echo = (url: URL) =>
    url.pathname === "/none" ? null : { status: 200, headers: {}, body: url.pathname + url.search };
  sample = await startSample({ clock, log, providers: { echo }, port: 0 });
});

afterAll(() => sample.close());

test("there are at least twelve papers, in the registry's format", () => {
  expect(sample.papers.length).toBeGreaterThanOrEqual(12);
  expect(sample.papers[0]).toEqual({
    id: "sample-iroko",
    name: "Iroko Courier",
    homepage: `${sample.origin}/iroko`,
    icon: `${sample.origin}/iroko/favicon.png`,
    language: "en",
    defaultCategory: "General News",
    state: "on",
    note: "An invented newspaper of the sample edition.",
    feeds: [{ url: `${sample.origin}/iroko/feed/`, category: null, state: "on" }],
  });
});

test.each(papers)(
  "$name: its feed has every article, in its format and charset",
  async ({ id, feedOptions }) => {
    const answer = await ask(feedUrl(id));
    const text = new TextDecoder(feedOptions.charset).decode(await answer.arrayBuffer());
    const { format, feed } = parseFeed(text);
    expect(format).toBe(feedOptions.format);
    const { entries, items } = feed as { entries?: Titled[]; items?: Titled[] };
    const titles = (entries ?? items)?.map(({ title }) => (typeof title === "string" ? title : title?.value));
    expect(titles).toEqual(editionAt(now, id).map(({ headline }) => headline));
  },
);

test("the papers cover every format, charset, kind of picture and kind of validator", () => {
  const values = (key: "format" | "charset" | "pictures" | "validators") =>
    new Set(papers.map(({ feedOptions }) => feedOptions[key]));
  expect(values("format")).toEqual(new Set(["rss", "rdf", "atom", "json"]));
  expect(values("charset")).toEqual(new Set(["utf-8", "windows-1252", "utf-16le"]));
  expect(values("pictures")).toEqual(new Set(["media", "thumbnail", "enclosure", "img", "none"]));
  expect(values("validators")).toEqual(new Set(["both", "etag", "none"]));
});

test("a paper with validators answers 304 to either of them, and 200 after new articles", async () => {
  const first = await ask(feedUrl("iroko"));
  const etag = first.headers.get("etag") ?? "";
  const modified = first.headers.get("last-modified") ?? "";
  expect((await ask(feedUrl("iroko"), { "if-none-match": etag })).status).toBe(304);
  expect((await ask(feedUrl("iroko"), { "if-modified-since": modified })).status).toBe(304);
  await at("2026-11-21T18:15:00Z", async () => {
    expect(
      (await ask(feedUrl("iroko"), { "if-none-match": etag, "if-modified-since": modified })).status,
    ).toBe(200);
  });
});

test("one paper is unavailable at times, without a Retry-After", async () => {
  await at("2026-11-21T19:55:00Z", async () => {
    const answer = await ask(feedUrl("chalk"));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBeNull();
  });
});

test("one paper's feed is cut off at times", async () => {
  await at("2026-11-21T18:42:00Z", async () => {
    expect(await (await ask(feedUrl("kolanut"))).text()).not.toContain("</rss>");
  });
});

test("an article's page says that its paper is invented, forbids indexing and shows a picture", async () => {
  const article = editionAt(now, "iroko")[0]!;
  const html = await (await ask(sample.origin + article.path)).text();
  expect(html).toContain("is an invented newspaper");
  expect(html).toContain("noindex");
  const picture = await ask(sample.origin + html.match(/<img src="([^"]+)"/)?.[1]);
  const { format, width, height } = await sharp(await picture.bytes()).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 960, height: 540 });
});

test("every scene has a picture, and every paper has its own icon", async () => {
  for (const scene of sceneNames)
    expect((await ask(`${sample.origin}/lagoon/pictures/${scene}-3.jpg`)).status, scene).toBe(200);
  const marks = await Promise.all(
    papers.map(async ({ id }) => (await ask(`${sample.origin}/${id}/favicon.png`)).bytes()),
  );
  expect(new Set(marks.map((mark) => Buffer.from(mark).toString("base64"))).size).toBe(papers.length);
});

test("a provider receives the path and query below its base; if it returns null, that is a 404", async () => {
  expect(await (await ask(`${sample.providers.echo}/prices?day=1`)).text()).toBe("/prices?day=1");
  expect((await ask(`${sample.providers.echo}/none`)).status).toBe(404);
});

test.each(["/", "/nobody/feed", "/iroko/nothing", "/iroko/pictures/none-1.jpg", "/providers/constructor/x"])(
  "%s is not found",
  async (path) => {
    expect((await ask(sample.origin + path)).status).toBe(404);
  },
);

test("if the port is taken, one of the next ten is used, and the next start uses the same one", async () => {
  const takenPort = portOf(sample);
  const second = await startSample({ clock, log, port: takenPort });
  expect(portOf(second)).toBeGreaterThan(takenPort);
  expect(portOf(second)).toBeLessThan(takenPort + 10);
  await second.close();
  const third = await startSample({ clock, log, port: takenPort });
  expect(third.origin).toBe(second.origin);
  await third.close();
});

const portOf = ({ origin }: SampleServer): number => Number(new URL(origin).port);

function feedUrl(id: string): string {
  return sample.papers.find((paper) => paper.id === `sample-${id}`)?.feeds[0]?.url ?? "";
}

function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers });
}

async function at(instant: string, check: () => Promise<void>): Promise<void> {
  const before = now;
  now = new Date(instant);
  await check();
  now = before;
}
