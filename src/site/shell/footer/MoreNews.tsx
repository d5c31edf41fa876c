import { Island, near, part, wide } from "#site/ui/lazy/island.tsx";
import { leastRoom, roomBelow } from "./room-below.ts";

const cards = part(
  () => import("./MoreCards.lazy.tsx").then(({ MoreCards }) => MoreCards),
  async (place) => {
    await wide();
    // Only once it is in sight: a first visit loads nothing for what is further down.
    await near(place, "0px");
    await unlessFull(place);
  },
);

/** Fills the end of a page that is shorter than the right column beside it. A phone loads nothing for it. */
export function MoreNews() {
  return <Island part={cards} given={{}} />;
}

/** Never resolves if the page is about as long as the column. */
function unlessFull(place: Element): Promise<void> {
  return roomBelow(place) < leastRoom ? new Promise(() => undefined) : Promise.resolve();
}
