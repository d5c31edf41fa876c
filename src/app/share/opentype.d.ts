// The library has no types; these are the ones that we use.
declare module "opentype.js" {
  /** A path command (M, L, Q, C or Z) with its points. */
  export interface Stroke {
    readonly type: string;
    readonly x1?: number;
    readonly y1?: number;
    readonly x2?: number;
    readonly y2?: number;
    readonly x?: number;
    readonly y?: number;
  }
  export interface Glyph {
    readonly advanceWidth: number;
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
    getPath(x: number, y: number, size: number): { readonly commands: readonly Stroke[] };
  }
  export interface Font {
    /** 0 if the font does not have the character. */
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
  }
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
