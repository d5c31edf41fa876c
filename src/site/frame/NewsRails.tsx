import { useRouteLoaderData } from "react-router";
import type { Rails } from "#site/news/rails/shown.ts";
import { Island, near, part } from "#site/ui/late/island.tsx";

const unasked: Rails = { popular: null, topics: null, picks: null };

const cards = part(() => import("./below/RailCards.tsx").then(({ RailCards }) => RailCards), near);

/** The left sidebar of the news pages. */
export function NewsRails() {
  const given = useRouteLoaderData("routes/layouts/news") as Rails | undefined;
  return (
    <aside className="rail rail--left" aria-label="Popular, trending and picked">
      <Island part={cards} given={given ?? unasked} />
    </aside>
  );
}
