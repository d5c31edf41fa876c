import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askNewer } from "./ask-newer.lazy.ts";

const question = { address: "GET /articles/latest", params: {} } as Parameters<typeof askNewer>[0];
const fetched = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: new URL("http://127.0.0.1/") }));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the network, or the service worker in its place, answers to the two questions. */
function answer(listHeaders: Record<string, string>): void {
  fetched.mockImplementation(async (url: string) =>
    url.includes("versions")
      ? Response.json({ versions: { news: "8" } })
      : Response.json({ articles: [], total: 0 }, { headers: listHeaders }),
  );
}

test("a list that the device had kept is not taken for the news of the version told", async () => {
  answer({ "X-Kept-At": "2026-11-26T08:00:00Z" });
  expect(await askNewer(question, "7")).toBeNull();
  answer({});
  expect(await askNewer(question, "7")).toMatchObject({ page: { articles: [] }, version: "8" });
});

test("unchanged news costs one question of a few bytes", async () => {
  answer({});
  fetched.mockClear();
  expect(await askNewer(question, "8")).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});
