import { type PointerEvent, useState } from "react";
import { useWords } from "#words/words.ts";
import { longPeriod } from "./days.ts";
import type { Point } from "./points.ts";
import { HEIGHT, heightOf, scaleOf, widthOf } from "./scale.ts";

interface ReaderProps {
  name: string;
  points: readonly Point[];
  format: (value: number) => string;
}

/** An invisible slider over the line, for reading single points with mouse, finger or arrow keys. */
export function ChartReader({ name, points, format }: ReaderProps) {
  const { dates, say } = useWords();
  const [at, setAt] = useState<number | null>(null);
  // The slider needs JavaScript, so the server does not render it.
  if (import.meta.env.SSR) return null;
  const last = points.length - 1;
  const point = points[at ?? last];
  if (!point) return null;
  const valueText = `${longPeriod(point.date, dates)}: ${format(point.value)}`;

  function follow({ clientX, currentTarget, pointerType }: PointerEvent<HTMLInputElement>) {
    if (pointerType !== "mouse") return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last))));
  }

  return (
    <>
      <input
        className="chart__slider"
        type="range"
        min={0}
        max={last}
        value={at ?? last}
        aria-label={say("{name}, point by point", { name })}
        aria-valuetext={valueText}
        onChange={({ target }) => setAt(Number(target.value))}
        onPointerMove={follow}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
      />
      {at === null ? null : (
        <Cursor
          x={at}
          y={heightOf(point.value, scaleOf(points.map(({ value }) => value)))}
          width={widthOf(points.length)}
        />
      )}
      {at === null ? null : <p className="chart__said num">{valueText}</p>}
    </>
  );
}

function Cursor({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="chart__cursor" d={`M${x} 0v${HEIGHT}`} />
      <path className="chart__dot" d={`M${x} ${y}h0`} />
    </svg>
  );
}
