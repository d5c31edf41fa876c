import { inLagos } from "#site/ui/time.ts";

const HOUR_MS = 3_600_000;

interface RootData {
  readonly published_at: string;
  readonly paper: string;
}

/** A dot for each paper along the story's hours, the earliest in green. */
export function CoverageLine({ tellings }: { tellings: readonly RootData[] }) {
  const times = tellings.map(({ published_at }) => Date.parse(published_at)).sort((a, b) => a - b);
  const first = times[0] ?? 0;
  const last = times[times.length - 1] ?? first;
  // The axis begins a little before the first dot and ends on the next full hour.
  const end = Math.max(Math.ceil(last / HOUR_MS) * HOUR_MS, first + HOUR_MS);
  const start = first - (end - first) * 0.02;
  const place = (at: number) => `${(((at - start) / (end - start)) * 100).toFixed(1)}%`;
  const hours = ticks(first, end);

  return (
    <svg className="coverage__line" role="img" aria-label={inWords(tellings, first, last)}>
      <line className="cov-axis" x1="0" y1="20.5" x2="100%" y2="20.5" />
      {hours.map((hour) => (
        <line className="cov-axis" key={hour} x1={place(hour)} y1="20" x2={place(hour)} y2="26" />
      ))}
      {times.slice(1).map((at, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two papers may tell it in the same minute.
        <circle className="cov-dot" key={index} cx={place(at)} cy="20" r="4" />
      ))}
      <circle className="cov-dot cov-dot--first" cx={place(first)} cy="20" r="6" />
      <text className="cov-text cov-text--first" x="0" y="42">
        {inLagos(first).clock} first
      </text>
      <text className="cov-text" x="100%" y="42" textAnchor="end">
        {inLagos(end).clock}
      </text>
    </svg>
  );
}

/** Full hours, at most twelve. */
function ticks(from: number, to: number): number[] {
  const step = Math.ceil((to - from) / HOUR_MS / 12) * HOUR_MS;
  const hours: number[] = [];
  for (let at = Math.ceil(from / HOUR_MS) * HOUR_MS; at <= to; at += step) hours.push(at);
  return hours;
}

function inWords(tellings: readonly RootData[], first: number, last: number): string {
  const teller = tellings.find(({ published_at }) => Date.parse(published_at) === first)?.paper;
  return `First told at ${inLagos(first).clock} by ${teller}, then by ${tellings.length - 1} more until ${inLagos(last).clock}`;
}
