/** Lagos is at UTC+1 all year, so no time-zone table is needed on either side. */
const LAGOS_OFFSET_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

interface LagosTime {
  readonly day: string;
  readonly clock: string;
  readonly long: string;
}

/** "2026-11-21", "07:05" and "Saturday, 21 November 2026". */
export function inLagos(at: number): LagosTime {
  const shifted = new Date(at + LAGOS_OFFSET_MS);
  const iso = shifted.toISOString();
  return {
    day: iso.slice(0, 10),
    clock: iso.slice(11, 16),
    long: `${days[shifted.getUTCDay()]}, ${shifted.getUTCDate()} ${months[shifted.getUTCMonth()]} ${shifted.getUTCFullYear()}`,
  };
}

/** "just now", "12 min ago", "3 h ago", "Yesterday, 06:40", "14 Nov, 06:40", "14 Nov 2025". */
export function howLongAgo(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 12 * 60) return `${Math.floor(minutes / 60)} h ago`;
  const then = inLagos(at);
  if (then.day === inLagos(now).day) return `Today, ${then.clock}`;
  if (then.day === inLagos(now - DAY_MS).day) return `Yesterday, ${then.clock}`;
  const date = shortDay(at);
  return then.day.slice(0, 4) === inLagos(now).day.slice(0, 4)
    ? `${date}, ${then.clock}`
    : `${date} ${then.day.slice(0, 4)}`;
}

/** "14 Nov". */
export function shortDay(at: number): string {
  const shifted = new Date(at + LAGOS_OFFSET_MS);
  return `${shifted.getUTCDate()} ${months[shifted.getUTCMonth()]?.slice(0, 3)}`;
}

/** "Sat 21 Nov". */
export function shortWeekday(at: number): string {
  return `${inLagos(at).long.slice(0, 3)} ${shortDay(at)}`;
}

/** "Saturday, 21 November 2026, 06:40", for the hover. */
export function fullTime(at: number): string {
  const { long, clock } = inLagos(at);
  return `${long}, ${clock}`;
}
