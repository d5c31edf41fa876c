// The library has no types; these are the few that we use.
declare module "opentype.js" {
  /** A path's letter (M, L, Q, C or Z) and the points that it takes. */
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
    /** 0 if the font has no such letter. */
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
  }
  const opentype: { parse(file: ArrayBuffer): Font };
  export default opentype;
}
