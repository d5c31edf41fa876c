import { type RefObject, useEffect, useState } from "react";

/** After a failure the reserved place is given back once it is out of sight, so that nothing is seen to jump. */
export function useGivingBack(place: RefObject<HTMLElement | null>, failed: boolean): boolean {
  const [givenBack, giveBack] = useState(false);
  useEffect(() => {
    if (!failed || givenBack || !place.current) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.every(({ isIntersecting }) => !isIntersecting)) giveBack(true);
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [failed, givenBack, place]);
  return failed && givenBack;
}
