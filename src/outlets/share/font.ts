import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import opentype, { type Font, type Glyph } from "opentype.js";

/** Between them: English, ₦, Hausa's hooked letters, the dots under Yoruba's and Igbo's, and the combining marks. */
const PARTS = [
  import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff"),
  import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff"),
  import.meta.resolve("@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff"),
];

/** All measures of a glyph are in so many parts of the font's size. */
export const UNITS = 1000;
/** How high a letter is over which the font draws its marks: the small e. */
export const X_HEIGHT = 546;

let opened: readonly Font[] | null = null;

/** The letter from the first part that has it; null where none has. */
export function glyphOf(character: string): Glyph | null {
  opened ??= PARTS.map(open);
  const font = opened.find((one) => one.charToGlyphIndex(character) > 0);
  return font?.charToGlyph(character) ?? null;
}

function open(file: string): Font {
  return opentype.parse(new Uint8Array(readFileSync(fileURLToPath(file))).buffer);
}
