import type { Point } from "./points.ts";

/** The height of the drawing's view box. It is one unit wide per step and stretched to the page's width. */
export const HEIGHT = 200;

export function widthOf(count: number): number {
  return Math.max(count - 1, 1);
}

/** The three round figures that label the axis; all values lie between `low` and `high`. */
export interface Scale {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

export function scaleOf(values: readonly number[]): Scale {
  const minimum = Math.min(...values);
  const maximum = Math.max(...values);
  const span = maximum - minimum || Math.abs(maximum) / 50 || 0.2;
  const size = 10 ** Math.floor(Math.log10(span / 2));
  for (const factor of [1, 10]) {
    for (const round of roundSteps) {
      const step = round * size * factor;
      const low = tidy(Math.floor(minimum / (step / 5)) * (step / 5));
      if (low + 2 * step >= maximum) return { low, middle: tidy(low + step), high: tidy(low + 2 * step) };
    }
  }
  return { low: minimum, middle: (minimum + maximum) / 2, high: maximum };
}

export function heightOf(value: number, { low, high }: Scale): number {
  return Math.round(HEIGHT - ((value - low) / (high - low)) * HEIGHT);
}

/** "M0 200l1-50 1 20": steps of one unit to the right, in whole numbers, which take half the bytes. */
export function pathOf(points: readonly Point[], scale: Scale, from = 0, to = points.length): string {
  const heights = points.slice(from, to).map(({ value }) => heightOf(value, scale));
  const steps = heights.slice(1).map((height, at) => {
    const down = height - (heights[at] ?? 0);
    return down < 0 ? `1${down}` : `1 ${down}`;
  });
  return `M${from} ${heights[0] ?? HEIGHT}l${steps.join(" ")}`;
}

/** 0.30000000000000004 → 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
