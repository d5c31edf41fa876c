import { type IncomingHttpHeaders, STATUS_CODES } from "node:http";
import { expect, test, vi } from "vitest";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { DAY_MS } from "#platform/time.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { serve } from "#tests/support/servers.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createEdges } from "./edges.ts";

interface Request {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** An edge on loopback that answers with these statuses in turn, then with 200. */
async function startEdge(...statuses: number[]) {
  const requests: Request[] = [];
  const server = await serve(({ method, url, headers }, response) => {
    requests.push({ method, url, headers });
    response.writeHead(statuses.shift() ?? 200).end(STATUS_CODES[200]);
  });
  return { requests, ...server, [Symbol.asyncDispose]: server[Symbol.asyncDispose] };
}

let now = Date.parse("2026-11-21T18:00:00Z");
const clock = { now: () => new Date(now) };

function edgesAt(origins: string[], log = silentLog) {
  const fetch = createFetch({ allowedLoopback: origins, userAgent: "test", spacingMs: 0, clock, log });
  const addresses = origins.map((origin) => `${origin}/purge`);
  return createEdges({
    addresses,
    token: "edge-token",
    tags: ["page", "api"],
    fetch,
    clock,
    log,
    againMs: 300,
    pauseMs: 50,
  });
}

test("a takedown is told to each edge by the tags of every answer, at once and again", async () => {
  await using one = await startEdge();
  await using two = await startEdge();
  const edges = edgesAt([one.origin, two.origin]);
  edges.purge();
  await vi.waitFor(
    () => expect(edges.state().map(({ acknowledged }) => acknowledged)).toEqual([2, 2]),
    MAX_WAIT_MS,
  );
  expect([one, two].map(({ requests }) => requests.length)).toEqual([2, 2]);
  for (const { method, url, headers } of [...one.requests, ...two.requests]) {
    expect([method, url, headers["cache-tag"], headers.authorization]).toEqual([
      ...["PURGE", "/purge", "page,api", "Bearer edge-token"],
    ]);
  }
});

test("an edge that does not acknowledge is told again until it does", async () => {
  await using edge = await startEdge(403, 403, 403, 403);
  const edges = edgesAt([edge.origin]);
  edges.purge();
  const waiting = { waitingSince: clock.now(), lastFailure: "answered 403" };
  await vi.waitFor(() => expect(edges.state()[0]).toMatchObject(waiting), MAX_WAIT_MS);
  await vi.waitFor(
    () => expect(edges.state()[0]).toMatchObject({ refused: 4, waitingSince: null }),
    MAX_WAIT_MS,
  );
});

test("of more pictures than one request can name all are dropped, however many takedowns there were", async () => {
  await using edge = await startEdge(503);
  const edges = edgesAt([edge.origin]);
  edges.purge();
  for (const half of ["a", "b"]) edges.purge(Array.from({ length: 26 }, (_, n) => `picture-${half}${n}`));
  await vi.waitFor(() => expect(edges.state()[0]?.acknowledged).toBeGreaterThan(0), MAX_WAIT_MS);
  expect(edge.requests[1]?.headers["cache-tag"]).toBe("page,api,picture");
});

test("an edge that stays away for days has not acknowledged since its first day, until it is back", async () => {
  await using edge = await startEdge(...Array.from({ length: 6 }, () => 503));
  const edges = edgesAt([edge.origin]);
  const since = clock.now();
  const refusals = () => edges.state()[0]?.refused;
  edges.purge();
  await vi.waitFor(() => expect(refusals()).toBeGreaterThan(0), MAX_WAIT_MS);
  now += 2 * DAY_MS;
  await vi.waitFor(() => expect(refusals()).toBeGreaterThan(4), MAX_WAIT_MS);
  expect(edges.state()).toMatchObject([{ acknowledged: 0, waitingSince: since }]);
  await vi.waitFor(() => expect(edges.state()).toMatchObject([{ waitingSince: null }]), MAX_WAIT_MS);
  expect(edge.requests.at(-1)?.headers["cache-tag"]).toBe("page,api");
});

test("a single picture is purged by its own tag; what one purge did not bring waits for the next", async () => {
  await using edge = await startEdge(503);
  const edges = edgesAt([edge.origin]);
  edges.purge(["picture-a"]);
  edges.purge(["picture-b"]);
  await vi.waitFor(() => expect(edges.state()[0]?.acknowledged).toBeGreaterThan(0), MAX_WAIT_MS);
  const told = edge.requests.slice(1).flatMap(({ headers }) => String(headers["cache-tag"]).split(","));
  expect(new Set(told)).toEqual(new Set(["picture-a", "picture-b"]));
});
