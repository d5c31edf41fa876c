import { useSyncExternalStore } from "react";
import { useTold } from "#site/ui/told.ts";
import { fullTime, howLongAgo } from "./time.ts";

const TICK_MS = 30_000;

/** "12 min ago", with the full time on hover; it keeps counting while the page is open. */
export function Ago({ time }: { time: string }) {
  const now = useNow();
  const at = Date.parse(time);
  if (Number.isNaN(at)) return null;
  return (
    <time dateTime={time} title={fullTime(at)}>
      {howLongAgo(at, now)}
    </time>
  );
}

/** The time of day in steps; while hydrating it is the server's. */
export function useNow(): number {
  const { now } = useTold();
  return useSyncExternalStore(
    tick,
    () => Math.floor(Date.now() / TICK_MS) * TICK_MS,
    () => now,
  );
}

function tick(tell: () => void): () => void {
  const timer = setInterval(tell, TICK_MS);
  return () => clearInterval(timer);
}
