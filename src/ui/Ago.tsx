import { useWords } from "#words/words.ts";
import { useRootData } from "./root-data.ts";
import { dateAndTime, fullTime } from "./time.ts";

/**
 * "12 min ago", with the full time on hover. The HTML holds the time of day, which stays true in any cache and without
 * script; the page's first script counts from it before it is painted, and while the page is open
 * (`lazy/early-times.ts`).
 */
export function Ago({ time }: { time: string }) {
  const { dates } = useWords();
  const { now } = useRootData();
  const at = Date.parse(time);
  if (Number.isNaN(at)) return null;
  return (
    <time dateTime={time} title={fullTime(at, dates)} className="ago" suppressHydrationWarning>
      {dateAndTime(at, now, dates)}
    </time>
  );
}
