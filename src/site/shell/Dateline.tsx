import { useRouteLoaderData } from "react-router";
import { product } from "#contracts/product.ts";
import type { Front } from "#site/news/edition/front.ts";
import { counted } from "#site/ui/figures/counted.ts";
import { useFromNow } from "#site/ui/now.ts";
import { inLagos, shortWeekday } from "#site/ui/time.ts";
import { SampleNote } from "./notes.tsx";

/**
 * The line below the header: the date, as on a newspaper's front page; on the home page with the day's figures so far
 * (`strip`: those of weather and markets, on a phone).
 */
export function Dateline({ strip }: { strip?: React.ReactNode }) {
  const day = useFromNow((now) => inLagos(now).day);
  const long = useFromNow((now) => inLagos(now).long);
  const short = useFromNow(shortWeekday);
  const home = useRouteLoaderData("routes/news/home") as { front: Front | null } | undefined;
  return (
    <div className="dateline">
      <section className="dateline__day" aria-label="Today">
        <time dateTime={day}>
          <span className="only-narrow">{short}</span>
          <span className="only-wide">{long}</span>
        </time>
        {home?.front?.storiesToday ? (
          <span className="num only-wide">
            {counted(home.front.storiesToday, "story", "stories")} today from{" "}
            {counted(home.front.papersToday, "paper")}
          </span>
        ) : (
          <span className="only-wide">{product.tagline}</span>
        )}
      </section>
      {strip}
      <SampleNote />
    </div>
  );
}
