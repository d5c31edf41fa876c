import { expect, test } from "vitest";
import { missingTexts, type PlacedText } from "#tests/support/placed-texts.ts";
import { drawPoster, type Poster } from "./draw.ts";
import { textElement } from "./frame.ts";
import { cutToWidth, widthOf } from "./lettering.ts";

const [INK, BUSINESS] = ["#14191a", "#1f4a80"];
const poster: Poster = {
  title: "ADMINISTRATION",
  category: "Business",
  badge: "Business",
  foot: "Iroko Post",
  aside: "Also in 3 papers",
};
const dot = { at: "2026-11-20T06:00:00Z", copy: false };
const coverage = { dots: [dot, { ...dot, at: "2026-11-20T09:00:00Z" }], lastReportedAt: dot.at, here: -1 };

function expectTexts(one: Poster, texts: readonly PlacedText[]): void {
  expect(missingTexts(drawPoster(one), texts)).toEqual([]);
}

test("a poster has the name beside the mark, the badge's word in its corner, and two texts at its foot", () => {
  const [word, right] = [widthOf("Business", 28), widthOf("Also in 3 papers", 28)];
  const box = 1120 - (word + 40);
  expectTexts(poster, [
    ["Naija Gist", 160, 108, 40, INK, "serif"],
    ["Business", box + 20, 104, 28, "#fff"],
    ["Iroko Post", 80, 580, 34, INK],
    ["Also in 3 papers", 1120 - right, 580, 28, BUSINESS],
  ]);
  const svg = drawPoster(poster);
  expect(svg).toContain('<g transform="translate(80 64) scale(2)">');
  const [, x, width] = /<rect x="([\d.]+)" y="68" width="([\d.]+)" height="52"/.exec(svg) ?? [];
  expect([Number(x), Number(width)]).toEqual([box, word + 40]);
});

test("the picture is 1200 by 630, with the category's background and a band of its colour at the top", () => {
  const svg = drawPoster(poster);
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630" viewBox="0 0 1200 630">/,
  );
  expect(svg).toContain(
    `<path fill="#e6eef7" d="M0 0h1200v630H0z"/><path fill="${BUSINESS}" d="M0 0h1200v16H0z"/>`,
  );
  expect(svg).toMatch(/<\/svg>$/);
});

test.each(["", "General News", "Unknown"])("the category “%s” has no colour: it is grey", (category) => {
  expect(drawPoster({ ...poster, category })).toContain(
    '<path fill="#ecedea" d="M0 0h1200v630H0z"/><path fill="#444d4a" d="M0 0h1200v16H0z"/>',
  );
});

test("a poster without a badge has no box for one", () => {
  expect(drawPoster({ ...poster, badge: null })).not.toContain("<rect");
});

const word = "ADMINISTRATION";

/** Each word needs a line of its own. The lines are centred between 158 and 474, by the height of their capitals. */
test.each([
  [1, 84, [345.4]],
  [2, 84, [295.4, 395.4]],
  [3, 70, [254.5, 340.5, 426.5]],
  [4, 58, [225.3, 299.3, 373.3, 447.3]],
])("a headline of %i lines is set in size %i, with its baselines at %j", (lines, size, baselines) => {
  expect(baselines).toHaveLength(lines);
  expectTexts(
    { ...poster, title: `${word} `.repeat(lines).trim() },
    baselines.map((y) => [word, 80, y, size, INK, "serif"]),
  );
});

test("a headline of five lines is cut after four, in the smallest size", () => {
  expectTexts({ ...poster, title: `${word} `.repeat(5).trim() }, [
    [word, 80, 373.3, 58, INK, "serif"],
    [`${word}…`, 80, 447.3, 58, INK, "serif"],
  ]);
});

test("the rule below the headline makes way for the coverage line of a story that two papers tell", () => {
  const rule = '<path fill="#14191a" d="M80 508h1040v6H80z"/>';
  expect(drawPoster(poster)).toContain(rule);
  const once = drawPoster({ ...poster, coverage: { ...coverage, dots: [dot] } });
  expect(once).toContain(rule);
  expect(once).not.toContain("<circle");
  const twice = { ...poster, coverage };
  expect(drawPoster(twice)).not.toContain("v6H80z");
  expect(drawPoster(twice).match(/<circle[^>]+cy="480"/g)).toHaveLength(2);
  // The headline's room ends 34 above the line, at 446.
  expectTexts(twice, [[word, 80, 331.4, 84, INK, "serif"]]);
});

test("the text on the right of the foot takes six tenths of the line at most; the one on the left gets the rest", () => {
  const long = "i ".repeat(200).trim();
  const cut = cutToWidth(long, 28, 624);
  expect(cut).not.toBe(long);
  const foot = cutToWidth(long, 34, 1040 - widthOf(cut, 28) - 40);
  expectTexts({ ...poster, foot: long, aside: long }, [
    [cut, 1120 - widthOf(cut, 28), 580, 28, BUSINESS],
    [foot, 80, 580, 34, INK],
  ]);
  const { aside: _, ...alone } = { ...poster, foot: long };
  expectTexts(alone, [[cutToWidth(long, 34, 1040), 80, 580, 34, INK]]);
});

test("a text is a path of its outlines in its colour", () => {
  expect(textElement("I", 0, 0, 10, "#fff")).toMatch(/^<path fill="#fff" d="M3\.6 -0\.9[^"]+"\/>$/);
  expect(textElement("I", 0, 0, 10, "#fff", "serif")).not.toBe(textElement("I", 0, 0, 10, "#fff"));
});
