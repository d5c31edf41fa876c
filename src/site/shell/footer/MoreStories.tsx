import { Island, near, part, widerThan } from "#site/ui/lazy/island.tsx";
import type { Beside } from "./StoriesBelow.lazy.tsx";

const stories = part(
  () => import("./StoriesBelow.lazy.tsx").then(({ StoriesBelow }) => StoriesBelow),
  async (place) => {
    // Only there is the left sidebar beside the page; on narrower screens it ends the page.
    await widerThan(1200);
    // In sight: a first visit loads nothing for what is further down.
    await near(place, "0px");
  },
);

/** At the end of a page with a left sidebar that is shorter than the columns beside it. */
export function MoreStories(given: Beside) {
  return <Island part={stories} given={given} />;
}
