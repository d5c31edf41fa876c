import { Island, lazyPart, whenNear, whenWiderThan } from "#ui/lazy/island.tsx";
import type { StoriesBelowProps } from "./StoriesBelow.lazy.tsx";

const stories = lazyPart(
  () => import("./StoriesBelow.lazy.tsx").then(({ StoriesBelow }) => StoriesBelow),
  async (element) => {
    // Only on such screens is the left sidebar beside the page; on narrower ones it is at the end.
    await whenWiderThan(1200);
    // Only once it is in sight: a first visit loads nothing for what is further down.
    await whenNear(element, "0px");
  },
);

/** Fills the end of a page with a left sidebar, if the page is shorter than the columns beside it. */
export function MoreStories(props: StoriesBelowProps) {
  return <Island part={stories} props={props} />;
}
