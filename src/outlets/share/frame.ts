import type { Face } from "./font.ts";
import { pathOf } from "./lettering.ts";

/** What every picture for a shared link has in common: its size, its edge, its letters and the mark. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const EDGE = 80;
export const LINE = WIDTH - 2 * EDGE;
export const INK = "#14191a";

/** Letters are drawn as paths, since no machine is sure to have a font. */
export function letters(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  face: Face = "sans",
): string {
  return `<path fill="${fill}" d="${pathOf(text, x, y, size, face)}"/>`;
}

/** The mark, with its upper edge at `y`. */
export function drawLogo(y: number): string {
  return (
    `<g transform="translate(${EDGE} ${y}) scale(2)"><path fill="#fff" d="M0 0h30v30H0z"/>` +
    `<path fill="#00784a" d="M0 0h9v30H0zM21 0h9v30h-9z"/><path fill="${INK}" d="M9 0 21 22v8L9 8z"/></g>`
  );
}
