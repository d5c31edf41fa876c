/** A smaller gap is not filled. */
export const minGap = 200;

/** How far the longest column reaches below `element`, in pixels. */
export function gapBelow(element: Element): number {
  const ends = [...document.querySelectorAll(".column--right > :last-child, .rail--left > :last-child")];
  return Math.max(0, ...ends.map(bottomOf)) - bottomOf(element);
}

const bottomOf = (part: Element) => part.getBoundingClientRect().bottom;
