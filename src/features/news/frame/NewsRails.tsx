import { useLocation } from "react-router";
import { pages } from "#contracts/addresses.ts";
import { useRails } from "#features/news/panels/rails/use-rails.ts";
import { Island, lazyPart, whenNear } from "#ui/lazy/island.tsx";
import { useWords } from "#words/words.ts";

const cards = lazyPart(() => import("./more/RailCards.tsx").then(({ RailCards }) => RailCards), whenNear);

/** The left sidebar of the news pages. On a phone it follows the page, where only the front page shows it whole. */
export function NewsRails() {
  const { say } = useWords();
  const isFront = useLocation().pathname === pages.home;
  return (
    <aside
      className={isFront ? "rail rail--left" : "rail rail--left rail--folds"}
      aria-label={say("Popular, trending and picked")}
    >
      <Island part={cards} props={useRails()} />
    </aside>
  );
}
