import { useFromNow } from "./now.ts";
import { fullTime, howLongAgo } from "./time.ts";

/** "12 min ago", with the full time on hover; it is updated while the page is open. */
export function Ago({ time }: { time: string }) {
  const at = Date.parse(time);
  const words = useFromNow((now) => (Number.isNaN(at) ? "" : howLongAgo(at, now)));
  if (words === "") return null;
  return (
    <time dateTime={time} title={fullTime(at)}>
      {words}
    </time>
  );
}
