import { createServer } from "node:http";
import type { Paper } from "#features/news/shapes.ts";

/** Feeds of the last papers share a host by three, as those of a large paper do. */
const TOGETHER = 3;
const SHARED = 100;
/** One feed in so many has something new; the others answer 304, as most do in most rounds. */
export const NEW_IN = 10;

/** Papers on loopback, each on a host of its own. */
export function papersAt(port: number, feeds: number): Paper[] {
  const alone = feeds - SHARED * TOGETHER;
  return Array.from({ length: alone + SHARED }, (_, i): Paper => {
    const homepage = `http://127.1.${Math.floor(i / 200)}.${(i % 200) + 1}:${port}`;
    const paths = i < alone ? ["a"] : ["a", "b", "c"];
    return {
      ...{ id: `p${i}`, name: `Paper ${i}`, homepage, language: "en", defaultCategory: "General News" },
      ...{
        state: "on",
        feeds: paths.map((path) => ({ url: `${homepage}/${path}`, category: null, state: "on" })),
      },
    };
  });
}

interface Request {
  readonly host: string;
  readonly feed: string;
  readonly worker: string;
  readonly from: number;
  to: number;
}

/** Answers each request after `latencyMs`, and notes which worker asked which host when. */
export async function servePapers(latencyMs: number) {
  const requests: Request[] = [];
  let print = 0;
  const server = createServer((request, response) => {
    const { host = "", "user-agent": worker = "" } = request.headers;
    const noted = {
      host,
      feed: host + request.url,
      worker,
      from: performance.now(),
      to: Number.POSITIVE_INFINITY,
    };
    requests.push(noted);
    response.once("close", () => {
      noted.to = performance.now();
    });
    setTimeout(() => {
      if (request.headers["if-none-match"] !== undefined) return void response.writeHead(304).end();
      const link = `http://${noted.feed}/${print}`;
      const title = `Council of ${noted.feed.replaceAll(/[^0-9a-z]/g, " ")} opens road ${print}`;
      response.end(`<rss version="2.0"><channel><title>T</title><item><title>${title}</title><link>${link}</link>
        <pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`);
    }, latencyMs);
  });
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  const { port } = server.address() as { port: number };
  return {
    ...{ port, requests },
    /** From now on, what is new is another article. */
    printAnew(): void {
      print += 1;
      requests.length = 0;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What was not polite: two requests at once to a host, or one before the host had its pause. */
export function findImpolite(requests: readonly Request[], pauseMs: number): string[] {
  return [...Map.groupBy(requests, ({ host }) => host)].flatMap(([host, ofHost]) =>
    ofHost
      .toSorted((a, b) => a.from - b.from)
      .flatMap(({ from, worker }, i, all) => {
        const before = all[i - 1];
        const waited = before === undefined ? Number.POSITIVE_INFINITY : from - before.to;
        return waited >= pauseMs
          ? []
          : [`${host}: ${before?.worker}, then ${worker} after ${Math.round(waited)} ms`];
      }),
  );
}
