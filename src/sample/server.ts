import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import { createNewsSites } from "./news-sites.ts";
import type { Provider, ProviderAnswer } from "./provider.ts";
import { paperFacts, type RegistryRow, registryRows } from "./registry.ts";

/** The same after a restart, so that links to the invented papers stay valid. */
const SAMPLE_PORT = 8117;
/** If the port is taken, as by another sample edition, the next ones are tried, this many in all. */
const PORTS_TRIED = 10;

export interface SampleServer {
  readonly origin: string;
  /** Its own, and those at which other processes on this machine may serve theirs: they may share one database. */
  readonly origins: readonly string[];
  /** Rows in the shape of the registry of real papers. */
  readonly papers: readonly RegistryRow[];
  /** Facts about an invented paper, each with the page that states it. */
  factsAbout(paperId: string): ReturnType<typeof paperFacts>;
  /** Base addresses of the doubles, by the names that the domains use. */
  readonly providers: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

interface Deps {
  readonly clock: Clock;
  readonly log: Log;
  readonly providers?: Readonly<Record<string, Provider>>;
  /** 0 for any free port. */
  readonly port?: number;
}

/** Serves all invented papers and the providers' doubles, on this machine only. */
export async function startSample({
  clock,
  log,
  providers = {},
  port = SAMPLE_PORT,
}: Deps): Promise<SampleServer> {
  const newsSites = createNewsSites(clock, () => origin);
  const server = createServer((request, response) => {
    answer(request, providers, newsSites, clock)
      .then((reply) => send(request, response, reply))
      .catch((error) => {
        log.error({ err: error, url: request.url }, "the sample edition failed to answer");
        send(request, response, { status: 500, headers: {}, body: "" });
      });
  });
  // Idle connections are left for the client to close: on a busy machine a request could otherwise be sent on one that
  // is just being closed.
  server.keepAliveTimeout = 0;
  const origin = originAt(await listen(server, port, log));
  log.info({ origin }, "the sample edition is played");
  return {
    origin,
    origins: [...new Set([origin, ...portsFrom(port).map(originAt)])],
    papers: registryRows(origin),
    factsAbout: (paperId) => paperFacts(origin, paperId),
    providers: Object.fromEntries(
      Object.keys(providers).map((name) => [name, `${origin}/providers/${name}`]),
    ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  providers: Readonly<Record<string, Provider>>,
  newsSites: (url: URL, headers: IncomingMessage["headers"]) => Promise<ProviderAnswer>,
  clock: Clock,
): Promise<ProviderAnswer> {
  const url = new URL(request.url ?? "/", `http://${request.headers.host ?? "127.0.0.1"}`);
  const [, first, name = "", ...rest] = url.pathname.split("/");
  if (first !== "providers") return newsSites(url, request.headers);
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined;
  const below = new URL(`/${rest.join("/")}${url.search}`, url);
  return (await provider?.(below, clock.now())) ?? { status: 404, headers: {}, body: "" };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: ProviderAnswer,
): void {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  response.writeHead(status, { ...headers, "content-length": bytes.length });
  response.end(request.method === "HEAD" || status === 304 ? undefined : bytes);
}

/** Listens at the wanted port or, if it is taken, at one of the next, or at any free one; returns the port. */
async function listen(server: Server, preferred: number, log: Log): Promise<number> {
  for (const port of portsFrom(preferred)) {
    try {
      return await bind(server, port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
      log.info({ port }, "the sample edition's port is taken: it takes another one");
    }
  }
  return bind(server, 0);
}

function portsFrom(preferred: number): number[] {
  return Array.from({ length: PORTS_TRIED }, (_, at) => preferred + at);
}

function originAt(port: number): string {
  return `http://127.0.0.1:${port}`;
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
