/**
 * Where the marks of a coverage line stand: one rule for card, story and share picture. Without zod, because the
 * browser loads this file.
 */
import { DAY_MS, LAGOS_OFFSET_MS } from "#contracts/durations.ts";

/** The ends of the line in the drawing, and the least `spacing` of the dots, so that they do not touch. */
export interface LineBounds {
  readonly left: number;
  readonly right: number;
  readonly spacing: number;
}

interface Midnight {
  readonly at: number;
  readonly x: number;
}

export interface LineMarks {
  /** One position for each time, in the same order. */
  readonly dots: readonly number[];
  readonly midnights: readonly Midnight[];
}

/** Takes the times at which papers first told a story, earliest first, and the time at which it was last told. */
export function lineMarks(times: readonly number[], last: number, room: LineBounds): LineMarks {
  const first = times[0] ?? last;
  const x = (at: number) => room.left + ((at - first) / Math.max(last - first, 1)) * (room.right - room.left);
  return {
    dots: sideBySide(times.map(x), room),
    midnights: midnightsBetween(first, last).map((at) => ({ at, x: x(at) })),
  };
}

/** Each dot is pushed right of the one before; those beyond the line's end are pushed back to the left. */
function sideBySide(positions: readonly number[], { left, right, spacing }: LineBounds): number[] {
  const apart = Math.min(spacing, (right - left) / Math.max(positions.length - 1, 1));
  const pushed: number[] = [];
  for (const at of positions) pushed.push(Math.max(at, (pushed.at(-1) ?? at - apart) + apart));
  for (let index = pushed.length - 1, limit = right; index >= 0; index -= 1, limit -= apart)
    pushed[index] = Math.min(pushed[index] ?? limit, limit);
  return pushed;
}

function midnightsBetween(from: number, to: number): number[] {
  const midnights: number[] = [];
  const firstDay = Math.ceil((from + LAGOS_OFFSET_MS) / DAY_MS) * DAY_MS - LAGOS_OFFSET_MS;
  for (let at = firstDay; at < to; at += DAY_MS) midnights.push(at);
  return midnights;
}
