import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { RegistryRow } from "#sample/registry.ts";

export const PAPERS = 6;
/** Articles in a feed: half an hour of its paper, when all papers together publish one a second. */
const FEED_LENGTH = 300;
const PUBLISH_INTERVAL_MS = 1_000;
/** How long a feed's answer takes, so that a round of feeds takes some time. */
const ANSWER_MS = 150;

export interface PapersServer extends AsyncDisposable {
  readonly origin: string;
  /** How many articles each paper has published so far: its edition's number and ETag. */
  readonly editions: readonly number[];
  /** The last edition of each feed that was sent completely. */
  readonly sent: readonly number[];
  /** How many times a feed was requested. */
  readonly requests: number;
  /** The links in a paper's feed at an edition. */
  linksIn(paper: number, edition: number): string[];
  /** Stops publishing. */
  stopPublishing(): void;
}

/** A server on loopback that outlives the product. Once a second, or at another interval, one of its papers publishes. */
export async function startPapersServer(
  providers: string,
  publishIntervalMs = PUBLISH_INTERVAL_MS,
): Promise<PapersServer> {
  const editions = Array<number>(PAPERS).fill(0);
  const sent = Array<number>(PAPERS).fill(0);
  let published = 0;
  let requests = 0;
  const publishing = setInterval(() => {
    editions[published % PAPERS] = (editions[published % PAPERS] ?? 0) + 1;
    published += 1;
  }, publishIntervalMs);
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (path.startsWith("/providers/")) return passOn(providers + path, response);
    const paper = Number(/^\/(\d+)\/feed$/.exec(path)?.[1] ?? Number.NaN);
    if (!(paper < PAPERS)) return void response.writeHead(404).end();
    requests += 1;
    const edition = editions[paper] ?? 0;
    const etag = `"${edition}"`;
    await pause(ANSWER_MS);
    if (request.headers["if-none-match"] === etag) return void response.writeHead(304, { etag }).end();
    response.on("finish", () => {
      sent[paper] = Math.max(sent[paper] ?? 0, edition);
    });
    response.writeHead(200, { "content-type": "application/rss+xml", etag });
    response.end(feedOf(linksIn(paper, edition)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function linksIn(paper: number, edition: number): string[] {
    const first = Math.max(1, edition - FEED_LENGTH + 1);
    return Array.from({ length: edition - first + 1 }, (_, i) => `${origin}/${paper}/story-${first + i}`);
  }

  return {
    origin,
    editions,
    sent,
    get requests() {
      return requests;
    },
    linksIn,
    stopPublishing: () => clearInterval(publishing),
    async [Symbol.asyncDispose]() {
      clearInterval(publishing);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** These papers in the shape of the sample edition's own. */
export function lastingPapers(origin: string): RegistryRow[] {
  return Array.from({ length: PAPERS }, (_, paper) => ({
    id: `sample-lasting-${paper}`,
    name: `Lasting Paper ${paper}`,
    homepage: `${origin}/${paper}`,
    icon: `${origin}/${paper}/favicon.png`,
    language: "en",
    defaultCategory: "General News",
    state: "on",
    feeds: [{ url: `${origin}/${paper}/feed`, category: null, state: "on" }],
  }));
}

const SUBJECTS = [
  "Budget",
  "Refinery",
  "Harvest",
  "Railway",
  "Election",
  "Hospital",
  "Festival",
  "Harbour",
  "Market",
];
const VERBS = [
  "opens",
  "waits for money",
  "is inspected",
  "grows again",
  "loses its chairman",
  "wins a prize",
  "moves",
];
const TOWNS = [
  "Lokoja",
  "Enugu",
  "Kano",
  "Jos",
  "Uyo",
  "Ibadan",
  "Yola",
  "Warri",
  "Owerri",
  "Gusau",
  "Ilorin",
];

function feedOf(links: readonly string[]): string {
  const items = links.map((link) => {
    const [paper = "", story = ""] = link.split("/").slice(-2);
    const number = Number(story.replace("story-", "")) * PAPERS + Number(paper);
    const of = (words: readonly string[]): string => words[number % words.length] ?? "";
    const title = `${of(SUBJECTS)} ${of(VERBS)} in ${of(TOWNS)}`;
    return `<item><title>${title}, report ${number}</title><link>${link}</link><description>${title}: the full report ${number}.</description></item>`;
  });
  return `<rss version="2.0"><channel><title>A lasting paper</title>${items.toReversed().join("")}</channel></rss>`;
}

async function passOn(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url);
  const type = answer.headers.get("content-type") ?? "text/plain";
  response.writeHead(answer.status, { "content-type": type }).end(Buffer.from(await answer.arrayBuffer()));
}
