import { useRails } from "#site/news/rails/use-rails.ts";
import { Island, near, part } from "#site/ui/lazy/island.tsx";

const cards = part(() => import("./footer/RailCards.tsx").then(({ RailCards }) => RailCards), near);

/** The left sidebar of the news pages. */
export function NewsRails() {
  return (
    <aside className="rail rail--left" aria-label="Popular, trending and picked">
      <Island part={cards} given={useRails()} />
    </aside>
  );
}
