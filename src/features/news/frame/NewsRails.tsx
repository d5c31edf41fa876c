import { useRails } from "#features/news/panels/rails/use-rails.ts";
import { Island, lazyPart, whenNear } from "#ui/lazy/island.tsx";
import { useWords } from "#words/words.ts";

const cards = lazyPart(() => import("./more/RailCards.tsx").then(({ RailCards }) => RailCards), whenNear);

/** The left sidebar of the news pages. */
export function NewsRails() {
  const { say } = useWords();
  return (
    <aside className="rail rail--left" aria-label={say("Popular, trending and picked")}>
      <Island part={cards} props={useRails()} />
    </aside>
  );
}
