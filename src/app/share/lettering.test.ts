import { expect, test } from "vitest";
import { glyphOf, type Typeface } from "./font.ts";
import { cutToWidth, drawableText, pathOf, widthOf, wrapLines } from "./lettering.ts";

/** Left, top, right and bottom of each closed outline of a text. Tops are negative: the baseline is at 0. */
function outlinesOf(text: string, face: Typeface = "sans", [x, y, size] = [0, 0, 1000]): number[][] {
  return pathOf(text, x, y, size, face)
    .split("M")
    .slice(1)
    .map((outline) => {
      const ends = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)];
      const [xs, ys] = [1, 2].map((at) => ends.map((end) => Number(end[at]))) as [number[], number[]];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    });
}

const [GRAVE, MACRON, DOT_BELOW] = ["\u0300", "\u0304", "\u0323"];

test.each([
  ["I", "sans", 1000, 389],
  ["I", "serif", 1000, 401],
  ["II", "sans", 100, 77.8],
  ["I I", "sans", 1000, 389 + 260 + 389],
  [`n${MACRON}`, "sans", 1000, 650],
  ["I🎉", "sans", 1000, 389],
  ["", "sans", 1000, 0],
] as const)("“%s” in %s of size %i is as wide as its glyphs: %d", (text, face, size, width) => {
  expect(widthOf(text, size, face)).toBeCloseTo(width, 6);
});

test("without a typeface, texts are measured, drawn, cut and wrapped in sans", () => {
  expect(widthOf("I", 1000)).toBe(389);
  expect(pathOf("I", 0, 0, 1000)).toBe(pathOf("I", 0, 0, 1000, "sans"));
  expect(cutToWidth("I I", 1000, 389 + 260 + 389)).toBe("I I");
  expect(wrapLines("I I", 1000, 389 + 260 + 389, 1)).toEqual(["I I"]);
});

test("letters stand on the baseline, each where the one before ends", () => {
  expect(outlinesOf("II")).toEqual([
    [32, -714, 357, 0],
    [389 + 32, -714, 389 + 357, 0],
  ]);
  // Half as large, from (100, 200).
  expect(outlinesOf("I I", "sans", [100, 200, 500])).toEqual([
    [116, 200 - 357, 278.5, 200],
    [116 + 324.5, 200 - 357, 278.5 + 324.5, 200],
  ]);
});

test("coordinates are rounded to tenths of a pixel and written as command, numbers, command", () => {
  expect(outlinesOf("I", "sans", [0, 0, 10])).toEqual([[0.3, -7.1, 3.6, 0]]);
  expect(pathOf("I", 0, 0, 10)).toMatch(/^M3.6 -0.9L3.6 0L0.3 0L/);
  expect(pathOf("n", 0, 0, 1000)).toMatch(/Q-?[\d.]+ -?[\d.]+ -?[\d.]+ -?[\d.]+[A-Z]/);
});

test.each([
  // The letter n is 10 units higher than an e without its overshoot, for which the font places its marks.
  ["n", "sans", [160, -714, 492, -616]],
  ["x", "sans", [289 - 166, -704, 289 + 166, -606]],
  ["A", "sans", [346 - 166, -875, 346 + 166, -777]],
  ["x", "serif", [325 - 145, -685, 325 + 145, -606]],
  ["I", "serif", [201 - 145, -685 - 178, 201 + 145, -606 - 178]],
  // Marks on a lower letter stay where the font has them.
  ["-", "sans", [159.5 - 166, -704, 159.5 + 166, -606]],
] as const)("a macron is centred above %s in %s, at its height", (letter, face, macron) => {
  const [found = []] = outlinesOf(letter + MACRON, face).slice(-1);
  // The middle of a letter of odd width is half a unit beside these numbers.
  for (const [side, at] of macron.entries())
    expect(Math.abs((found[side] ?? 0) - at)).toBeLessThanOrEqual(0.5);
});

test.each([
  ["n", "sans", -65, -211],
  ["p", "sans", -65 - 240, -211 - 240],
  ["b", "sans", -65 - 10, -211 - 10],
  ["n", "serif", -59, -203],
  // A hyphen does not reach down to the baseline, below which the font has the dot.
  ["-", "sans", -65, -211],
] as const)("a dot is placed below %s in %s, from %i to %i", (letter, face, top, bottom) => {
  const [dot] = outlinesOf(letter + DOT_BELOW, face).slice(-1);
  expect([dot?.[1], dot?.[3]]).toEqual([-top, -bottom]);
  const [letterBox] = outlinesOf(letter, face);
  expect(Math.abs((dot![0]! + dot![2]! - letterBox![0]! - letterBox![2]!) / 2)).toBeLessThan(2);
});

test("further marks are placed above or below the ones before, each on its own side", () => {
  const marks = outlinesOf(`n${MACRON}${DOT_BELOW}${MACRON}${DOT_BELOW}`).slice(-4);
  expect(marks.map(([, top, , bottom]) => [top, bottom])).toEqual([
    [-714, -616],
    [65, 211],
    [-714 - 158, -616 - 158],
    [65 + 211, 211 + 211],
  ]);
});

test("marks belong to the letter before them; one without a letter is not drawn", () => {
  const [first, second] = [outlinesOf(`I${MACRON}I`), outlinesOf(`II${MACRON}`)];
  expect(first[2]).toEqual(outlinesOf("II")[1]);
  expect(second[2]?.[0]).toBeCloseTo((first[1]?.[0] ?? 0) + 389, 6);
  expect(pathOf(GRAVE ?? "", 0, 0, 60)).toBe("");
});

test("marks are scaled with their letter", () => {
  const [large, small] = [outlinesOf(`n${MACRON}`), outlinesOf(`n${MACRON}`, "sans", [100, 200, 500])];
  expect(small[1]).toEqual([100 + 80, 200 - 357, 100 + 246, 200 - 308]);
  expect(large[1]).toEqual([160, -714, 492, -616]);
});

test("characters without a glyph take no room", () => {
  expect(pathOf("I🎉I", 0, 0, 60)).toBe(pathOf("II", 0, 0, 60));
});

test("glyphs come from fonts that are opened once", () => {
  expect(glyphOf("A", "sans")).toBe(glyphOf("A", "sans"));
  expect(glyphOf("🎉", "sans")).toBeNull();
});

test.each([
  ["  Goal \n\t in   Kano ", "Goal in Kano"],
  ["n\u0303", "ñ"],
  ["A\u00a0B", "A B"],
  ["", ""],
])("the drawable part of %j is %j", (text, drawable) => {
  expect(drawableText(text)).toBe(drawable);
});

/** The width of a line at size 40. */
const wide = (text: string) => widthOf(text, 40);

test("a text as wide as its room is not cut; one pixel less cuts its last word", () => {
  expect(cutToWidth("Naira gains", 40, wide("Naira gains"))).toBe("Naira gains");
  expect(cutToWidth("Naira gains", 40, wide("Naira gains") - 1)).toBe("Naira…");
  expect(cutToWidth("Naira gains today", 40, wide("Naira gains…"))).toBe("Naira gains…");
  expect(cutToWidth("Naira gains today", 40, wide("Naira gains…") - 1)).toBe("Naira…");
  expect(cutToWidth("Abcdef", 40, wide("Abc…"))).toBe("Abc…");
  expect(cutToWidth("Naira", 40, 0)).toBe("…");
});

test.each(["Naira gains – today we", "Naira gains: today we", "Naira gains. Today we"])(
  "no punctuation is left before the ellipsis: %s",
  (text) => {
    expect(cutToWidth(text, 40, wide("Naira gains –…"))).toBe("Naira gains…");
  },
);

test("a line takes the next word if it fits exactly", () => {
  expect(wrapLines("Naira gains", 40, wide("Naira gains"), 2)).toEqual(["Naira gains"]);
  expect(wrapLines("Naira gains", 40, wide("Naira gains") - 1, 2)).toEqual(["Naira", "gains"]);
});

test("a word as wide as the line is kept whole; a wider one is broken where the line is full", () => {
  // Lines of at most twice the letters' size are not made more even.
  expect(wide("Kad")).toBeLessThan(80);
  expect(wrapLines("Kad", 40, wide("Kad"), 2)).toEqual(["Kad"]);
  expect(wrapLines("Kad", 40, wide("Kad") - 1, 2)).toEqual(["Ka", "d"]);
  expect(wrapLines("Kadun", 40, wide("Kad"), 2)).toEqual(["Kad", "un"]);
});

test.each([
  [1, ["Naira…"]],
  [2, ["Naira", "gains…"]],
  [3, ["Naira", "gains", "today"]],
  [4, ["Naira", "gains", "today"]],
])("of three lines, the last of %i allowed ends in an ellipsis if more follow", (most, lines) => {
  expect(wrapLines("Naira gains today", 40, wide("Naira gains") - 1, most)).toEqual(lines);
});

test("lines are as even as steps of half a letter's size allow", () => {
  const headline = "Ferry runs aground near Takwa Bay, forty passengers are rescued by fishermen";
  const linesAt = (width: number) => wrapLines(headline, 40, width, 9).length;
  const widest = Math.max(...wrapLines(headline, 40, 1040, 9).map(wide));
  let narrowest = 1040;
  while (linesAt(narrowest - 1) === linesAt(1040)) narrowest -= 1;
  expect(widest).toBeLessThanOrEqual(narrowest + 20);
  expect(wrapLines("i ".repeat(30).trim(), 40, 400, 2).map((line) => line.length)).toEqual([29, 29]);
});
