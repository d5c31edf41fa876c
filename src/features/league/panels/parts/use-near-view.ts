import { type RefObject, useEffect, useRef, useState } from "react";

/** True once the element is nearly in view, or from the start: readers do not pay data for what they never see. */
export function useNearView<Place extends Element>(fromStart = false): [RefObject<Place | null>, boolean] {
  const ref = useRef<Place>(null);
  const [seen, setSeen] = useState(fromStart);
  useEffect(() => {
    if (fromStart || !ref.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        setSeen(true);
      },
      { rootMargin: "600px" },
    );
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [fromStart]);
  return [ref, seen];
}
