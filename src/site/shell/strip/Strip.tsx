import { Island, part, settled, unlessWritten } from "#site/ui/lazy/island.tsx";
import { useRootData } from "#site/ui/root-data.ts";
import { useWords } from "#site/words/words.ts";
import { useFigures } from "./figures.ts";

const weather = part(
  () => import("#site/weather/StripWeather.tsx").then(({ StripWeather }) => StripWeather),
  () => narrow().then(settled),
);
const markets = part(
  () => import("#site/markets/StripMarkets.tsx").then(({ StripMarkets }) => StripMarkets),
  (place) => narrow().then(() => unlessWritten(place)),
);

/**
 * On small screens, where the right sidebar is hidden: weather and markets in one line. Without JavaScript on all
 * screens, because the sidebar's cards need it to ask for their figures.
 */
export function Strip() {
  const { say } = useWords();
  const given = useFigures();
  const { lite } = useRootData();
  return (
    <section
      className={lite ? "strip only-narrow" : "strip strip--full only-narrow"}
      aria-label={say("Weather and markets")}
    >
      <Island part={weather} given={{ given: given.weather }} />
      <Island part={markets} given={{ given: given.markets }} />
    </section>
  );
}

async function narrow(): Promise<void> {
  const screen = window.matchMedia("(max-width: 767px)");
  if (screen.matches) return;
  await new Promise((resolve) => screen.addEventListener("change", resolve, { once: true }));
}
