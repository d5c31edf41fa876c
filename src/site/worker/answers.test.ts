import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCall } from "./answers.ts";

const ADDRESS = "/api/articles/latest";
const stored = new Map<string, Response>();
const posted: unknown[] = [];
const page = { postMessage: (message: unknown) => posted.push(message) };
const url = new URL(`https://news.example${ADDRESS}`);

vi.hoisted(() => Object.assign(globalThis, { SITE_FILES: [], SITE_VERSION: "1" }));

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  posted.length = 0;
  stored.set(ADDRESS, Response.json({ from: "cache" }, { headers: { "X-Kept-At": "10:05" } }));
  const cache = {
    match: async (address: string) => stored.get(address)?.clone(),
    put: async (address: string, response: Response) => stored.set(address, response),
    keys: async () => [],
  };
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("self", { clients: { get: async () => page } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks for the answer, which the network gives after this time. */
async function ask(afterMs: number): Promise<unknown> {
  const network = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => network.promise);
  const event = { request: url.href, clientId: "1", waitUntil: () => undefined };
  const answering = answerCall(event as unknown as FetchEvent, url);
  await vi.advanceTimersByTimeAsync(afterMs);
  network.resolve(Response.json({ from: "network" }));
  await vi.advanceTimersByTimeAsync(20_000);
  return (await answering).json();
}

test("the network's answer is given alone: no copy is announced afterwards", async () => {
  expect(await ask(100)).toEqual({ from: "network" });
  expect(posted).toEqual([]);
});

test("after six seconds without an answer the copy is given, and the page is told its age", async () => {
  expect(await ask(6_100)).toEqual({ from: "cache" });
  expect(posted).toEqual([{ keptAt: "10:05" }]);
});

test("a copy's length is stored in bytes, by which old copies are removed", async () => {
  const { save } = await import("./caches.ts");
  await save("/a", new Response("Ọ̀ṣogbo"));
  expect(stored.get("/a")?.headers.get("X-Kept-Length")).toBe(
    String(new TextEncoder().encode("Ọ̀ṣogbo").length),
  );
});
