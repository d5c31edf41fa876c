import type { Page } from "@playwright/test";

/** Lines of text that lie over other text, or over the dots of a coverage line. */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
      text: string;
      part: Element;
    }
    // The letters themselves: the box of a line is higher than they are.
    const lettersOf = ({ left, right, top, bottom }: DOMRect, text: string, part: Element): Box => {
      const inset = (bottom - top) * 0.3;
      return { left, right, top: top + inset, bottom: bottom - inset, text, part };
    };
    /** The part of a box that no ancestor clips. */
    const clipped = (box: Box): Box => {
      const seen = { ...box };
      for (let at: Element | null = box.part; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow === "visible") continue;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        seen.left = Math.max(seen.left, left);
        seen.right = Math.min(seen.right, right);
        seen.top = Math.max(seen.top, top);
        seen.bottom = Math.min(seen.bottom, bottom);
      }
      return seen;
    };
    const boxes: Box[] = [];
    const walker = document.createTreeWalker(document.querySelector(".page") as Node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const part = text.parentElement;
      if (!part?.checkVisibility({ visibilityProperty: true }) || !text.data.trim()) continue;
      if (part.closest(".vh, .toasts, option, .consent, .paper, svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) boxes.push(lettersOf(line, text.data, part));
    }
    for (const dot of document.querySelectorAll(".cov-dot")) {
      const { left, right, top, bottom } = dot.getBoundingClientRect();
      boxes.push({ left, right, top, bottom, text: "a dot", part: dot });
    }
    const seen = boxes
      .map(clipped)
      .filter((box) => box.right - box.left > 2 && box.bottom - box.top > 2)
      .sort((one, other) => one.top - other.top);
    const faults = new Set<string>();
    for (const [at, one] of seen.entries()) {
      for (const other of seen.slice(at + 1)) {
        if (other.top >= one.bottom) break;
        if (one.part === other.part || (one.text === "a dot" && other.text === "a dot")) continue;
        if (one.left + 1 < other.right && other.left + 1 < one.right)
          faults.add(`${one.text.slice(0, 30)} | ${other.text.slice(0, 30)}`);
      }
    }
    return [...faults];
  });
}
