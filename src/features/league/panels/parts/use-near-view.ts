import { type RefObject, useEffect, useRef, useState } from "react";

/** True once the element is nearly in view: readers do not pay data for what they never see. */
export function useNearView<Place extends Element>(): [RefObject<Place | null>, boolean] {
  const ref = useRef<Place>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
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
  }, []);
  return [ref, seen];
}
