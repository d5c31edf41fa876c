import { setTimeout as pause } from "node:timers/promises";

const PAGES = [
  "/",
  "/latest",
  "/popular",
  "/category/politics",
  "/hot-topics",
  "/api/articles/latest?limit=20",
];
/** How long forms may be refused. */
const MOST_OUT_MS = 30_000;

/** Asks every web process for pages, each second one that no cache has, and counts views, without a pause. */
export function startProbes(urls: readonly string[]) {
  const leaving = new AbortController();
  let counts = empty();
  let views = 0;
  let requests = 0;
  let outSince: number | null = null;
  let articles: string[] = [];

  async function readPages(url: string): Promise<void> {
    while (!leaving.signal.aborted) {
      requests += 1;
      const page = PAGES[Math.floor(requests / 2) % PAGES.length] ?? "/";
      const address = requests % 2 === 0 ? page : `/search?q=lagos+-w${requests}`;
      const from = performance.now();
      try {
        const answer = await fetch(url + address);
        const text = await answer.text();
        const [, id] = /"_id":"([^"]+)"/.exec(text) ?? [];
        if (id !== undefined && !articles.includes(id)) articles = [id, ...articles].slice(0, 20);
        counts.pages += 1;
        counts.aged += Number(text.includes("<html data-kept-at"));
        if (answer.status === 503 && address !== page) counts.unready += 1;
        else if (answer.status !== 200) counts.wrong.push(`${answer.status} ${address}`);
      } catch (error) {
        counts.wrong.push(`${address}: ${error instanceof Error ? error.message : error}`);
      }
      counts.slowest = Math.max(counts.slowest, performance.now() - from);
      await pause(150);
    }
  }

  async function countViews(url: string): Promise<void> {
    while (!leaving.signal.aborted) {
      requests += 1;
      const id = articles[requests % Math.max(1, articles.length)];
      await pause(100);
      if (id === undefined) continue;
      const headers = {
        "Content-Type": "application/json",
        "User-Agent": "Mozilla/5.0",
        "X-Forwarded-For": `42.${(requests >> 8) & 255}.${requests & 255}.9`,
      };
      const answer = await fetch(`${url}/api/articles/${id}/view`, {
        method: "POST",
        headers,
        body: "{}",
      }).catch(() => null);
      const counted = answer?.ok ? ((await answer.json()) as { counted: boolean }).counted : false;
      views += Number(counted);
      if (answer?.ok) {
        if (outSince !== null) counts.out = Math.max(counts.out, performance.now() - outSince);
        outSince = null;
      } else {
        outSince ??= performance.now();
        counts.refused += 1;
        if (answer?.status !== 503 || !answer.headers.has("retry-after"))
          counts.odd.push(String(answer?.status ?? "cut"));
      }
    }
  }

  const running = [...urls.map(readPages), ...urls.slice(0, 1).map(countViews)];
  return {
    begin() {
      counts = empty();
      const own = counts;
      return {
        figures: () =>
          `${own.pages} pages, ${own.wrong.length} not answered and ${own.unready} new ones put off (${own.aged} were older ones, and said so), the slowest after ${seconds(own.slowest)}; forms refused ${own.refused} times within ${seconds(own.out)}`,
        faults: () => [
          ...(own.wrong.length > 0
            ? [`pages not answered: ${[...new Set(own.wrong)].slice(0, 5).join(", ")}`]
            : []),
          ...(own.out > MOST_OUT_MS ? [`forms were out for ${seconds(own.out)}`] : []),
          ...(own.odd.length > 0
            ? [`forms answered with ${[...new Set(own.odd)].join(", ")}, not 503 with Retry-After`]
            : []),
        ],
      };
    },
    isTaken: () => outSince === null,
    views: () => views,
    async stop() {
      leaving.abort();
      await Promise.all(running);
    },
  };
}

export type Probes = ReturnType<typeof startProbes>;

function empty() {
  return {
    pages: 0,
    aged: 0,
    unready: 0,
    wrong: [] as string[],
    slowest: 0,
    refused: 0,
    out: 0,
    odd: [] as string[],
  };
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
