import { lineMarks } from "#contracts/coverage-line.ts";
import { lagosDayAndTime, lagosTimeBeside, lagosWeekday } from "#platform/time.ts";
import { EDGE, INK, LINE, letters, WIDTH } from "./frame.ts";
import { widthOf } from "./lettering.ts";

/** A story's coverage line, as on its card and page. */
export interface Covered {
  /** One for each paper, at its first text; earliest first. */
  readonly dots: readonly { readonly at: string; readonly copy: boolean }[];
  readonly lastTold: string;
  /** The index of the shared article's dot; -1 for none. */
  readonly here: number;
}

const GREEN = "#00784a";
const [FIRST, OWN, COPY] = [20, 12, 9.5];
const ROOM = { left: EDGE + FIRST, right: WIDTH - EDGE - OWN, apart: 32 };
const [WORDS, WORDS_BELOW] = [24, 48];

/**
 * A dot for each paper at its first text, hollow if that repeats another's; the first dot is large and green. A tick at
 * each midnight.
 */
export function drawCoverage(
  { dots, lastTold, here }: Covered,
  y: number,
  ink: string,
  ground: string,
): string {
  const times = dots.map(({ at }) => Date.parse(at));
  const last = Date.parse(lastTold);
  const { dots: places, midnights } = lineMarks(times, last, ROOM);
  const drawn = dots.map(({ copy }, place) => {
    const at = `cx="${places[place]?.toFixed(1)}" cy="${y}"`;
    return copy
      ? `<circle ${at} r="${COPY}" fill="${ground}" stroke="${ink}" stroke-width="5"/>`
      : `<circle ${at} r="${OWN}" fill="${ink}"/>`;
  });
  drawn[0] = `<circle cx="${ROOM.left}" cy="${y}" r="${FIRST}" fill="${GREEN}"/>`;
  const pointer = places[here];
  return [
    `<path fill="none" stroke="${INK}" stroke-width="3" d="M${EDGE} ${y}h${LINE}${midnights
      .map(({ x }) => `M${x.toFixed(1)} ${y - 26}v52`)
      .join("")}"/>`,
    ...drawn,
    pointer === undefined ? "" : drawPointer(pointer, y - (here === 0 ? FIRST : OWN)),
    drawWords(times[0] ?? last, last, midnights, y + WORDS_BELOW),
  ].join("");
}

/** A pointer above the dot of the paper whose article is shared. */
function drawPointer(x: number, y: number): string {
  return `<path fill="${INK}" d="M${x.toFixed(1)} ${y - 5}l-12-20h24z"/>`;
}

function drawWords(
  first: number,
  last: number,
  midnights: ReturnType<typeof lineMarks>["midnights"],
  y: number,
): string {
  const [begin, end] = [new Date(first), new Date(last)];
  const lastTold = `last told ${lagosTimeBeside(end, begin)}`;
  const days = midnights
    .filter(({ named }) => named)
    .map(({ at, x }) => ({ x, day: lagosWeekday(new Date(at)) }));
  return [
    letters(`${lagosDayAndTime(begin)} first`, EDGE, y, WORDS, GREEN),
    ...days.map(({ x, day }) => letters(day, x - widthOf(day, WORDS) / 2, y, WORDS, INK)),
    letters(lastTold, WIDTH - EDGE - widthOf(lastTold, WORDS), y, WORDS, INK),
  ].join("");
}
