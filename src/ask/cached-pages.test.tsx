import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { MINUTE_MS } from "#contracts/durations.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { renderHook } from "#tests/support/hook.tsx";
import { keptAnswer, type PlayedAnswer, playedApi } from "#tests/support/played-api.ts";
import { idle, waitFor } from "#tests/support/waiting.ts";
import { setSite } from "./ask.ts";
import { askAgain, cachedFirst, useCachedPages } from "./cached-pages.ts";

const api = playedApi();
const device = emptyDevice();
const START = Date.parse("2026-11-21T11:00:00Z");
const BEFORE = Date.parse("2026-11-21T10:05:00Z");
const reload = vi.fn();
const tell = vi.fn();
let tests = 0;
/** A page that no earlier test has opened, and the question from whose answer it is made. */
let [address, question] = ["", ""];
/** What the service worker holds, by the API's addresses. */
let stored: Map<string, object>;

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ["Date", "setTimeout", "clearTimeout"] });
  tests += 1;
  address = `https://news.example/article/${tests}`;
  question = `GET /articles/a${tests}`;
  stored = new Map();
  vi.clearAllMocks();
  const caches = {
    match: async (url: string) => (stored.has(url) ? keptAnswer(BEFORE, stored.get(url)) : undefined),
  };
  const location = { hostname: "news.example", href: `${address}#top`, reload };
  Object.assign(device.window, { location, caches, times: { tell, setAhead: () => {} } });
});

setSite({ apiBase: { development: "/api", production: "/api" }, siteUrl: "https://news.example" });
const load = (ask: Ask) => ask("GET /articles/{id}", { id: `a${tests}` }) as Promise<unknown>;
const open = () => cachedFirst(address, load);

// What is still on its way must not arrive in the next test.
afterEach(idle);

test("a page is asked for on the first visit, and shown from memory for a minute", async () => {
  api.answer = () => ({ headline: "Ferry" });
  expect(await open()).toEqual({ headline: "Ferry" });
  api.answer = () => ({ headline: "Ferry sails" });
  vi.setSystemTime(START + MINUTE_MS);
  expect(await open()).toEqual({ headline: "Ferry" });
  await idle();
  expect(api.asked).toEqual([question]);
});

test("an older page is shown at once, asked for again, and announced if it has changed", async () => {
  api.answer = () => ({ headline: "Ferry" });
  await open();
  const { promise, resolve } = Promise.withResolvers<PlayedAnswer>();
  api.answer = () => promise;
  vi.setSystemTime(START + MINUTE_MS + 1);
  expect(await open()).toEqual({ headline: "Ferry" });
  await waitFor(() => expect(api.asked).toEqual([question, question]));
  expect(device.events).toEqual([]);
  resolve({ headline: "Ferry sails" });
  await waitFor(() => expect(device.events).toEqual(["changed"]));
  expect(await open()).toEqual({ headline: "Ferry sails" });
  await idle();
  expect(api.asked).toHaveLength(2);
});

test("an older page that has not changed is new again, and nothing is announced", async () => {
  await open();
  vi.setSystemTime(START + MINUTE_MS + 1);
  await open();
  await waitFor(() => expect(api.asked).toHaveLength(2));
  await idle();
  expect(device.events).toEqual([]);
  vi.setSystemTime(START + 2 * MINUTE_MS);
  await open();
  await idle();
  expect(api.asked).toHaveLength(2);
});

test("a page whose answers the service worker holds is shown at once and asked for again", async () => {
  stored.set(`/api/articles/a${tests}`, { headline: "Stored", image_url: "https://news.example/pictures/1" });
  api.answer = () => ({ headline: "Ferry" });
  expect(await open()).toEqual({ headline: "Stored", image_url: "/pictures/1" });
  await waitFor(() => expect(device.events).toEqual(["changed"]));
  expect(await open()).toEqual({ headline: "Ferry" });
  expect(api.asked).toEqual([question]);
});

test("a page of which the service worker lacks an answer is asked for as a whole", async () => {
  stored.set(`/api/articles/a${tests}`, { headline: "Stored" });
  api.answer = (asked) => (asked === question ? { headline: "Ferry" } : { sources: ["A"] });
  const loadBoth = async (ask: Ask) => [
    await load(ask),
    await ask("GET /meta/sources").catch(() => "left out"),
  ];
  expect(await cachedFirst(address, loadBoth)).toEqual([{ headline: "Ferry" }, { sources: ["A"] }]);
});

test("without a service worker a page is asked for", async () => {
  Object.assign(device.window, { caches: undefined });
  api.answer = () => ({ headline: "Ferry" });
  expect(await open()).toEqual({ headline: "Ferry" });
});

test("a page that fails is not kept", async () => {
  api.answer = () => Response.json({}, { status: 500 });
  await expect(open()).rejects.toMatchObject({ status: 500 });
  api.answer = () => ({ headline: "Ferry" });
  expect(await open()).toEqual({ headline: "Ferry" });
});

test("a visit keeps forty pages; the one that was loaded longest ago is asked for again", async () => {
  const loads = new Map<number, number>();
  const visit = async (n: number) => {
    const count = await cachedFirst(`${address}-${n}`, async (ask) => {
      await ask("GET /meta/sources");
      loads.set(n, (loads.get(n) ?? 0) + 1);
      return loads.get(n);
    });
    await idle();
    return count;
  };
  for (let n = 1; n <= 40; n++) await visit(n);
  vi.setSystemTime(START + MINUTE_MS + 1);
  expect(await visit(1), "kept").toBe(1);
  expect(loads.get(1), "loaded again").toBe(2);
  await visit(41);
  expect(await visit(3)).toBe(1);
  expect(await visit(1)).toBe(2);
  expect(await visit(2)).toBe(2);
});

test.each([
  [404, "taken down", 1],
  [500, "broken for now", 0],
])("a page whose new answer is %i, being %s, is reloaded %i times", async (status, _, reloads) => {
  await open();
  api.answer = () => Response.json({}, { status });
  vi.setSystemTime(START + MINUTE_MS + 1);
  await open();
  await waitFor(() => expect(api.asked).toHaveLength(2));
  await idle();
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(device.events).toEqual([]);
});

test.each(["no network", 404] as const)(
  "a page that the reader has left is neither announced nor reloaded: %s",
  async (failure) => {
    await open();
    api.answer = () => (failure === 404 ? Response.json({}, { status: 404 }) : failure);
    vi.setSystemTime(START + MINUTE_MS + 1);
    Object.assign(window.location, { href: "https://news.example/" });
    await open();
    await waitFor(() => expect(api.asked).toHaveLength(failure === 404 ? 2 : 3));
    await idle();
    expect(reload).not.toHaveBeenCalled();
    expect(device.events).toEqual([]);
  },
);

const shownAgain = vi.fn();

/** The open page, with this data in its HTML. */
function show(data: unknown) {
  const route = { id: "page", path: "*", loader: async () => shownAgain(await open()) ?? data };
  return renderHook(useCachedPages, undefined, (content) => (
    <RouterProvider
      router={createMemoryRouter([{ ...route, element: content }], {
        hydrationData: { loaderData: { page: data } },
      })}
    />
  ));
}

async function changeOlderPage(): Promise<void> {
  api.answer = () => ({ headline: "Ferry sails" });
  vi.setSystemTime(Date.now() + MINUTE_MS + 1);
  await open();
  await waitFor(() => expect(device.events).toEqual(["changed"]));
}

test("a page that came as HTML is kept like one that was asked for, since the document was loaded", async () => {
  show({ headline: "From HTML" });
  vi.setSystemTime(Math.floor(performance.timeOrigin) + MINUTE_MS);
  expect(await open()).toEqual({ headline: "From HTML" });
  await idle();
  expect(api.asked).toEqual([]);
  vi.setSystemTime(Math.ceil(performance.timeOrigin) + MINUTE_MS + 1);
  expect(await open()).toEqual({ headline: "From HTML" });
  await waitFor(() => expect(api.asked).toEqual([question]));
});

test("a page without data of its own is not kept", async () => {
  show(undefined);
  api.answer = () => ({ headline: "Ferry" });
  expect(await open()).toEqual({ headline: "Ferry" });
});

test("a page that is kept already is not replaced by what is shown", async () => {
  api.answer = () => ({ headline: "Ferry" });
  await open();
  show({ headline: "Shown" });
  expect(await open()).toEqual({ headline: "Ferry" });
});

test("a page from the service worker's answers is not kept as if it had come with the document", async () => {
  stored.set(`/api/articles/a${tests}`, { headline: "Stored" });
  api.answer = () => "no network";
  const data = await open();
  const shown = show(data);
  await open();
  await waitFor(() => expect(api.asked).toHaveLength(2));
  await idle();
  expect(device.events).toEqual([]);
  expect(tell).toHaveBeenLastCalledWith(BEFORE, "offline");
  shown.unmount();
});

test("the open page is shown again once it has changed", async () => {
  api.answer = () => ({ headline: "Ferry" });
  await open();
  const shown = show({ headline: "Ferry" });
  await changeOlderPage();
  await waitFor(() => expect(shownAgain.mock.calls).toEqual([[{ headline: "Ferry sails" }]]));
  window.dispatchEvent(new Event("changed"));
  await idle();
  expect(shownAgain, "once for each change").toHaveBeenCalledTimes(1);
  shown.unmount();
});

test("a change that came before the page was shown is shown, too", async () => {
  await open();
  await changeOlderPage();
  show({});
  await waitFor(() => expect(shownAgain).toHaveBeenCalledTimes(1));
});

test("another page's change does not concern the open one, nor a change the page that was closed", async () => {
  await open();
  const shown = show({});
  window.location.href = "https://news.example/other";
  await changeOlderPage();
  await idle();
  expect(shownAgain).not.toHaveBeenCalled();
  shown.unmount();
  window.location.href = address;
  window.dispatchEvent(new Event("changed"));
  await idle();
  expect(shownAgain).not.toHaveBeenCalled();
});

test.each<[string, PlayedAnswer, number]>([
  ["the network is found missing", "no network", START],
  ["only what was kept before it comes", keptAnswer(BEFORE, { headline: "Older" }), BEFORE],
])("an older page says its age while it is asked for again, and once %s", async (_, answer, from) => {
  await open();
  const shown = show(await open());
  const { promise, resolve } = Promise.withResolvers<PlayedAnswer>();
  api.answer = () => promise;
  vi.setSystemTime(START + MINUTE_MS + 1);
  void askAgain(async () => void (await open()));
  await waitFor(() => expect(tell).toHaveBeenLastCalledWith(START, "checking"));
  resolve(answer);
  await waitFor(() => expect(tell).toHaveBeenLastCalledWith(from, "offline"));
  expect(shownAgain).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  shown.unmount();
});

test("an older page that is current after all says no age", async () => {
  await open();
  const shown = show(await open());
  vi.setSystemTime(START + MINUTE_MS + 1);
  await askAgain(async () => void (await open()));
  await waitFor(() => expect(tell).toHaveBeenLastCalledWith(null, ""));
  expect(tell).toHaveBeenCalledWith(START, "checking");
  shown.unmount();
});

test("an answer that the service worker gives in place of the server's dates the page", async () => {
  api.answer = () => keptAnswer(BEFORE);
  const shown = show(await open());
  await waitFor(() => expect(tell).toHaveBeenLastCalledWith(BEFORE, "offline"));
  shown.unmount();
});

test("a page that is made from no answer has no age", async () => {
  const blank = async () => void (await cachedFirst(address, async () => null));
  await blank();
  const shown = show(null);
  vi.setSystemTime(START + 2 * MINUTE_MS);
  await askAgain(blank);
  expect(tell).toHaveBeenLastCalledWith(null, "");
  shown.unmount();
});
