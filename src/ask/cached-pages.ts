import { useEffect } from "react";
import { useMatches, useRevalidator } from "react-router";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { askCardsAgain, askForPage, isOld } from "./answers.ts";
import { AskError, keptAt, parseAnswer, trueAt, urlOf } from "./ask.ts";
import { readAnswer } from "./tolerant.ts";

/** Limits the memory that a long visit takes on a small phone: older pages are asked for again. */
const MAX_PAGES = 40;

interface CachedPage {
  readonly data: unknown;
  /** When the oldest of its answers was true; Infinity if it is made without any. */
  readonly at: number;
}

/** What is made without answers is always current. */
const NEVER = Number.POSITIVE_INFINITY;

/** The pages of this visit, by their addresses. */
const visited = new Map<string, CachedPage>();
/** The addresses of pages that have changed since they were shown. */
const changed = new Set<string>();
/** The addresses of pages that are being asked for again. */
const asking = new Set<string>();
/** The page that is open. */
let shown: CachedPage = { data: undefined, at: NEVER };
let isFromDocument = true;
/** The address of the page that was last loaded from here: other pages only have cards. */
let lastLoaded = "";
let isAskingCards = false;
/** When the oldest answer was true that the service worker gave to the shown page in place of the server's. */
let keptFrom = NEVER;

/**
 * Shows a page at once if this visit has seen it or the service worker holds its answers. If that was more than a
 * minute ago, the page states its time, is asked for again, and is quietly replaced if it has changed. The reader waits
 * only for other pages.
 */
export async function cachedFirst<Data>(address: string, load: (ask: Ask) => Promise<Data>): Promise<Data> {
  const cached = visited.get(address) ?? (await storedPage(load));
  changed.delete(address);
  lastLoaded = address;
  const page = cached ?? (await loadPage(load));
  if (!visited.has(address)) remember(address, page);
  if (cached && isOld(cached.at) && !asking.has(address)) void refresh(address, load, cached);
  return page.data as Data;
}

function remember(address: string, page: CachedPage): void {
  visited.delete(address);
  visited.set(address, page);
  const [oldest] = visited.keys();
  if (visited.size > MAX_PAGES && oldest !== undefined) visited.delete(oldest);
}

async function loadPage(load: (ask: Ask) => Promise<unknown>): Promise<CachedPage> {
  let at = NEVER;
  const timed = async (...question: Parameters<Ask>) => {
    const answer = await askForPage(...question);
    at = Math.min(at, trueAt(answer));
    return answer;
  };
  return { data: await load(timed as Ask), at };
}

async function refresh(
  address: string,
  load: (ask: Ask) => Promise<unknown>,
  known: CachedPage,
): Promise<void> {
  asking.add(address);
  try {
    const page = await loadPage(load);
    if (page.at < known.at) return;
    const isSame = JSON.stringify(page.data) === JSON.stringify(known.data);
    const current = { data: isSame ? known.data : page.data, at: page.at };
    remember(address, current);
    if (!isSame) {
      changed.add(address);
      window.dispatchEvent(new Event("changed"));
    } else if (shown.data === known.data) shown = current;
  } catch (error) {
    // The page has been taken down.
    if ((error as { status?: unknown }).status === 404 && address === here()) window.location.reload();
  } finally {
    asking.delete(address);
    // A changed page tells its age once it is shown.
    if (!changed.has(address)) tellAge();
  }
}

/** The page from the service worker's answers alone, if all of them are there. */
async function storedPage<Data>(load: (ask: Ask) => Promise<Data>): Promise<CachedPage | undefined> {
  let isComplete = true;
  let at = NEVER;
  const stored = async (address: string, params?: unknown) => {
    const answer = await window.caches?.match(urlOf(address, params));
    isComplete &&= answer !== undefined;
    if (!answer) throw new AskError(0, "");
    at = Math.min(at, keptAt(answer) ?? 0);
    return readAnswer(parseAnswer(await answer.text()));
  };
  // A page that tolerates a missing answer would be shown without it: hence `isComplete`.
  const data = await load(stored as Ask).catch(() => undefined);
  return isComplete && data !== undefined ? { data, at } : undefined;
}

/** When the oldest part of the open page was true; Infinity if it needs no answer. */
function shownFrom(): number {
  return Math.min(shown.at, keptFrom);
}

/** Whether the open page states its time. */
let isDated = false;

/** States the time of the open page, unless it is current. */
function tellAge(): void {
  const from = shownFrom();
  const isOffline = navigator.onLine === false;
  isDated = from < NEVER && (isOld(from) || isOffline);
  const state = asking.has(here()) || isAskingCards ? "checking" : isDated || isOffline ? "offline" : "";
  window.times?.tell(isDated ? from : null, state);
}

/** Asks again for a page that states its time: the network may come back without an event. */
export async function askDatedAgain(revalidate: () => Promise<void>): Promise<void> {
  if (isDated) await askAgain(revalidate);
}

/** Asks again for the open page and its cards, if it is not known to be current. */
export async function askAgain(revalidate: () => Promise<void>): Promise<void> {
  if (!isOld(shownFrom()) || navigator.onLine === false) return tellAge();
  const page = shown;
  lastLoaded = "";
  isAskingCards = true;
  tellAge();
  keptFrom = NEVER;
  const [areCurrent] = await Promise.all([askCardsAgain(), revalidate()]);
  isAskingCards = false;
  // Not a page with a loader of its own, which tells when it has been asked for.
  if (areCurrent && lastLoaded === "" && shown === page) shown = { ...page, at: Date.now() };
  tellAge();
}

/** Caches the page that came as HTML, and shows the open page again when it has changed. */
export function useCachedPages(): void {
  const page = useMatches().at(-1)?.loaderData;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    arrive(page);
    const show = () => {
      if (changed.has(here())) void revalidate();
    };
    const date = (event: Event) => {
      keptFrom = Math.min(keptFrom, (event as CustomEvent<number>).detail);
      tellAge();
    };
    // The change may have come before the page was shown.
    show();
    window.addEventListener("changed", show);
    window.addEventListener("kept", date);
    return () => {
      window.removeEventListener("changed", show);
      window.removeEventListener("kept", date);
    };
  }, [page, revalidate]);
}

/** Notes the time of the page that is now open. */
function arrive(page: unknown): void {
  const known = visited.get(here());
  const at = isFromDocument ? (window.times?.from ?? performance.timeOrigin) : Date.now();
  shown = known?.data === page && known ? known : { data: page, at: page === null ? NEVER : at };
  if (isFromDocument) {
    if (page !== undefined && !known) remember(here(), shown);
  } else {
    keptFrom = NEVER;
    tellAge();
    void askCardsAgain();
  }
  isFromDocument = false;
}

function here(): string {
  return window.location.href.split("#", 1)[0] ?? "";
}
