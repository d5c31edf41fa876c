import { useLocation } from "react-router";
import { pages } from "#contracts/addresses.ts";
import { AdSlot } from "#site/analytics/AdSlot.tsx";
import { MarketsCard } from "#site/markets/MarketsCard.tsx";
import { CategoriesCard } from "#site/news/rails/CategoriesCard.tsx";
import { FilterCard } from "#site/news/rails/FilterCard.tsx";
import { useFigures } from "#site/shell/strip/figures.ts";
import { useRootData } from "#site/ui/root-data.ts";
import { Section } from "#site/ui/Section.tsx";
import { WeatherCard } from "#site/weather/WeatherCard.tsx";
import { useWords } from "#site/words/words.ts";

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
