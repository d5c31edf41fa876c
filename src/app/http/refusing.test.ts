import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { AskError, answer } from "./ask.ts";
import { readJson } from "./body.ts";
import { type HttpServer, listen } from "./listen.ts";
import { createMetrics } from "./metrics.ts";
import { prepareResponse } from "./prepared-response.ts";
import { ResponseCache } from "./response-cache.ts";

const passed: string[] = [];
const cache = new ResponseCache();
let server: HttpServer;

beforeAll(async () => {
  cache.saveFile("/ready", await prepareResponse({ status: 200, headers: {}, body: Buffer.from("ready") }));
  const app = new Hono();
  app.get("/made", (context) => context.text("made"));
  app.post("/ask", async (context) => {
    const handlers = new Map([["POST /newsletter/subscribe", async () => ({})]]);
    const caller = { address: "", headers: {} };
    const params = await readJson(context, 64 * 1024);
    return context.json(await answer(handlers, "POST /newsletter/subscribe", params, caller, false));
  });
  app.onError((error, context) => context.text(error.message, error instanceof AskError ? 422 : 500));
  server = await listen({
    ...{ app, cache, metrics: createMetrics(), clock: systemClock, host: "127.0.0.1", port: 0 },
    guard: (request, response) => {
      if (request.url !== "/guarded") return false;
      response.writeHead(401).end();
      return true;
    },
    middleware: (request, response, next) => {
      passed.push(request.url ?? "");
      if (request.url === "/by-the-middleware") response.writeHead(202).end();
      else next();
    },
  });
});
afterAll(() => server.close());

/** The answer to bytes that are sent exactly as given. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(server.port, "127.0.0.1");
  await once(socket, "connect");
  socket.end(`${lines.join("\r\n")}\r\n\r\n`);
  return await text(socket);
}

test.each([
  ["a request that is not HTTP", ["nonsense"], "400 Bad Request"],
  [
    "a request with a 20 KB header",
    ["GET / HTTP/1.1", "Host: a", `X: ${"x".repeat(20_000)}`],
    "431 Request Header Fields Too Large",
  ],
  ["a request without a Host header", ["GET / HTTP/1.1"], "400 Bad Request"],
  [
    "a request with an unknown Expect header",
    ["GET / HTTP/1.1", "Host: a", "Expect: tea"],
    "417 Expectation Failed",
  ],
  ["a CONNECT request", ["CONNECT a:443 HTTP/1.1", "Host: a:443"], "405 Method Not Allowed"],
])("%s is refused, with X-Content-Type-Options set", async (_, lines, status) => {
  const answer = await answerTo(...lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
});

test.each(["a", "localhost:3000", "127.0.0.1", "[::1]:3000", "app_1.internal:80", "xn--bdk.example."])(
  "the Host %s is taken",
  async (host) => {
    for (const path of ["/ready", "/made"])
      expect(await answerTo(`GET ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close")).toMatch(
        / 200 OK\r\n/,
      );
  },
);

test.each([
  ["two hosts", ["Host: a", "Host: b"]],
  ["one host twice", ["Host: a", "host: a"]],
  ["an empty host", ["Host:"]],
  ["a host with a space", ["Host: a b"]],
  ["a host with a path", ["Host: a/b"]],
  ["a host with a user", ["Host: us@a"]],
  ["two hosts in one", ["Host: a, b"]],
  ["a port that is none", ["Host: a:80x"]],
  ["brackets around no address", ["Host: [a"]],
  ["markup", ['Host: "><script>']],
])("a request with %s is refused, whether its answer is ready or not", async (_, hosts) => {
  for (const path of ["/ready", "/made"])
    expect(await answerTo(`GET ${path} HTTP/1.1`, ...hosts)).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
});

test("an HTTP/1.0 request needs no Host, and OPTIONS * lists the allowed methods", async () => {
  expect(await answerTo("GET /made HTTP/1.0")).toMatch(/^HTTP\/1.1 200 OK\r\n.*made$/s);
  const options = await answerTo("OPTIONS * HTTP/1.1", "Host: a", "Connection: close");
  expect(options).toMatch(/^HTTP\/1.1 204 No Content\r\n.*Allow: GET, HEAD, POST, OPTIONS\r\n/s);
});

test("a request passes the guard, then the middleware, then the app; each may answer it", async () => {
  passed.length = 0;
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).status;
  expect(await ask("/guarded")).toBe(401);
  expect(await ask("/by-the-middleware")).toBe(202);
  expect(await ask("/made")).toBe(200);
  expect(passed).toEqual(["/by-the-middleware", "/made"]);
});

test.each([
  ["lists", "[", "]"],
  ["objects", '{"a":', "}"],
])("a body of 7,000 nested %s is refused as invalid", async (_, opening, closing) => {
  const body = `{"email":${opening.repeat(7_000)}1${closing.repeat(7_000)}}`;
  const text = await answerTo(
    ...["POST /ask HTTP/1.1", "Host: a", "Connection: close"],
    ...["Content-Type: application/json", `Content-Length: ${body.length}`, "", body],
  );
  expect(text).toMatch(/^HTTP\/1.1 422 .*The body is nested too deep\.$/s);
});
