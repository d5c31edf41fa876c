import { expect, test } from "vitest";
import { HOUR_MS } from "#platform/time.ts";
import { articleAt, editionAt, type SampleArticle } from "./edition.ts";
import { paperOf } from "./papers.ts";
import { picturePath } from "./pictures.ts";

const start = new Date("2026-11-21T18:00:00Z");

/** Everything published in the seven days after the start. */
function week(): SampleArticle[] {
  return [2, 4, 6, 7].flatMap((day, index) => {
    const until = new Date(start.getTime() + day * 24 * HOUR_MS);
    const from = start.getTime() + index * 48 * HOUR_MS;
    return editionAt(until).filter(({ publishedAt }) => publishedAt.getTime() > from);
  });
}

test("one instant always gives one edition, and a minute later its articles are still there", () => {
  expect(editionAt(start)).toEqual(editionAt(start));
  const later = editionAt(new Date(start.getTime() + 60_000));
  const paths = new Set(later.map(({ path }) => path));
  const recent = editionAt(start).filter(
    ({ publishedAt }) => publishedAt.getTime() > start.getTime() - 47 * HOUR_MS,
  );
  expect(recent.every(({ path }) => paths.has(path))).toBe(true);
});

test("an edition fills the last 48 hours, newest first, with nothing dated in the future", () => {
  const times = editionAt(start).map(({ publishedAt }) => publishedAt.getTime());
  expect(times.length).toBeGreaterThan(2800);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(times[0]).toBeLessThanOrEqual(start.getTime());
  expect(times.at(-1)).toBeGreaterThan(start.getTime() - 48 * HOUR_MS);
});

test("every minute of a week has a new article", () => {
  const minutes = new Set(week().map(({ publishedAt }) => Math.floor(publishedAt.getTime() / 60_000)));
  expect(minutes.size).toBe(7 * 24 * 60);
});

test("within seven days no address is repeated, and no paper repeats a headline", () => {
  const articles = week();
  expect(new Set(articles.map(({ path }) => path)).size).toBe(articles.length);
  expect(new Set(articles.map(({ paper, headline }) => `${paper} ${headline}`)).size).toBe(articles.length);
});

test("two headlines of a week share four consecutive words only if they are of one story, or results", () => {
  const owner = new Map<string, string>();
  const invented = week().filter(({ headline }) => !headline.includes("NPFL"));
  const shared = invented.flatMap(({ story, headline }) =>
    foursOf(headline).filter((four) => {
      const other = owner.get(four) ?? story;
      owner.set(four, story);
      return other !== story;
    }),
  );
  expect(shared).toEqual([]);
});

test.each(["pcm", "ha", "yo", "ig"])("every day has twelve stories in %s, of two papers", (language) => {
  const ofLanguage = week().filter(({ paper }) => paperOf(paper)?.language === language);
  for (let day = 0; day < 7; day++) {
    const from = start.getTime() + day * 24 * HOUR_MS;
    const ofDay = ofLanguage.filter(({ publishedAt: at }) => +at > from && +at <= from + 24 * HOUR_MS);
    expect(new Set(ofDay.map(({ headline }) => headline)).size, `day ${day}`).toBeGreaterThanOrEqual(12);
    expect(new Set(ofDay.map(({ paper }) => paper)).size, `day ${day}`).toBe(2);
  }
});

test("no two stories of a week share a picture, and a story has sixteen", () => {
  const owners = new Map<string, string>();
  for (const article of week()) {
    const [, picture = ""] = picturePath(paperOf(article.paper)!, article).split("/pictures/");
    expect(owners.get(picture) ?? article.story, picture).toBe(article.story);
    owners.set(picture, article.story);
  }
  const pictures = Map.groupBy(owners.keys(), (picture) => owners.get(picture));
  expect(Math.max(...[...pictures.values()].map(({ length }) => length))).toBe(16);
});

test("a week later the same text has a new address", () => {
  const now = editionAt(start)[0];
  const later = editionAt(new Date(start.getTime() + 7 * 24 * HOUR_MS))[0];
  expect(later?.headline).toBe(now?.headline);
  expect(later?.path).not.toBe(now?.path);
});

test("a day has at least a dozen stories that three to nine papers cover", () => {
  const day = editionAt(start).filter(
    ({ publishedAt }) => publishedAt.getTime() > start.getTime() - 24 * HOUR_MS,
  );
  const papers = new Map<string, Set<string>>();
  for (const { story, paper } of day) papers.set(story, (papers.get(story) ?? new Set()).add(paper));
  const sizes = [...papers.values()].map((tellers) => tellers.size);
  expect(sizes.filter((size) => size >= 3 && size <= 9).length).toBeGreaterThanOrEqual(12);
});

test("after an hour a paper removes JUST IN from a headline; the article keeps its address", () => {
  const times = Array.from({ length: 24 }, (_, hour) => new Date(start.getTime() + hour * HOUR_MS));
  const fresh = times.flatMap((time) =>
    editionAt(time, "kolanut").filter(({ headline }) => headline.startsWith("JUST IN: ")),
  );
  expect(fresh.length).toBeGreaterThan(0);
  for (const { path, headline, publishedAt } of fresh) {
    const later = articleAt(path, new Date(publishedAt.getTime() + HOUR_MS));
    expect(`JUST IN: ${later?.headline}`).toBe(headline);
  }
});

test("an article is found by its exact path only, and not before it is published", () => {
  const article = editionAt(start)[0];
  const path = article?.path ?? "";
  expect(articleAt(path, start)).toEqual(article);
  expect(articleAt(path, new Date(start.getTime() - HOUR_MS))).toBeNull();
  expect(articleAt(path.replace(/-[^-]+$/, "-else"), start)).toBeNull();
  expect(articleAt("/iroko/2026-99-99/1-x", start)).toBeNull();
});

function foursOf(headline: string): string[] {
  const words =
    headline
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? [];
  return words.slice(0, -3).map((_, index) => words.slice(index, index + 4).join(" "));
}
