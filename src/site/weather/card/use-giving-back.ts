import { type RefObject, useLayoutEffect, useState } from "react";
import { prefersLessMotion } from "#site/ui/motion.ts";

const GLIDE_MS = 400;

/** After a failure, removes the reserved space at once while what was below it glides up. Returns true when removed. */
export function useGivingBack(place: RefObject<HTMLElement | null>, failed: boolean): boolean {
  const [givenBack, giveBack] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!failed || givenBack || !element) return;
    const height = element.offsetHeight;
    const below = everythingBelow(element);
    giveBack(true);
    if (prefersLessMotion()) return;
    const glide = [{ transform: `translateY(${height}px)` }, { transform: "none" }];
    for (const follower of below) follower.animate(glide, { duration: GLIDE_MS, easing: "ease-in-out" });
  }, [failed, givenBack, place]);
  return failed && givenBack;
}

/** All elements below it in its column, in order: those that move when its height changes. */
function everythingBelow(element: Element): Element[] {
  const below: Element[] = [];
  for (let at: Element | null = element; at && !at.matches(".column"); at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) below.push(next);
  }
  return below;
}
