import { useEffect, useState } from "react";

/** Records on the device that the story was opened; returns when it was opened before, null until known. */
export function useLastVisit(storyId: string | null): number | null {
  const [before, setBefore] = useState<number | null>(null);
  useEffect(() => {
    setBefore(null);
    if (storyId === null) return;
    let isOpen = true;
    import("#site/device/stores/seen.lazy.ts")
      .then(({ seeStory }) => seeStory(storyId))
      // Without storage every visit is the first.
      .then(
        (at) => isOpen && setBefore(at),
        () => undefined,
      );
    return () => {
      isOpen = false;
    };
  }, [storyId]);
  return before;
}
