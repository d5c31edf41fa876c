import { useLocation } from "react-router";
import { useFigures } from "#app/site/shell/strip/figures.ts";
import { pages } from "#contracts/addresses.ts";
import { MarketsCard } from "#features/markets/panels/MarketsCard.tsx";
import { CategoriesCard } from "#features/news/panels/rails/CategoriesCard.tsx";
import { FilterCard } from "#features/news/panels/rails/FilterCard.tsx";
import { WeatherCard } from "#features/weather/panels/WeatherCard.tsx";
import { AdSlot } from "#ui/analytics/AdSlot.tsx";
import { useRootData } from "#ui/root-data.ts";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

/** The right sidebar, in the specified order. */
export function RightRail() {
  const { say } = useWords();
  const { lite } = useRootData();
  const { pathname } = useLocation();
  const figures = useFigures();
  return (
    <aside className="rail rail--right" aria-label={say("Weather, markets and filter")}>
      <AdSlot label="sidebar-top" />
      <WeatherCard serverReading={figures.weather} />
      <CategoriesCard />
      {pathname === pages.markets ? (
        <MarketsHere />
      ) : (
        <MarketsCard serverEntries={lite ? figures.markets : null} />
      )}
      <FilterCard />
      <AdSlot label="sidebar-middle" shape="box" />
    </aside>
  );
}

/** Replaces the card of the markets on their own page. */
function MarketsHere() {
  const { say } = useWords();
  return (
    <Section title={say("Markets")}>
      <a className="link" href="#main">
        {say("The full market is on this page")}
      </a>
    </Section>
  );
}
