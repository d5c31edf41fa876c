import type { Coverage } from "#site/news/coverage.ts";
import { dayAndClock, inLagos, shortWeekday } from "#site/ui/time.ts";
import type { Dates } from "#site/words/dates/dates.ts";
import { useWords } from "#site/words/words.ts";

const DAY_MS = 86_400_000;
const LAGOS_MS = 3_600_000;
const [LEFT, RIGHT, WIDTH] = [7, 321, 328];
/** Dots that would touch stand side by side. */
const APART = 9;
/** A day's name needs so much room beside the two ends' words. */
const [DAY_FROM, DAY_TO] = [112, 232];

/** A dot for each paper at its first text, hollow where it repeats another's; a tick at each midnight. */
export function CoverageLine({ coverage: { dots, lastTold, texts } }: { coverage: Coverage }) {
  const { count, dates, say } = useWords();
  const times = dots.map(({ at }) => Date.parse(at));
  const first = times[0] ?? 0;
  const last = Date.parse(lastTold);
  const place = (at: number) => LEFT + ((at - first) / Math.max(last - first, 1)) * (RIGHT - LEFT);
  const places = sideBySide(times.map(place));
  const days = midnights(first, last);
  return (
    <svg
      className="coverage__line"
      viewBox={`0 0 ${WIDTH} 48`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={say("{papers}, the first at {first}, last told {last}; {texts}", {
        papers: count(dots.length, "paper", "papers"),
        first: dayAndClock(first, dates),
        last: timeBeside(last, first, dates),
        texts: count(texts, "independent text", "independent texts"),
      })}
    >
      <path className="cov-axis" d={`M0 14.5H${WIDTH}`} />
      {days.map((day) => (
        <path className="cov-mid" key={day} d={`M${place(day).toFixed(1)} 6.5v16`} />
      ))}
      {dots.map(({ at, copy }, index) =>
        index === 0 ? null : (
          <circle
            className={copy ? "cov-dot cov-dot--same" : "cov-dot"}
            // biome-ignore lint/suspicious/noArrayIndexKey: two papers may tell it in the same minute.
            key={`${at} ${index}`}
            cx={places[index]?.toFixed(1)}
            cy="14.5"
            r={copy ? 3.25 : 4}
          />
        ),
      )}
      <circle className="cov-dot cov-dot--first" cx={LEFT} cy="14.5" r="7" />
      <text className="cov-text cov-text--first" x="0" y="42">
        {say("{time} first", { time: dayAndClock(first, dates) })}
      </text>
      {days
        .filter((day) => place(day) > DAY_FROM && place(day) < DAY_TO)
        .slice(-1)
        .map((day) => (
          <text className="cov-text" key={day} x={place(day).toFixed(1)} y="42" textAnchor="middle">
            {weekday(day, dates)}
          </text>
        ))}
      <text className="cov-text" x={WIDTH} y="42" textAnchor="end">
        {say("last told {time}", { time: timeBeside(last, first, dates) })}
      </text>
    </svg>
  );
}

/** Pushed to the right of the one before; where the line ends, back to the left. */
function sideBySide(places: readonly number[]): number[] {
  const apart = Math.min(APART, (RIGHT - LEFT) / Math.max(places.length - 1, 1));
  const pushed: number[] = [];
  for (const at of places) pushed.push(Math.max(at, (pushed.at(-1) ?? at - apart) + apart));
  for (let index = pushed.length - 1, limit = RIGHT; index >= 0; index -= 1, limit -= apart)
    pushed[index] = Math.min(pushed[index] ?? limit, limit);
  return pushed;
}

function midnights(from: number, to: number): number[] {
  const found: number[] = [];
  const firstDay = Math.ceil((from + LAGOS_MS) / DAY_MS) * DAY_MS - LAGOS_MS;
  for (let at = firstDay; at < to; at += DAY_MS) found.push(at);
  return found;
}

function weekday(at: number, dates: Dates | undefined): string {
  return shortWeekday(at, dates).split(" ")[0] ?? "";
}

/** "12:16", with its day where that is another than the first one's. */
function timeBeside(at: number, first: number, dates: Dates | undefined): string {
  return inLagos(at).day === inLagos(first).day ? inLagos(at).clock : dayAndClock(at, dates);
}
