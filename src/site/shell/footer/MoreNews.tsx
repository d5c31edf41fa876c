import { Island, near, part, wide } from "#site/ui/lazy/island.tsx";

const cards = part(
  () => import("./MoreCards.lazy.tsx").then(({ MoreCards }) => MoreCards),
  async (place) => {
    await wide();
    // In sight: a first visit loads nothing for what is further down.
    await near(place, "0px");
    await roomBeside(place);
  },
);

/** At the end of a page that is shorter than the right column beside it. A phone loads nothing for it. */
export function MoreNews() {
  return <Island part={cards} given={{}} />;
}

/** Less is no void. */
const ROOM = 500;

/** Never, where the page is as long as the column. */
function roomBeside(place: Element): Promise<void> {
  const end = document.querySelector(".column--right")?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return end - place.getBoundingClientRect().bottom < ROOM ? new Promise(() => undefined) : Promise.resolve();
}
