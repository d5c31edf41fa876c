import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#contracts/durations.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { renderHook } from "#tests/support/hook.tsx";
import { playedApi } from "#tests/support/played-api.ts";
import { idle, waitFor } from "#tests/support/waiting.ts";
import type { FeedQuestion } from "./feed-page.ts";
import { useNewer } from "./use-newer.ts";

const api = playedApi();
const device = emptyDevice();
const question: FeedQuestion = { address: "GET /articles/latest", params: {} };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  Object.assign(device.window, { location: { hostname: "naijagist.example" } });
});
afterEach(idle);

test("a list that is empty announces its first stories, too", async () => {
  api.answer = () => ({ versions: { news: "8" }, articles: [{ _id: "first" }] });
  const list = renderHook((newestAt: string | null) => useNewer(question, newestAt), null);
  vi.advanceTimersByTime(5 * MINUTE_MS);
  await waitFor(() => expect(list.result.articles.map(({ _id }) => _id)).toEqual(["first"]));
  list.unmount();
});
