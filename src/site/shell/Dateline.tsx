import { useRouteLoaderData } from "react-router";
import { product } from "#contracts/product.ts";
import type { Front } from "#site/news/front.ts";
import { counted } from "#site/ui/figures/counted.ts";
import { useFromNow } from "#site/ui/now.ts";
import { inLagos } from "#site/ui/time.ts";

/** The date, as on a newspaper's front page; on the home page with the day's figures so far. */
export function Dateline() {
  const day = useFromNow((now) => inLagos(now).day);
  const long = useFromNow((now) => inLagos(now).long);
  const home = useRouteLoaderData("routes/news/home") as { front: Front | null } | undefined;
  return (
    <section className="dateline" aria-label="Today">
      <time dateTime={day}>{long}</time>
      {home?.front?.storiesToday ? (
        <span className="num">
          {counted(home.front.storiesToday, "story", "stories")} today from{" "}
          {counted(home.front.papersToday, "paper")}
        </span>
      ) : (
        <span>{product.tagline}</span>
      )}
    </section>
  );
}
