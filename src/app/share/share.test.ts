import sharp from "sharp";
import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { english } from "#words/words.ts";
import { drawPoster, type Poster } from "./draw.ts";
import { leaguePoster } from "./league-posters.ts";
import { cutToWidth, drawableText, pathOf, widthOf, wrapLines } from "./lettering.ts";
import { frontPoster, posters } from "./posters.ts";
import { posterPicture } from "./routes.ts";

const at = (minute: number) => new Date(Date.parse("2026-11-20T06:00:00Z") + minute * 60_000).toISOString();
const moments = Array.from({ length: 90 }, (_, place) => at(place * 7));
const coverage = {
  dots: moments.map((time, place) => ({ at: time, copy: place % 3 === 1 })),
  lastReportedAt: at(1200),
  here: 3,
};
const noCache = { find: async () => null, put: async () => {} };
const poster: Poster = { title: "Naira gains", category: "Business", badge: "Business", foot: "Iroko Post" };
const long = "Ẹgbẹ́ òṣèlú nominates candidates for ₦4,000,000 primaries ".repeat(9);

function asks(answer: object): Ask {
  return (async () => answer) as unknown as Ask;
}

test("every picture is 1200 × 630 and at most 100 KB, however long its headline and its coverage", async () => {
  const full = {
    ...poster,
    title: long,
    foot: long,
    aside: "Also in 89 papers · 30 independent texts",
    coverage,
  };
  for (const one of [poster, full, frontPoster(english), leaguePoster(english), { ...poster, title: "🎉" }]) {
    const picture = await posterPicture(noCache, one);
    expect(picture.length).toBeLessThanOrEqual(100 * 1024);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  }
});

test.each(["₦", "Ɓ", "ɗ", "ƙ", "Ọ", "ṣ", "ẹ̀", "ń", "n̄", "ọ́", "“’–…”"])("the text %s is drawn", (letters) => {
  expect(drawableText(letters)).toBe(letters.normalize("NFC"));
  expect([...pathOf(drawableText(letters), 0, 0, 60).matchAll(/M/g)].length).toBeGreaterThan(0);
  expect(pathOf(drawableText(letters), 0, 0, 60)).not.toMatch(/NaN|e-|Infinity/);
});

test("characters without a glyph are left out: emoji, other scripts, invisible characters", () => {
  expect(drawableText("Goal 🎉 العربية\u200d 中文 for\u00ad ever\n ⚽️")).toBe("Goal for ever");
  expect(drawPoster({ ...poster, title: "العربية", badge: "🎉" })).not.toMatch(/NaN|undefined|Infinity/);
});

test("a word wider than the line is broken between letters, never between a letter and its mark", () => {
  const lines = wrapLines("ẹ̀".repeat(60), 58, 1040, 4);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^ẹ/);
  expect(widthOf(cutToWidth("W".repeat(90), 58, 1040), 58)).toBeLessThanOrEqual(1040);
});

test("a fact-check's picture is labelled as one; others are labelled with their category", async () => {
  const article = { headline: "H", category: "Politics", newspaper_name: "P", fact_check: null };
  const checked = { ...article, fact_check: { claim: "It is so", verdict: "False" } };
  const story = { headline: "H", category: "Politics", papers: 1, coverage: [], independent_reports: 1 };
  const badges = async (version: typeof article | typeof checked) => [
    (await posters.article(asks({ article: version, story: null }), "a")).badge,
    (await posters.story(asks({ story, articles: [version] }), "s")).badge,
  ];
  expect(await badges(checked)).toEqual(["Fact-check", "Fact-check"]);
  expect(await badges(article)).toEqual(["Politics", "Politics"]);
});
