import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { listen } from "./listen.ts";
import { createMetrics } from "./metrics.ts";
import { prepareResponse } from "./prepared-response.ts";
import { ResponseCache } from "./response-cache.ts";

test("with 256 requests waiting, the next is refused at once; prepared answers are still sent", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const app = new Hono();
  app.get("/slow", async (context) => {
    await released;
    return context.text("made");
  });
  const cache = new ResponseCache();
  cache.saveFile("/ready", await prepareResponse({ status: 200, headers: {}, body: Buffer.from("ready") }));
  const metrics = createMetrics();
  const server = await listen({
    app,
    cache,
    metrics,
    clock: systemClock,
    guard: () => false,
    host: "127.0.0.1",
    port: 0,
  });
  const ask = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${server.port}${path}`);

  const statuses: number[] = [];
  const requests = Array.from({ length: 300 }, async () => statuses.push((await ask("/slow")).status));
  await vi.waitFor(() => expect(statuses).toEqual(Array(300 - 256).fill(503)), MAX_WAIT_MS);
  const refused = await ask("/slow");
  expect([
    refused.status,
    refused.headers.get("retry-after"),
    refused.headers.get("x-content-type-options"),
  ]).toEqual([503, "5", "nosniff"]);
  const call = await ask("/api/slow");
  expect([call.status, await call.json()]).toEqual([503, { error: expect.any(String), code: "unavailable" }]);
  expect((await ask("/ready")).status).toBe(200);

  release();
  await Promise.all(requests);
  expect([200, 503].map((status) => statuses.filter((one) => one === status).length)).toEqual([256, 44]);
  expect((await ask("/slow")).status).toBe(200);
  expect(await metrics.registry.metrics()).toContain('http_requests_total{cache="none",status="503"} 46');
  await server.close();
});
