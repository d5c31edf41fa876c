const [WIDTH, HEIGHT] = [400, 196];
const [LEFT, TOP, BOTTOM] = [30, 10, 22];
/** A letter of a label in the largest size, that of phones. */
const LETTER = 8.5;
/** The smallest distance between two labels. */
const MIN_LABEL_DISTANCE = 17;

interface ChartProps {
  /** At most a few, because each is named at its end. */
  lines: readonly Line[];
  /** Below the chart, one for each value. */
  days: readonly (string | number)[];
  /** The values that are named beside the chart, from its top to its bottom. */
  scale: readonly [number, number, number];
  format: (value: number) => string | number;
  spoken: string;
}

interface Line {
  id: string;
  label: string;
  /** The letter of the club's line colour (league.css). */
  colour: string | null;
  values: readonly number[];
}

/** Lines over time in the clubs' colours, each labelled at its end. */
export function LineChart({ lines, days, scale, format, spoken }: ChartProps) {
  const [top, , bottom] = scale;
  const right = WIDTH - 14 - LETTER * Math.max(12, ...lines.map(({ label }) => label.length));
  const last = Math.max(1, days.length - 1);
  const x = (day: number) => rounded(LEFT + (day / last) * (right - LEFT));
  const y = (value: number) => rounded(TOP + ((value - top) / (bottom - top)) * (HEIGHT - TOP - BOTTOM));
  const labels = spread(lines.map(({ values }) => y(values.at(-1) ?? bottom)));
  return (
    <svg className="race" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken}>
      {scale.map((value) => (
        <g key={value}>
          <path className="race__grid" d={`M${LEFT} ${y(value)}H${right}`} />
          <text className="race__text race__text--end" x={LEFT - 6} y={y(value) + 4}>
            {format(value)}
          </text>
        </g>
      ))}
      {[...new Set([0, Math.floor(last / 2), days.length - 1])].map((day) => (
        <text key={day} className="race__text race__text--mid" x={x(day)} y={HEIGHT - 6}>
          {days[day]}
        </text>
      ))}
      {lines.map(({ id, label, colour, values }, at) => (
        <g key={id} className={`race__club kl-${colour ?? "k"}`}>
          <polyline
            className={sharesColour(lines, at) ? "race__line race__line--second" : "race__line"}
            points={values.map((value, day) => `${x(day)},${y(value)}`).join(" ")}
          />
          <circle cx={x(days.length - 1)} cy={y(values.at(-1) ?? bottom)} r="3" />
          <text x={right + 10} y={rounded((labels[at] ?? 0) + 4)}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Whether an earlier line has the same colour: then this one is dashed. */
function sharesColour(lines: readonly Line[], at: number): boolean {
  return lines.slice(0, at).some(({ colour }) => colour === lines[at]?.colour);
}

/** Moves labels apart that would overlap, from the top down. */
function spread(heights: readonly number[]): number[] {
  const order = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  let last = -MIN_LABEL_DISTANCE;
  for (const index of order) {
    last = Math.max(heights[index] ?? 0, last + MIN_LABEL_DISTANCE);
    moved[index] = last;
  }
  return moved;
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}
