import { addScript } from "#ui/lazy/add-script.ts";
import hideMutedFile from "./hide-muted.ts?worker&url";

/** Announced on the window when what is hidden on the page has changed. */
export const HIDDEN_CHANGED = "hiddenChanged";

/**
 * Hides what the reader has switched off, from the first paint to the end of the visit: the page's HTML is the same for
 * every reader, and whatever adds to it later needs to know nothing of this.
 *
 * - A reader with mutes loads hide-muted.ts.
 * - `plain` on the root element hides pictures, `compact` a list's pictures and summaries (news.css). A lazy picture that
 *   is not displayed is not requested. All pictures come lazy; for everybody else the page's first, named in the head, is requested at once.
 *
 * Its text is written into the head of the page, so it may use nothing defined outside it.
 */
function hideSwitchedOff(
  window: Window & typeof globalThis,
  document: Document,
  add: typeof addScript,
  hideMuted: string,
): void {
  const html = document.documentElement;
  let isHiding = false;

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
    if (isHiding || !(copy.mutes as unknown[] | undefined)?.length) return;
    isHiding = true;
    add(hideMuted);
  };
  read();
  // What is muted is not known yet.
  if (!html.matches(".plain,.compact") && !isHiding) {
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
  ? `(${hideSwitchedOff})(window,document,${addScript},${JSON.stringify(hideMutedFile)})`
  : "";
