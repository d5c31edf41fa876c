import { howLongAgo } from "#ui/time.ts";
import { type AgoWords, type DayNames, english, englishAgo } from "#words/dates.ts";
import type { Words } from "#words/words.ts";
import { addScript } from "./add-script.ts";
import keptNoteFile from "./kept-note.ts?worker&url";

/** Whether what is shown is being asked for again, or could not be; "" if it is current. */
export type Freshness = "" | "checking" | "offline";

/** What the head's script offers to the page once React has taken over. */
interface Times {
  /** The time of the page that came as HTML; null if the server has just sent it. */
  readonly from: number | null;
  readonly words: TimeWords;
  /** The time, as far as the device knows it. */
  now(): number;
  /** States the page's time, if it is not known to be current (null), and what is being done about it. */
  tell(from: number | null, state: Freshness): void;
  /** What was last to be said while kept-note.ts, which says it, had not loaded yet. */
  told: [from: number | null, state: Freshness];
  /** How far the device's clock is ahead of the server's. */
  setAhead(ms: number): void;
}

declare global {
  interface Window {
    times?: Times;
  }
}

interface TimeWords extends AgoWords, Pick<DayNames, "shortMonths"> {
  readonly checking: string;
  readonly offline: string;
  readonly from: string;
  readonly unconnected: string;
  readonly again: string;
}

/**
 * Counts the times of the page in the reader's own browser: before anything is painted, as parts are added, and every
 * half minute. A page that the service worker had kept, or that the browser shows again without asking, loads
 * kept-note.ts, which says "This is from 16:21". What React writes is left alone but for the text of these few elements.
 *
 * Its text is written into the head of the page, so it may use nothing defined outside it.
 */
function countTimes(
  window: Window & typeof globalThis,
  document: Document,
  ago: typeof howLongAgo,
  add: typeof addScript,
  keptNote: string,
  words: TimeWords,
): void {
  const { made = "", keptAt = "" } = document.documentElement.dataset;
  const { navigator } = window;
  const said = new WeakMap<Element, string>();
  const all = document.getElementsByClassName("ago") as HTMLCollectionOf<HTMLTimeElement>;
  let ahead = 0;
  try {
    ahead = Number(sessionStorage.clockAhead);
    // Years: not written by us.
    if (!(Math.abs(ahead) < 1e12)) ahead = 0;
  } catch {
    // The device's clock is trusted.
  }
  // A clock that is behind the page's own time is wrong.
  const now = () => Math.max(Date.now() - ahead, Date.parse(made) || 0);
  const say = (element: Element, text: string) => {
    said.set(element, text);
    if (element.textContent !== text) element.textContent = text;
  };
  const count = (again?: boolean) => {
    // While the page is arriving, the text of what has come last may not be whole.
    let last: Node | null = document.readyState === "loading" ? document : null;
    while (last?.lastChild) last = last.lastChild;
    for (const time of all) {
      // An English part of a page in another language keeps its date.
      if (
        (again || said.get(time) !== time.textContent) &&
        !time.contains(last) &&
        !time.closest("main[lang]")
      )
        say(time, ago(Date.parse(time.dateTime), now(), words));
    }
  };
  // Without a worker, "back" and a tab that is opened again may show what the browser had stored, without asking.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isUnasked = visit?.type === "back_forward" && !navigator.serviceWorker?.controller;
  const from = Date.parse(keptAt || (isUnasked && now() - Date.parse(made) > 60_000 ? made : ""));
  let isAdded = false;
  const times: Times = {
    from: from || null,
    words,
    now,
    told: [null, ""],
    tell(...told) {
      times.told = told;
      if (isAdded || !told[1]) return;
      isAdded = true;
      add(keptNote);
    },
    setAhead(ms) {
      ahead = ms;
      count(true);
    },
  };
  window.times = times;
  times.tell(times.from, navigator.onLine === false ? "offline" : from ? "checking" : "");

  new MutationObserver(() => count()).observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => count());
  setInterval(count, 30_000, true);
  // A tab that was left for hours, or that the browser had frozen.
  for (const type of ["visibilitychange", "pageshow"]) window.addEventListener(type, () => count(true));
}

/** The script's text, with the words of the page's language; the browser never loads its code again. */
export const earlyTimesText = import.meta.env.SSR
  ? ({ dates = { ...english, ...englishAgo }, say }: Words) => {
      const { now, minutes, hours, today, yesterday, shortMonths } = dates;
      const words: TimeWords = {
        ...{ now, minutes, hours, today, yesterday, shortMonths },
        checking: say("checking"),
        offline: say("offline"),
        from: say("This is from {time}."),
        unconnected: say("You are offline."),
        again: say("Show what is new"),
      };
      return `(${countTimes})(window,document,${howLongAgo},${addScript},${JSON.stringify(keptNoteFile)},${JSON.stringify(words).replaceAll("<", "\\u003c")})`;
    }
  : () => "";
