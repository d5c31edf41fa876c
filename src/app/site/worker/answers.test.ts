import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCall, answerPage } from "./answers.ts";

const ADDRESS = "/api/articles/latest";
const LIST = "/api/meta/withdrawn";
const stored = new Map<string, Response>();
const fetched = vi.fn();
const url = new URL(`https://news.example${ADDRESS}`);

vi.hoisted(() => Object.assign(globalThis, { SITE_FILES: [], SITE_VERSION: "1" }));

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  stored.set(ADDRESS, Response.json({ from: "cache" }, { headers: { "X-Kept-At": "10:05" } }));
  const addressOf = (asked: string | { url: string }) =>
    typeof asked === "string" ? asked : new URL(asked.url).pathname;
  const cache = {
    match: async (asked: string) => stored.get(addressOf(asked))?.clone(),
    put: async (address: string, response: Response) => stored.set(address, response),
    delete: async (asked: string) => stored.delete(addressOf(asked)),
    keys: async () => [...stored.keys()].map((address) => ({ url: url.origin + address })),
  };
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("caches", { open: async () => cache });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks for the answer, which the network gives after this time. */
async function ask(afterMs: number, given = Response.json({ from: "network" })): Promise<Response> {
  const network = Promise.withResolvers<Response>();
  fetched
    .mockReset()
    .mockImplementation(async (asked) => (asked === LIST ? Response.json({ ids: [] }) : network.promise));
  const storing: Promise<unknown>[] = [];
  const event = { request: url.href, waitUntil: (work: Promise<unknown>) => storing.push(work) };
  const answering = answerCall(event as unknown as FetchEvent, url);
  await vi.advanceTimersByTimeAsync(afterMs);
  network.resolve(given);
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(storing);
  return answering;
}

test("the network's answer is given, and never one from the browser's HTTP cache", async () => {
  const answer = await ask(100);
  expect(await answer.json()).toEqual({ from: "network" });
  expect(answer.headers.has("X-Kept-At")).toBe(false);
  const fresh = { cache: "no-cache" };
  expect(fetched.mock.calls).toEqual([
    [url.href, fresh],
    [LIST, fresh],
  ]);
});

test("after six seconds without an answer the copy is given, which says its age", async () => {
  const answer = await ask(6_100);
  expect(await answer.json()).toEqual({ from: "cache" });
  expect(answer.headers.get("X-Kept-At")).toBe("10:05");
});

test.each([200, 404])(
  "a sign-in page (%i) in the place of an answer is neither given nor kept",
  async (status) => {
    const page = new Response("<html>Welcome to our hotel", {
      status,
      headers: { "Content-Type": "text/html" },
    });
    const answer = await ask(100, page);
    if (status === 200) expect(await answer.json()).toEqual({ from: "cache" });
    expect(await stored.get(ADDRESS)?.clone().json()).toEqual({ from: "cache" });
  },
);

test("an article that has been taken down is kept neither as an answer nor as a page of any language", async () => {
  const forms = ["/api/articles/x", "/article/x", "/ha/article/x"];
  for (const address of forms) stored.set(address, Response.json({ headline: "Taken down" }));
  const page = new Response("<html data-made=>", { status: 404, headers: { "Content-Type": "text/html" } });
  fetched.mockReset().mockResolvedValue(page);
  const storing: Promise<unknown>[] = [];
  const event = { request: "/article/x", waitUntil: (work: Promise<unknown>) => storing.push(work) };
  await answerPage(event as unknown as FetchEvent, new URL("https://news.example/article/x"));
  await Promise.all(storing);
  expect(forms.filter((address) => stored.has(address))).toEqual([]);
});

test("an answer that was asked for before something was withdrawn is not kept, and copies that name it go", async () => {
  const paths = ["/api/articles/old1", "/api/articles/late1", "/api/articles/fine1"] as const;
  const [old, late, fine] = paths;
  const headers = { "X-Kept-At": new Date().toISOString() };
  stored.set(old, Response.json({ _id: "gone1" }, { headers }));
  stored.set(fine, Response.json({ _id: "gone12" }, { headers }));
  stored.set(ADDRESS, Response.json({ articles: ["gone1", "other"] }, { headers }));
  const slow = Promise.withResolvers<Response>();
  fetched.mockReset().mockImplementation(async (request: string) => {
    if (request === LIST) return Response.json({ ids: ["gone1"] });
    if (request === ADDRESS) return Response.json({ articles: ["other"] });
    if (request === old) return Response.json({}, { status: 404 });
    return request.endsWith(late) ? slow.promise : Response.json({});
  });
  const storing: Promise<unknown>[] = [];
  const call = (path: string) => {
    const event = { request: path, waitUntil: (work: Promise<unknown>) => storing.push(work) };
    return answerCall(event as unknown as FetchEvent, new URL(path, url));
  };
  const calls = [call(late)];
  await vi.advanceTimersByTimeAsync(20_000);
  calls.push(call("/api/articles/other1"));
  await vi.advanceTimersByTimeAsync(100);
  slow.resolve(Response.json({ _id: "gone1" }));
  await Promise.all([...calls, ...storing]);
  // A cache on the way may give out the old answer for a while.
  fetched.mockImplementation(async () => Response.json({ _id: "gone1" }));
  await call("/api/articles/old2");
  await Promise.all(storing);
  expect(stored.has("/api/articles/old2")).toBe(false);
  expect(paths.filter((path) => stored.has(path))).toEqual([fine]);
  // A list is stored again, as it is now.
  expect(await stored.get(ADDRESS)?.json()).toEqual({ articles: ["other"] });
});

test("a copy's length is stored in bytes, by which old copies are removed; its text is not compressed", async () => {
  const { save } = await import("./caches.ts");
  const headers = { "Content-Encoding": "br", "Content-Length": "7", "Content-Type": "text/plain" };
  await save("/a", new Response("Ọ̀ṣogbo", { headers }));
  expect([...(stored.get("/a")?.headers.keys() ?? [])]).toEqual([
    ...["content-type", "x-kept-at", "x-kept-length"],
  ]);
  expect(stored.get("/a")?.headers.get("X-Kept-Length")).toBe(
    String(new TextEncoder().encode("Ọ̀ṣogbo").length),
  );
});

test("what has come from the network is given on a device that is full or whose store is broken", async () => {
  const { file } = await import("./caches.ts");
  const full = { match: async () => undefined, put: () => Promise.reject(new Error("QuotaExceededError")) };
  fetched.mockReset().mockImplementation(async () => new Response("from the network"));
  vi.stubGlobal("caches", { open: async () => full });
  expect(await (await file("/assets/a.js")).text()).toBe("from the network");
  vi.stubGlobal("caches", { open: () => Promise.reject(new Error("broken")) });
  expect(await (await file("/assets/a.js")).text()).toBe("from the network");
  const event = {
    request: url.href,
    waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
  };
  fetched.mockImplementation(async () => Response.json({ from: "network" }));
  expect(await (await answerCall(event as unknown as FetchEvent, url)).json()).toEqual({ from: "network" });
});
