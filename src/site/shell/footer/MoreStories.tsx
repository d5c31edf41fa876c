import { Island, near, part } from "#site/ui/lazy/island.tsx";
import type { Beside } from "./StoriesBelow.lazy.tsx";

const stories = part(
  () => import("./StoriesBelow.lazy.tsx").then(({ StoriesBelow }) => StoriesBelow),
  async (place) => {
    await threeColumns();
    // In sight: a first visit loads nothing for what is further down.
    await near(place, "0px");
  },
);

/** At the end of a page with a left sidebar that is shorter than the columns beside it. */
export function MoreStories(given: Beside) {
  return <Island part={stories} given={given} />;
}

/** Only there is the sidebar beside the page; on narrower screens it ends the page. */
async function threeColumns(): Promise<void> {
  const screen = window.matchMedia("(min-width: 1200px)");
  if (screen.matches) return;
  await new Promise((resolve) => screen.addEventListener("change", resolve, { once: true }));
}
