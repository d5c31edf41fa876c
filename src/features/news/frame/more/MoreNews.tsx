import { Island, lazyPart, whenNear, whenWide } from "#ui/lazy/island.tsx";

const cards = lazyPart(
  () => import("./MoreCards.lazy.tsx").then(({ MoreCards }) => MoreCards),
  async (element) => {
    await whenWide();
    // Only once it is in sight: a first visit loads nothing for what is further down.
    await whenNear(element, "0px");
  },
);

/** Fills the end of a page that is shorter than the right column beside it. A phone loads nothing for it. */
export function MoreNews() {
  return <Island part={cards} props={{}} />;
}
