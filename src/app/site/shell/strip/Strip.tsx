import { Island, lazyPart, unlessServerRendered, whenIdle } from "#ui/lazy/island.tsx";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";
import { useFigures } from "./figures.ts";

const weather = lazyPart(
  () => import("#features/weather/panels/StripWeather.tsx").then(({ StripWeather }) => StripWeather),
  () => narrow().then(whenIdle),
);
const markets = lazyPart(
  () => import("#features/markets/panels/StripMarkets.tsx").then(({ StripMarkets }) => StripMarkets),
  (element) => narrow().then(() => unlessServerRendered(element)),
);

/**
 * On small screens, where the right sidebar is hidden: weather and markets in one line. Without JavaScript on all
 * screens, because the sidebar's cards need it to ask for their figures.
 */
export function Strip() {
  const { say } = useWords();
  const figures = useFigures();
  const { lite } = useRootData();
  return (
    <section
      className={lite ? "strip only-narrow" : "strip strip--full only-narrow"}
      aria-label={say("Weather and markets")}
    >
      <Island part={weather} props={{ serverReading: figures.weather }} />
      <Island part={markets} props={{ serverEntries: figures.markets }} />
    </section>
  );
}

async function narrow(): Promise<void> {
  const screen = window.matchMedia("(max-width: 767px)");
  if (screen.matches) return;
  await new Promise((resolve) => screen.addEventListener("change", resolve, { once: true }));
}
