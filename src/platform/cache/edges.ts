import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "#platform/clock.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";

/** What has been told to one edge since the start. */
export interface EdgeState {
  readonly origin: string;
  readonly acknowledged: number;
  readonly refused: number;
  /** Since when it has not acknowledged a takedown; null if it has acknowledged all. */
  readonly waitingSince: Date | null;
  readonly lastFailure: string | null;
}

export interface Edges {
  /**
   * Something was taken down: by default every answer is dropped. An ordinary change waits until an edge asks again: it
   * holds an answer for a minute.
   */
  purge(tags?: readonly string[]): void;
  state(): EdgeState[];
}

interface Deps {
  /** Where each edge takes its PURGE requests. */
  readonly addresses: readonly string[];
  readonly token: string;
  /** Together they name every answer but pictures that an edge can hold. */
  readonly tags: readonly string[];
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly againMs?: number;
  readonly pauseMs?: number;
}

/**
 * Longer than nginx or another process can still give out the old page: an edge that asked in between holds it, and is
 * told once more.
 */
const AGAIN_MS = 3_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 10_000;
const TIMEOUT_MS = 5_000;
/** If more pictures are withdrawn than a header can name, a cache in front of us drops every picture that it has. */
const MOST_NAMED = 50;
const ALL_PICTURES = "picture";

/** The caches in front of us, such as a CDN. Each process tells them of takedowns once its own caches have forgotten. */
export function createEdges({ againMs = AGAIN_MS, ...deps }: Deps): Edges {
  const edges = deps.addresses.map((address) => createEdge(address, deps));
  return {
    purge(tags = deps.tags) {
      const purgeAll = (): void => {
        for (const edge of edges) edge.purge(tags);
      };
      purgeAll();
      setTimeout(purgeAll, againMs).unref();
    },
    state: () => edges.map(({ state }) => ({ ...state })),
  };
}

function inOneHeader(tags: readonly string[]): readonly string[] {
  const others = tags.filter((tag) => !tag.startsWith(`${ALL_PICTURES}-`));
  return tags.length - others.length > MOST_NAMED ? [...others, ALL_PICTURES] : tags;
}

type Mutable<Shape> = { -readonly [Name in keyof Shape]: Shape[Name] };

function createEdge(address: string, deps: Omit<Deps, "addresses" | "againMs">) {
  const { fetch, clock, log, token, pauseMs = FIRST_PAUSE_MS } = deps;
  const { origin } = new URL(address);
  const counts = { acknowledged: 0, refused: 0 };
  const state: Mutable<EdgeState> = { origin, ...counts, waitingSince: null, lastFailure: null };
  const owed = new Set<string>();
  let isSending = false;

  /** Until it acknowledges, however long that takes: takedowns that arrive while one waits are sent with it. */
  async function send(): Promise<void> {
    for (let failures = 0; owed.size > 0; ) {
      const tags = inOneHeader([...owed]);
      owed.clear();
      const headers = { Authorization: `Bearer ${token}`, "Cache-Tag": tags.join(",") };
      const answer = await fetch({ url: address, method: "PURGE", headers, timeoutMs: TIMEOUT_MS });
      if (answer.ok) {
        state.acknowledged += 1;
        state.waitingSince = null;
        failures = 0;
      } else {
        countFailure(answer.failure.message);
        for (const tag of tags) owed.add(tag);
        await pause(Math.min(MAX_PAUSE_MS, pauseMs * 2 ** failures), undefined, { ref: false });
        failures += 1;
      }
    }
  }

  function countFailure(why: string): void {
    state.refused += 1;
    state.lastFailure = why;
    if (state.waitingSince === null) log.warn({ edge: origin, why }, "an edge did not take a purge");
    state.waitingSince ??= clock.now();
  }

  return {
    state,
    purge(tags: readonly string[]): void {
      for (const tag of tags) owed.add(tag);
      if (isSending) return;
      isSending = true;
      void send().finally(() => {
        isSending = false;
      });
    },
  };
}
