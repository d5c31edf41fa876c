import { useEffect } from "react";
import { useMatches, useRevalidator } from "react-router";
import type { Ask } from "#contracts/all-endpoints.ts";
import { ANSWER_SHARED_MS, askForPage } from "./answers.ts";
import { AskError, urlOf } from "./ask.ts";

/** Limits the memory that a long visit takes on a small phone: older pages are asked for again. */
const MAX_PAGES = 40;

interface CachedPage {
  readonly data: unknown;
  /** When the data came; 0 if it is from the service worker's cache, since the worker reports that time. */
  readonly at: number;
}

/** The pages of this visit, by their addresses. */
const visited = new Map<string, CachedPage>();
/** The addresses of pages that have changed since they were shown. */
const changed = new Set<string>();

/**
 * Shows a page at once if this visit has seen it or the service worker holds its answers. If that was more than a
 * minute ago, the page is also asked for again, and quietly replaced if it has changed. The reader waits only for other
 * pages.
 */
export async function cachedFirst<Data>(address: string, load: (ask: Ask) => Promise<Data>): Promise<Data> {
  const cached = visited.get(address) ?? (await storedPage(load));
  changed.delete(address);
  if (!cached) {
    const data = await load(askForPage);
    remember(address, { data, at: Date.now() });
    return data;
  }
  if (!visited.has(address)) remember(address, cached);
  if (Date.now() - cached.at > ANSWER_SHARED_MS) void refresh(address, load, cached);
  return cached.data as Data;
}

function remember(address: string, page: CachedPage): void {
  visited.delete(address);
  visited.set(address, page);
  const [oldest] = visited.keys();
  if (visited.size > MAX_PAGES && oldest !== undefined) visited.delete(oldest);
}

async function refresh(
  address: string,
  load: (ask: Ask) => Promise<unknown>,
  shown: CachedPage,
): Promise<void> {
  try {
    const data = await load(askForPage);
    remember(address, { data, at: Date.now() });
    if (JSON.stringify(data) === JSON.stringify(shown.data)) return;
    changed.add(address);
    window.dispatchEvent(new Event("changed"));
  } catch (error) {
    const { status } = error as { status?: unknown };
    if (address !== here()) return;
    if (status === 0 && shown.at > 0) window.dispatchEvent(new CustomEvent("kept", { detail: shown.at }));
    // The page has been taken down.
    if (status === 404) window.location.reload();
  }
}

/** The page from the service worker's answers alone, if all of them are there. */
async function storedPage<Data>(load: (ask: Ask) => Promise<Data>): Promise<CachedPage | undefined> {
  let isComplete = true;
  const stored = async (address: string, params?: unknown) => {
    const answer = await window.caches?.match(urlOf(address, params));
    if (answer) return answer.json();
    isComplete = false;
    throw new AskError(0, "");
  };
  // A page that tolerates a missing answer would be shown without it: hence `isComplete`.
  const data = await load(stored as Ask).catch(() => undefined);
  return isComplete && data !== undefined ? { data, at: 0 } : undefined;
}

/** Caches the page that came as HTML, and shows the open page again when it has changed. */
export function useCachedPages(): void {
  const page = useMatches().at(-1)?.loaderData;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (page !== undefined && !visited.has(here()))
      remember(here(), { data: page, at: performance.timeOrigin });
    const show = () => {
      if (changed.has(here())) void revalidate();
    };
    // The change may have come before the page was shown.
    show();
    window.addEventListener("changed", show);
    return () => window.removeEventListener("changed", show);
  }, [page, revalidate]);
}

function here(): string {
  return window.location.href.split("#", 1)[0] ?? "";
}
