import { LAGOS_OFFSET_MS } from "#contracts/durations.ts";
import { lineMarks } from "#features/news/contract/coverage-line.ts";
import { clockOrDayAndClock, dayAndClock } from "#ui/time.ts";
import { type DayNames, english as englishDates } from "#words/dates.ts";
import type { Words } from "#words/words.ts";
import { INK, LINE_WIDTH, MARGIN, textElement, WIDTH } from "./frame.ts";
import { widthOf } from "./lettering.ts";

/** A story's coverage line, as on its card and page. */
export interface CoverageLine {
  /** One for each paper, at its first text; earliest first. */
  readonly dots: readonly { readonly at: string; readonly copy: boolean }[];
  readonly lastReportedAt: string;
  /** The index of the shared article's dot; -1 for none. */
  readonly here: number;
}

const GREEN = "#00784a";
const [FIRST_RADIUS, OWN_RADIUS, COPY_RADIUS] = [20, 12, 9.5];
const ROOM = { left: MARGIN + FIRST_RADIUS, right: WIDTH - MARGIN - OWN_RADIUS, spacing: 32 };
const [LABEL_SIZE, LABEL_OFFSET] = [24, 48];
/** A day's name fits between these fractions of the line; the words at the two ends need the rest. */
const [DAY_FROM, DAY_TO] = [0.34, 0.71];

/**
 * A dot for each paper at its first text, hollow if that repeats another's; the first dot is large and green. A tick at
 * each midnight.
 */
export function drawCoverage(
  { dots, lastReportedAt, here }: CoverageLine,
  y: number,
  [ink, background]: readonly [string, string],
  words: Words,
): string {
  const times = dots.map(({ at }) => Date.parse(at));
  const last = Date.parse(lastReportedAt);
  const { dots: positions, midnights } = lineMarks(times, last, ROOM);
  const circles = dots.map(({ copy }, index) => {
    const at = `cx="${positions[index]?.toFixed(1)}" cy="${y}"`;
    return copy
      ? `<circle ${at} r="${COPY_RADIUS}" fill="${background}" stroke="${ink}" stroke-width="5"/>`
      : `<circle ${at} r="${OWN_RADIUS}" fill="${ink}"/>`;
  });
  circles[0] = `<circle cx="${ROOM.left}" cy="${y}" r="${FIRST_RADIUS}" fill="${GREEN}"/>`;
  const pointer = positions[here];
  return [
    `<path fill="none" stroke="${INK}" stroke-width="3" d="M${MARGIN} ${y}h${LINE_WIDTH}${midnights
      .map(({ x }) => `M${x.toFixed(1)} ${y - 26}v52`)
      .join("")}"/>`,
    ...circles,
    pointer === undefined ? "" : drawPointer(pointer, y - (here === 0 ? FIRST_RADIUS : OWN_RADIUS)),
    drawLabels([times[0] ?? last, last], midnights, y + LABEL_OFFSET, words),
  ].join("");
}

/** A pointer above the dot of the paper whose article is shared. */
function drawPointer(x: number, y: number): string {
  return `<path fill="${INK}" d="M${x.toFixed(1)} ${y - 5}l-12-20h24z"/>`;
}

function drawLabels(
  [first, last]: readonly [number, number],
  midnights: ReturnType<typeof lineMarks>["midnights"],
  y: number,
  { say, dates: ownDates }: Words,
): string {
  const dates = ownDates ?? englishDates;
  const firstText = say("{time} first", { time: dayAndClock(first, dates) });
  const lastText = say("latest report {time}", { time: clockOrDayAndClock(last, first, dates) });
  const share = (x: number) => (x - ROOM.left) / (ROOM.right - ROOM.left);
  const hasRoom = midnights.findLast(({ x }) => share(x) > DAY_FROM && share(x) < DAY_TO);
  const days = (hasRoom ? [hasRoom] : []).map(({ at, x }) => ({ x, day: weekdayOf(at, dates) }));
  return [
    textElement(firstText, MARGIN, y, LABEL_SIZE, GREEN),
    ...days.map(({ x, day }) => textElement(day, x - widthOf(day, LABEL_SIZE) / 2, y, LABEL_SIZE, INK)),
    textElement(lastText, WIDTH - MARGIN - widthOf(lastText, LABEL_SIZE), y, LABEL_SIZE, INK),
  ].join("");
}

function weekdayOf(at: number, { shortDays }: DayNames): string {
  return shortDays[new Date(at + LAGOS_OFFSET_MS).getUTCDay()] ?? "";
}
