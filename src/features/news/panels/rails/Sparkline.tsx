import { useWords } from "#words/words.ts";

const WIDTH = 88;
const TOP = 4;
const BASE = 29;
const MAX_POINTS = 24;

/** Articles over the last 48 hours, two hours to a point, with the last point marked. */
export function Sparkline({ counts }: { counts: readonly number[] }) {
  const { count } = useWords();
  const values = gather(counts, MAX_POINTS);
  const highest = Math.max(1, ...values);
  const points = values.map((value, at) => ({
    x: round(2 + (at / (values.length - 1)) * (WIDTH - 4)),
    y: round(BASE - (value / highest) * (BASE - TOP)),
  }));
  const last = points[points.length - 1];
  const line = points.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <svg
      className="spark"
      viewBox="0 0 88 32"
      role="img"
      aria-label={count(sum(counts), "article in the last 48 hours", "articles in the last 48 hours")}
    >
      <polygon className="spark__area" points={`2,30 ${line} ${WIDTH - 2},30`} />
      <path className="spark__base" d="M0 30.5h88" />
      <polyline className="spark__line" points={line} />
      {last ? <circle className="spark__dot" cx={last.x} cy={last.y} r="3" /> : null}
    </svg>
  );
}

/** Sums neighbouring values so that at most `limit` remain. */
function gather(counts: readonly number[], limit: number): number[] {
  const groupSize = Math.ceil(counts.length / limit);
  const sums: number[] = [];
  for (let at = 0; at < counts.length; at += groupSize) sums.push(sum(counts.slice(at, at + groupSize)));
  return sums;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
