import type { Glyph } from "opentype.js";
import { type Face, glyphOf, UNITS, X_HEIGHT } from "./font.ts";

const MARK = /^\p{M}$/u;
const ELLIPSIS = "…";

/** The part of a text that can be drawn in either face: emoji and other scripts are left out. */
export function drawable(text: string): string {
  const plain = text.normalize("NFC").replace(/\p{Cf}/gu, "");
  const kept = [...plain].map((one) => (/\s/.test(one) ? " " : glyphOf(one, "sans") === null ? "" : one));
  return kept.join("").replace(/ +/g, " ").trim();
}

export function widthOf(text: string, size: number, face: Face = "sans"): number {
  const units = [...text].reduce(
    (sum, one) => sum + (MARK.test(one) ? 0 : (glyphOf(one, face)?.advanceWidth ?? 0)),
    0,
  );
  return (units * size) / UNITS;
}

/** One line of text as an SVG path that begins at x, with its baseline at y. */
export function pathOf(text: string, x: number, y: number, size: number, face: Face = "sans"): string {
  const scale = size / UNITS;
  let pen = x;
  let letter: Standing | null = null;
  const paths: string[] = [];
  for (const one of text) {
    const glyph = glyphOf(one, face);
    if (glyph === null) continue;
    if (!MARK.test(one)) {
      letter = { at: pen, ...reach(glyph.getBoundingBox()) };
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
interface Standing {
  readonly at: number;
  readonly middle: number;
  top: number;
  bottom: number;
}

function reach({ x1, y1, x2, y2 }: Box): Omit<Standing, "at"> {
  return { middle: (x1 + x2) / 2, top: y2, bottom: y1 };
}

/** How far the mark must move up (or down) to clear the letter and its other marks. */
function placeMark(letter: Standing, mark: Box, xHeight: number): number {
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
export function wrap(text: string, size: number, width: number, most: number, face: Face = "sans"): string[] {
  const lines = fill(text, size, width, face);
  if (lines.length > most)
    return [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(" "), size, width, face)];
  let narrower = lines;
  for (let less = width - size; less > width / 2; less -= size / 2) {
    const tried = fill(text, size, less, face);
    if (tried.length > lines.length) break;
    narrower = tried;
  }
  return narrower;
}

/** As much of the text as fits on one line. */
export function cut(text: string, size: number, width: number, face: Face = "sans"): string {
  if (widthOf(text, size, face) <= width) return text;
  let kept = text;
  while (kept !== "" && widthOf(kept + ELLIPSIS, size, face) > width) {
    kept = kept.includes(" ") ? kept.slice(0, kept.lastIndexOf(" ")) : kept.slice(0, -1);
  }
  return kept.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, "") + ELLIPSIS;
}

function fill(text: string, size: number, width: number, face: Face): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((one) => breakWord(one, size, width, face))) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, size, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word that is wider than the line. */
function breakWord(word: string, size: number, width: number, face: Face): string[] {
  if (widthOf(word, size, face) <= width) return [word];
  const pieces = [""];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = pieces.at(-1) + segment;
    if (widthOf(longer, size, face) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}
