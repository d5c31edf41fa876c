import { useLocation } from "react-router";
import { pages } from "#contracts/addresses.ts";
import { PicksCard } from "#features/news/panels/rails/PicksCard.tsx";
import { PopularCard } from "#features/news/panels/rails/PopularCard.tsx";
import { TopicsCard } from "#features/news/panels/rails/TopicsCard.tsx";
import type { Rails } from "#features/news/panels/rails/visible.ts";

/** Leaves out the card whose full list is the page itself. */
export function RailCards({ popular, topics, picks }: Rails) {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === pages.popular ? null : <PopularCard serverArticles={popular} section="sidebar_popular" />}
      {pathname === pages.hotTopics ? null : <TopicsCard serverTopics={topics} section="sidebar_trending" />}
      <PicksCard serverPicks={picks} section="sidebar_picks" />
    </>
  );
}
