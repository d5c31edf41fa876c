import { AdSlot } from "#site/analytics/AdSlot.tsx";
import { MarketsCard } from "#site/markets/MarketsCard.tsx";
import { CategoriesCard } from "#site/news/rails/CategoriesCard.tsx";
import { FilterCard } from "#site/news/rails/FilterCard.tsx";
import { useFigures } from "#site/shell/strip/figures.ts";
import { useRootData } from "#site/ui/root-data.ts";
import { WeatherCard } from "#site/weather/WeatherCard.tsx";

/** The right sidebar, in the specified order. */
export function RightRail() {
  const { lite } = useRootData();
  const figures = useFigures();
  return (
    <aside className="rail rail--right" aria-label="Weather, markets and filter">
      <AdSlot label="sidebar-top" />
      <WeatherCard given={figures.weather} />
      <CategoriesCard />
      <MarketsCard given={lite ? figures.markets : null} />
      <FilterCard />
      <AdSlot label="sidebar-middle" shape="box" />
    </aside>
  );
}
