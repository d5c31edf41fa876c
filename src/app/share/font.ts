import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import opentype, { type Font, type Glyph } from "opentype.js";

/** Headlines and names are set in serif, everything else in sans, as on the pages. */
export type Typeface = "serif" | "sans";

/** Together they cover English, ₦, Hausa's hooked letters, Yoruba's and Igbo's dotted letters, and combining marks. */
const PARTS: Readonly<Record<Typeface, readonly string[]>> = {
  serif: [
    import.meta.resolve("@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff"),
    import.meta.resolve("@fontsource/noto-serif/files/noto-serif-latin-ext-700-normal.woff"),
    import.meta.resolve("@fontsource/noto-serif/files/noto-serif-vietnamese-700-normal.woff"),
  ],
  sans: [
    import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff"),
    import.meta.resolve("@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff"),
    import.meta.resolve("@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff"),
  ],
};

/** Glyphs are measured in units; this many make up the font size. */
export const UNITS = 1000;
/** The height of a lower-case e, for which the font positions its marks. */
export const X_HEIGHT: Readonly<Record<Typeface, number>> = { serif: 536, sans: 546 };

const opened = new Map<Typeface, readonly Font[]>();

/** The glyph, from the first part of the font that has it; null if none does. */
export function glyphOf(character: string, face: Typeface): Glyph | null {
  const parts = opened.get(face) ?? PARTS[face].map(open);
  opened.set(face, parts);
  const font = parts.find((one) => one.charToGlyphIndex(character) > 0);
  return font?.charToGlyph(character) ?? null;
}

function open(file: string): Font {
  return opentype.parse(new Uint8Array(readFileSync(fileURLToPath(file))).buffer);
}
