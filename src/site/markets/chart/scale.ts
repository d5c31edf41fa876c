import type { Point } from "./series.ts";

/** The drawing's box; it is stretched to the width of the page. */
export const WIDTH = 600;
export const HEIGHT = 200;

/** Three round figures, close around all values: the labels at the side. */
export interface Scale {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

export function scaleOf(values: readonly number[]): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const span = most - least || Math.abs(most) / 50 || 0.2;
  const size = 10 ** Math.floor(Math.log10(span / 2));
  for (const grow of [1, 10]) {
    for (const round of roundSteps) {
      const step = round * size * grow;
      const low = tidy(Math.floor(least / (step / 5)) * (step / 5));
      if (low + 2 * step >= most) return { low, middle: tidy(low + step), high: tidy(low + 2 * step) };
    }
  }
  return { low: least, middle: (least + most) / 2, high: most };
}

export function placeOf(
  at: number,
  count: number,
  value: number,
  { low, high }: Scale,
): { x: number; y: number } {
  return {
    x: round(count > 1 ? (at / (count - 1)) * WIDTH : WIDTH),
    y: round(HEIGHT - ((value - low) / (high - low)) * HEIGHT),
  };
}

/** "M0 12 5 14 10 9": points after the first are lines without a letter. */
export function pathOf(points: readonly Point[], scale: Scale, from = 0, to = points.length): string {
  const places = points.map(({ value }, at) => placeOf(at, points.length, value, scale));
  return `M${places
    .slice(from, to)
    .map(({ x, y }) => `${x} ${y}`)
    .join(" ")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** 0.30000000000000004 → 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
