import { foldName } from "#contracts/names.ts";
import { muteTest } from "./mutes.ts";
import type { Mute } from "./stores/settings.ts";

/** Announced on the window when what is hidden on the page has changed. */
export const HIDDEN_CHANGED = "hiddenChanged";

/**
 * Hides what the reader has switched off, from the first paint to the end of the visit: the page's HTML is the same for
 * every reader, and whatever adds to it later needs to know nothing of this.
 *
 * - Each thing that can be muted has `data-paper`, its paper's name or "", and `data-words` on its texts. If it is muted,
 *   it gets `data-muted`. So does an element with `data-group`, such as a day, if all that it contains is muted.
 * - `plain` on the root element hides pictures, `compact` a list's pictures and summaries (news.css). A lazy picture that
 *   is not displayed is not requested. All pictures come lazy; for everybody else the page's first, named in the head, is requested at once.
 *
 * Its text is written into the head of the page, so it may use nothing defined outside it.
 */
function hideSwitchedOff(
  window: Window & typeof globalThis,
  document: Document,
  fold: typeof foldName,
  test: typeof muteTest,
): void {
  const html = document.documentElement;
  let mutes: Mute[] = [];
  let isWatching = false;

  // Whether the parser may still add to it: it could be about to get the muted word.
  const isUnfinished = (element: Element) => {
    let last: Element = html;
    while (document.readyState === "loading" && last.lastElementChild) last = last.lastElementChild;
    return element.contains(last);
  };
  const textsOfThings = () => {
    const texts = new Map<HTMLElement, string>();
    for (const thing of document.querySelectorAll<HTMLElement>("[data-paper]")) texts.set(thing, "");
    for (const part of document.querySelectorAll("[data-words]")) {
      const thing = part.closest<HTMLElement>("[data-paper]");
      if (thing) texts.set(thing, `${texts.get(thing)} ${part.textContent}`);
    }
    return texts;
  };
  const hide = () => {
    const isMuted = test(mutes, new Date().toISOString(), fold);
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
  };
  const watch = () => {
    isWatching = true;
    const parts = { childList: true, characterData: true, attributeFilter: ["data-paper"] };
    new MutationObserver(hide).observe(document, { subtree: true, ...parts });
    document.addEventListener("DOMContentLoaded", hide);
    // Mutes expire.
    setInterval(hide, 30_000);
  };
  const read = () => {
    let copy: Record<string, unknown> = {};
    let saver: unknown;
    try {
      saver = window.localStorage.dataSaver;
      copy = Object(JSON.parse(window.localStorage.settings || "{}"));
    } catch {
      // Without storage nothing is switched off.
    }
    html.classList.toggle("plain", copy.showImages === false || saver === "on");
    html.classList.toggle("compact", copy.compactMode === true);
    mutes = (Array.isArray(copy.mutes) ? copy.mutes : []).filter((mute) => typeof mute?.text === "string");
    if (mutes.length > 0 && !isWatching) watch();
    if (isWatching) hide();
  };
  read();
  // What is muted is not known yet.
  if (!html.matches(".plain,.compact") && !isWatching) {
    const first = document.querySelector<HTMLMetaElement>("meta[name=picture]");
    if (first) {
      const { content: imageSrcset, media: imageSizes } = first;
      const preload = { rel: "preload", as: "image", fetchPriority: "high", imageSrcset, imageSizes };
      document.head.append(Object.assign(document.createElement("link"), preload));
    }
  }
  window.addEventListener("settingsCopied", read);
  // A page that comes back by the back button has missed what was announced.
  window.addEventListener("pageshow", read);
}

export const switchedOffScript = import.meta.env.SSR
  ? `(${hideSwitchedOff})(window,document,${foldName},${muteTest})`
  : "";
