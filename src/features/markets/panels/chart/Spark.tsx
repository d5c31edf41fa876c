import { useWords } from "#words/words.ts";
import { HEIGHT, heightOf, scaleOf } from "./scale.ts";
import { type Point, sampleEvenly } from "./series.ts";

const WIDTH = 64;
const MAX_POINTS = 24;

/** A sparkline as tall as a word, with the last point marked. */
export function Spark({ name, points }: { name: string; points: readonly Point[] }) {
  const { say } = useWords();
  const shown = sampleEvenly(points, MAX_POINTS);
  const values = shown.map(({ value }) => value);
  const scale = scaleOf(values);
  const coordinates = values.map((value, at) => ({
    x: Math.round((at / Math.max(1, values.length - 1)) * (WIDTH - 6) + 3),
    y: Math.round((heightOf(value, scale) / HEIGHT) * 22 + 3),
  }));
  const last = coordinates.at(-1);
  if (!last || coordinates.length < 2) return <span />;
  return (
    <svg
      className="gl__spark"
      viewBox={`0 0 ${WIDTH} 28`}
      role="img"
      aria-label={say("{name}, lately", { name })}
    >
      <polyline className="spark__line" points={coordinates.map(({ x, y }) => `${x},${y}`).join(" ")} />
      <circle className="spark__dot" cx={last.x} cy={last.y} r="3" />
    </svg>
  );
}
