import { PicksCard } from "#site/news/rails/PicksCard.tsx";
import { PopularCard } from "#site/news/rails/PopularCard.tsx";
import { TopicsCard } from "#site/news/rails/TopicsCard.tsx";
import type { Rails } from "#site/news/rails/visible.ts";

export function RailCards({ popular, topics, picks }: Rails) {
  return (
    <>
      <PopularCard given={popular} section="sidebar_popular" />
      <TopicsCard given={topics} section="sidebar_trending" />
      <PicksCard given={picks} section="sidebar_picks" />
    </>
  );
}
