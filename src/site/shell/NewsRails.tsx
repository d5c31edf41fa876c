import { useRails } from "#site/news/rails/use-rails.ts";
import { Island, near, part } from "#site/ui/lazy/island.tsx";
import { useWords } from "#site/words/words.ts";

const cards = part(() => import("./footer/RailCards.tsx").then(({ RailCards }) => RailCards), near);

/** The left sidebar of the news pages. */
export function NewsRails() {
  const { say } = useWords();
  return (
    <aside className="rail rail--left" aria-label={say("Popular, trending and picked")}>
      <Island part={cards} given={useRails()} />
    </aside>
  );
}
