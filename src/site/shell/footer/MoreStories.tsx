import { Island, near, part, widerThan } from "#site/ui/lazy/island.tsx";
import type { Beside } from "./StoriesBelow.lazy.tsx";

const stories = part(
  () => import("./StoriesBelow.lazy.tsx").then(({ StoriesBelow }) => StoriesBelow),
  async (place) => {
    // Only on such screens is the left sidebar beside the page; on narrower ones it is at the end.
    await widerThan(1200);
    // Only once it is in sight: a first visit loads nothing for what is further down.
    await near(place, "0px");
  },
);

/** Fills the end of a page with a left sidebar, if the page is shorter than the columns beside it. */
export function MoreStories(given: Beside) {
  return <Island part={stories} given={given} />;
}
