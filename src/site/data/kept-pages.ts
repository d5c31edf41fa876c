import { useEffect } from "react";
import { useMatches, useRevalidator } from "react-router";
import type { Ask } from "#contracts/all-endpoints.ts";
import { askForPage, SHARED_MS } from "./answers.ts";
import { AskError, urlOf } from "./ask.ts";

/** Bounds the memory of a long visit on a small phone: older pages are asked for again. */
const MOST_PAGES = 40;

interface KeptPage {
  readonly data: unknown;
  /** 0: the service worker knows. */
  readonly at: number;
}

/** The pages of this visit, by their addresses. */
const seen = new Map<string, KeptPage>();
/** Those that have changed since they were shown. */
const changed = new Set<string>();

/**
 * A page that this visit has seen, or whose answers the service worker holds, is shown at once. After a minute it is
 * also asked for again, and what has changed takes its place quietly. Only for other pages the reader waits.
 */
export async function keptFirst<Data>(address: string, load: (ask: Ask) => Promise<Data>): Promise<Data> {
  const kept = seen.get(address) ?? (await storedPage(load));
  changed.delete(address);
  if (!kept) {
    const data = await load(askForPage);
    keep(address, { data, at: Date.now() });
    return data;
  }
  if (Date.now() - kept.at > SHARED_MS) void refresh(address, load, kept);
  return kept.data as Data;
}

function keep(address: string, page: KeptPage): void {
  seen.delete(address);
  seen.set(address, page);
  const [oldest] = seen.keys();
  if (seen.size > MOST_PAGES && oldest !== undefined) seen.delete(oldest);
}

async function refresh(
  address: string,
  load: (ask: Ask) => Promise<unknown>,
  shown: KeptPage,
): Promise<void> {
  try {
    const data = await load(askForPage);
    keep(address, { data, at: Date.now() });
    if (JSON.stringify(data) === JSON.stringify(shown.data)) return;
    changed.add(address);
    window.dispatchEvent(new Event("changed"));
  } catch (error) {
    const { status } = error as { status?: unknown };
    if (address !== here()) return;
    if (status === 0 && shown.at > 0) window.dispatchEvent(new CustomEvent("kept", { detail: shown.at }));
    // It has been taken down.
    if (status === 404) window.location.reload();
  }
}

/** The page from the worker's answers alone, if it has all of them. */
async function storedPage<Data>(load: (ask: Ask) => Promise<Data>): Promise<KeptPage | undefined> {
  let isWhole = true;
  const stored = async (address: string, words?: unknown) => {
    const answer = await window.caches?.match(urlOf(address, words));
    if (answer) return answer.json();
    isWhole = false;
    throw new AskError(0, "");
  };
  // A page that goes on without an answer would be shown without it.
  const data = await load(stored as Ask).catch(() => undefined);
  return isWhole && data !== undefined ? { data, at: 0 } : undefined;
}

/** Keeps the page that came as HTML, and shows what has changed of the one that is open. */
export function useKeptPages(): void {
  const page = useMatches().at(-1)?.loaderData;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (page !== undefined && !seen.has(here())) keep(here(), { data: page, at: performance.timeOrigin });
    const show = () => {
      if (changed.has(here())) void revalidate();
    };
    // It may have changed before it was open.
    show();
    window.addEventListener("changed", show);
    return () => window.removeEventListener("changed", show);
  }, [page, revalidate]);
}

function here(): string {
  return window.location.href.split("#", 1)[0] ?? "";
}
