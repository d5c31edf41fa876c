import type { Typeface } from "./font.ts";
import { pathOf } from "./lettering.ts";

/** What all pictures for shared links have in common: size, margin, lettering and the mark. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 80;
export const LINE_WIDTH = WIDTH - 2 * MARGIN;
export const INK = "#14191a";

/** Letters are drawn as paths, because a machine may have no fonts. */
export function textElement(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  face: Typeface = "sans",
): string {
  return `<path fill="${fill}" d="${pathOf(text, x, y, size, face)}"/>`;
}

/** The mark, with its top edge at `y`. */
export function drawLogo(y: number): string {
  return (
    `<g transform="translate(${MARGIN} ${y}) scale(2)"><path fill="#fff" d="M0 0h30v30H0z"/>` +
    `<path fill="#00784a" d="M0 0h9v30H0zM21 0h9v30h-9z"/><path fill="${INK}" d="M9 0 21 22v8L9 8z"/></g>`
  );
}
