import { useWords } from "#site/words/words.ts";
import { useComputedFromNow } from "./now.ts";
import { fullTime, howLongAgo } from "./time.ts";

/** "12 min ago", with the full time on hover; it is updated while the page is open. */
export function Ago({ time }: { time: string }) {
  const { dates } = useWords();
  const at = Date.parse(time);
  const text = useComputedFromNow((now) => (Number.isNaN(at) ? "" : howLongAgo(at, now, dates)));
  if (text === "") return null;
  return (
    <time dateTime={time} title={fullTime(at, dates)} className="ago">
      {text}
    </time>
  );
}
