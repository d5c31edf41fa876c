import { lineMarks } from "#features/news/contract/coverage-line.ts";
import type { Coverage } from "#features/news/panels/coverage.ts";
import { clockOrDayAndClock, dayAndClock } from "#ui/time.ts";
import { useWords } from "#words/words.ts";

const WIDTH = 328;
const LINE_BOUNDS = { left: 7, right: 321, spacing: 9 };

/**
 * A dot for each paper at its first text, hollow where it repeats another's; a tick at each midnight. The ends name
 * their days.
 */
export function CoverageLine({ coverage: { dots, lastTold, texts } }: { coverage: Coverage }) {
  const { count, dates, say } = useWords();
  const times = dots.map(({ at }) => Date.parse(at));
  const first = times[0] ?? 0;
  const last = Date.parse(lastTold);
  const { dots: positions, midnights } = lineMarks(times, last, LINE_BOUNDS);
  return (
    <svg
      className="coverage__line"
      viewBox={`0 0 ${WIDTH} 48`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={say("{papers}, the first at {first}, latest report {last}; {texts}", {
        papers: count(dots.length, "paper", "papers"),
        first: dayAndClock(first, dates),
        last: clockOrDayAndClock(last, first, dates),
        texts: count(texts, "independent text", "independent texts"),
      })}
    >
      <path className="cov-axis" d={`M0 14.5H${WIDTH}`} />
      {midnights.map(({ at, x }) => (
        <path className="cov-mid" key={at} d={`M${x.toFixed(1)} 6.5v16`} />
      ))}
      {dots.map(({ at, copy }, index) =>
        index === 0 ? null : (
          <circle
            className={copy ? "cov-dot cov-dot--same" : "cov-dot"}
            // biome-ignore lint/suspicious/noArrayIndexKey: two papers may publish at the same time.
            key={`${at} ${index}`}
            cx={positions[index]?.toFixed(1)}
            cy="14.5"
            r={copy ? 3.25 : 4}
          />
        ),
      )}
      <circle className="cov-dot cov-dot--first" cx={LINE_BOUNDS.left} cy="14.5" r="7" />
      <text className="cov-text cov-text--first" x="0" y="42">
        {say("{time} first", { time: dayAndClock(first, dates) })}
      </text>
      <text className="cov-text" x={WIDTH} y="42" textAnchor="end">
        {say("latest report {time}", { time: clockOrDayAndClock(last, first, dates) })}
      </text>
    </svg>
  );
}
