import type { Glyph } from "opentype.js";
import { glyphOf, type Typeface, UNITS, X_HEIGHT } from "./font.ts";

const MARK = /^\p{M}$/u;
const ELLIPSIS = "…";

/** The part of a text that can be drawn in either face: emoji and other scripts are left out. */
export function drawableText(text: string): string {
  const plain = text.normalize("NFC").replace(/\p{Cf}/gu, "");
  const characters = [...plain].map((one) =>
    /\s/.test(one) ? " " : glyphOf(one, "sans") === null ? "" : one,
  );
  return characters.join("").replace(/ +/g, " ").trim();
}

export function widthOf(text: string, size: number, face: Typeface = "sans"): number {
  const units = [...text].reduce(
    (sum, one) => sum + (MARK.test(one) ? 0 : (glyphOf(one, face)?.advanceWidth ?? 0)),
    0,
  );
  return (units * size) / UNITS;
}

/** One line of text as an SVG path that begins at x, with its baseline at y. */
export function pathOf(text: string, x: number, y: number, size: number, face: Typeface = "sans"): string {
  const scale = size / UNITS;
  let pen = x;
  let letter: PlacedLetter | null = null;
  const paths: string[] = [];
  for (const one of text) {
    const glyph = glyphOf(one, face);
    if (glyph === null) continue;
    if (!MARK.test(one)) {
      letter = { at: pen, ...extentOf(glyph.getBoundingBox()) };
      paths.push(outline(glyph, pen, y, size));
      pen += glyph.advanceWidth * scale;
    } else if (letter !== null) {
      const mark = glyph.getBoundingBox();
      const lift = placeMark(letter, mark, X_HEIGHT[face]);
      const from = letter.at + (letter.middle - (mark.x1 + mark.x2) / 2) * scale;
      paths.push(outline(glyph, from, y - lift * scale, size));
    }
  }
  return paths.join("");
}

/** Formatted here, because the library writes NaN for values that are zero except for rounding errors. */
function outline(glyph: Glyph, x: number, y: number, size: number): string {
  return glyph
    .getPath(x, y, size)
    .commands.map(({ type, x1, y1, x2, y2, x: toX, y: toY }) => {
      const points = [x1, y1, x2, y2, toX, toY].filter((one) => one !== undefined);
      return type + points.map((one) => Math.round(one * 10) / 10).join(" ");
    })
    .join("");
}

interface Box {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A letter on the line, with its vertical extent including the marks placed so far. */
interface PlacedLetter {
  readonly at: number;
  readonly middle: number;
  top: number;
  bottom: number;
}

function extentOf({ x1, y1, x2, y2 }: Box): Omit<PlacedLetter, "at"> {
  return { middle: (x1 + x2) / 2, top: y2, bottom: y1 };
}

/** How far the mark must move up (or down) to clear the letter and its other marks. */
function placeMark(letter: PlacedLetter, mark: Box, xHeight: number): number {
  if (mark.y1 > 0) {
    const lift = Math.max(0, letter.top - xHeight);
    letter.top = mark.y2 + lift;
    return lift;
  }
  const lift = Math.min(0, letter.bottom);
  letter.bottom = mark.y1 + lift;
  return lift;
}

/** At most this many lines of about equal length; a longer text ends in an ellipsis. */
export function wrapLines(
  text: string,
  size: number,
  width: number,
  maxLines: number,
  face: Typeface = "sans",
): string[] {
  const lines = fill(text, size, width, face);
  if (lines.length > maxLines)
    return [
      ...lines.slice(0, maxLines - 1),
      cutToWidth(lines.slice(maxLines - 1).join(" "), size, width, face),
    ];
  let narrower = lines;
  for (let narrowWidth = width - size; narrowWidth > width / 2; narrowWidth -= size / 2) {
    const attempt = fill(text, size, narrowWidth, face);
    if (attempt.length > lines.length) break;
    narrower = attempt;
  }
  return narrower;
}

/** As much of the text as fits on one line. */
export function cutToWidth(text: string, size: number, width: number, face: Typeface = "sans"): string {
  if (widthOf(text, size, face) <= width) return text;
  let shortened = text;
  while (shortened !== "" && widthOf(shortened + ELLIPSIS, size, face) > width) {
    shortened = shortened.includes(" ")
      ? shortened.slice(0, shortened.lastIndexOf(" "))
      : shortened.slice(0, -1);
  }
  return shortened.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, "") + ELLIPSIS;
}

function fill(text: string, size: number, width: number, face: Typeface): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((one) => breakWord(one, size, width, face))) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, size, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word that is wider than the line. */
function breakWord(word: string, size: number, width: number, face: Typeface): string[] {
  if (widthOf(word, size, face) <= width) return [word];
  const pieces = [""];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = pieces.at(-1) + segment;
    if (widthOf(longer, size, face) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}
