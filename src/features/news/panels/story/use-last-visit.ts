import { useEffect, useState } from "react";

/** Records on the device that the story was opened; returns when it was opened before, null until known. */
export function useLastVisit(storyId: string | null): number | null {
  const [lastVisit, setLastVisit] = useState<number | null>(null);
  useEffect(() => {
    setLastVisit(null);
    if (storyId === null) return;
    let isOpen = true;
    import("#device/stores/seen.lazy.ts")
      .then(({ recordStoryVisit }) => recordStoryVisit(storyId))
      // Without storage every visit is the first.
      .then(
        (at) => isOpen && setLastVisit(at),
        () => undefined,
      );
    return () => {
      isOpen = false;
    };
  }, [storyId]);
  return lastVisit;
}
