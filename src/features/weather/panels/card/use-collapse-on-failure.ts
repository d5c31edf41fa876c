import { type RefObject, useLayoutEffect, useState } from "react";
import { prefersLessMotion } from "#ui/motion.ts";

const GLIDE_MS = 400;

/** After a failure, removes the reserved space at once while what was below it glides up. Returns true when removed. */
export function useCollapseOnFailure(ref: RefObject<HTMLElement | null>, failed: boolean): boolean {
  const [isRemoved, setRemoved] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!failed || isRemoved || !element) return;
    const height = element.offsetHeight;
    const below = elementsBelow(element);
    setRemoved(true);
    if (prefersLessMotion()) return;
    const glide = [{ transform: `translateY(${height}px)` }, { transform: "none" }];
    for (const follower of below) follower.animate(glide, { duration: GLIDE_MS, easing: "ease-in-out" });
  }, [failed, isRemoved, ref]);
  return failed && isRemoved;
}

/** All elements below it in its column, in order: those that move when its height changes. */
function elementsBelow(element: Element): Element[] {
  const below: Element[] = [];
  for (let at: Element | null = element; at && !at.matches(".column"); at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) below.push(next);
  }
  return below;
}
