import { MINUTE_MS } from "#contracts/durations.ts";
import { muteTest } from "./mutes.ts";
import type { Mute } from "./stores/settings.ts";

/**
 * A file of its own: only the pages of a reader with mutes load it, before anything is painted (switched-off.ts).
 *
 * Each thing that can be muted has `data-paper`, its paper's name or "", and `data-words` on its texts. If it is muted,
 * it gets `data-muted`. So does an element with `data-group`, such as a day, if all that it contains is muted.
 */
const html = document.documentElement;
let mutes: Mute[] = [];

function read(): void {
  try {
    const { mutes: stored } = Object(JSON.parse(window.localStorage.settings || "{}"));
    mutes = (Array.isArray(stored) ? stored : []).filter((mute) => typeof mute?.text === "string");
  } catch {
    mutes = [];
  }
  hide();
}

function hide(): void {
  const isMuted = muteTest(mutes, new Date());
  let hasChanged = false;
  const mark = (element: Element, muted: boolean) => {
    if (element.hasAttribute("data-muted") === muted) return;
    hasChanged = true;
    element.toggleAttribute("data-muted", muted);
  };
  for (const [thing, text] of textsOfThings())
    mark(thing, isUnfinished(thing) || isMuted(text, thing.dataset.paper || null));
  for (const group of document.querySelectorAll("[data-group]")) {
    const things = [...group.querySelectorAll("[data-paper]")];
    mark(group, things.length > 0 && things.every((thing) => thing.closest("[data-paper][data-muted]")));
  }
  if (hasChanged) window.dispatchEvent(new Event("hiddenChanged"));
}

function textsOfThings(): Map<HTMLElement, string> {
  const texts = new Map<HTMLElement, string>();
  for (const thing of document.querySelectorAll<HTMLElement>("[data-paper]")) texts.set(thing, "");
  for (const part of document.querySelectorAll("[data-words]")) {
    const thing = part.closest<HTMLElement>("[data-paper]");
    if (thing) texts.set(thing, `${texts.get(thing)} ${part.textContent}`);
  }
  return texts;
}

/** Whether the parser may still add to it: it could be about to get the muted word. */
function isUnfinished(element: Element): boolean {
  let last: Element = html;
  while (document.readyState === "loading" && last.lastElementChild) last = last.lastElementChild;
  return element.contains(last);
}

const parts = { childList: true, characterData: true, attributeFilter: ["data-paper"] };
new MutationObserver(hide).observe(document, { subtree: true, ...parts });
document.addEventListener("DOMContentLoaded", hide);
window.addEventListener("settingsCopied", read);
// A page that comes back by the back button has missed what was announced.
window.addEventListener("pageshow", read);
// Mutes expire.
setInterval(hide, MINUTE_MS / 2);
read();
