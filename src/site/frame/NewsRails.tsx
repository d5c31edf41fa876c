import { useRouteLoaderData } from "react-router";
import { PicksCard } from "#site/news/rails/PicksCard.tsx";
import { PopularCard } from "#site/news/rails/PopularCard.tsx";
import { TopicsCard } from "#site/news/rails/TopicsCard.tsx";
import type { Pick, RankedArticle, ShownTopic } from "#site/news/shown.ts";

/** What a hard load brings for the left sidebar; null where the cards ask for themselves. */
export interface Rails {
  popular: RankedArticle[] | null;
  topics: ShownTopic[] | null;
  picks: Pick[] | null;
}

export const RAILS_ROUTE = "routes/layouts/news";

/** The left sidebar of the news pages. */
export function NewsRails() {
  const given = useRouteLoaderData(RAILS_ROUTE) as Rails | undefined;
  return (
    <aside className="rail rail--left" aria-label="Popular, trending and picked">
      <PopularCard given={given?.popular ?? null} section="sidebar_popular" />
      <TopicsCard given={given?.topics ?? null} section="sidebar_trending" />
      <PicksCard given={given?.picks ?? null} section="sidebar_picks" />
    </aside>
  );
}
