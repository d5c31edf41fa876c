import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { AskError } from "./ask.ts";
import { askContext } from "./contexts.ts";
import { type LoadPageData, page, pageWithoutData, reloadOffline } from "./page.ts";

const assign = vi.fn();
/** Read after the page has failed, just before it is decided whether to load the document. */
const controller = vi.fn(() => ({}));

beforeEach(() => {
  assign.mockClear();
  controller.mockClear();
  vi.stubGlobal("window", { location: { assign, href: "/" } });
  vi.stubGlobal("navigator", {
    serviceWorker: {
      get controller() {
        return controller();
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

function openWithoutNetwork(signal: AbortSignal): void {
  const { clientLoader } = page(async () => {
    throw new AskError(0, "");
  });
  void clientLoader({ params: {}, request: new Request("https://news.example/events", { signal }) });
}

test("without a network the page is loaded as a document, for the service worker to serve", async () => {
  openWithoutNetwork(new AbortController().signal);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("https://news.example/events"), MAX_WAIT_MS);
});

test("a page that fails after the reader has left it does not navigate", async () => {
  openWithoutNetwork(AbortSignal.abort());
  await vi.waitFor(() => expect(controller).toHaveBeenCalled(), MAX_WAIT_MS);
  expect(assign).not.toHaveBeenCalled();
});

test("a page whose panels ask by themselves is loaded as a document only without a network", async () => {
  const request = new Request("https://news.example/sports/nigeria-league");
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: { controller: {} } });
  await reloadOffline(request);
  vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: null } });
  await reloadOffline(request);
  expect(assign).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { onLine: false, serviceWorker: { controller: {} } });
  void reloadOffline(request);
  expect(assign).toHaveBeenCalledWith("https://news.example/sports/nigeria-league");
});

const ADDRESS = "https://news.example/article/a1?page=2";
const NOT_FOUND = { data: null, init: { status: 404 } };

/** Both loaders, which must behave alike; `name` keeps their pages apart. */
const loaders = {
  server: (load: LoadPageData<unknown>, _name: string) => {
    const context = new RouterContextProvider();
    context.set(askContext, (async () => ({ sources: ["A"] })) as never);
    return page(load).loader({ context, params: { id: "a1" }, request: new Request(ADDRESS) } as never);
  },
  browser: (load: LoadPageData<unknown>, name: string) =>
    page(load).clientLoader({ params: { id: "a1" }, request: new Request(`${ADDRESS}&name=${name}`) }),
};

test.each(["server", "browser"] as const)(
  "in the %s a page is loaded by its parameters and URL",
  async (side) => {
    const load: LoadPageData<unknown> = async (_ask, { params, url }) => [
      params.id,
      url.searchParams.get("page"),
    ];
    expect(await loaders[side](load, "loaded")).toEqual(["a1", "2"]);
  },
);

test.each([
  ["https://news.example/ha/latest", "ha"],
  ["https://news.example/latest", undefined],
])("the page %s shows lists in %s", async (address, language) => {
  const { clientLoader } = page(async (_ask, request) => request.language);
  expect(await clientLoader({ params: {}, request: new Request(address) })).toBe(language);
});

test("on the server a page asks in the process itself", async () => {
  expect(await loaders.server((ask) => ask("GET /meta/sources"), "")).toEqual({ sources: ["A"] });
});

test.each([
  ["server", 404],
  ["server", 422],
  ["browser", 404],
  ["browser", 422],
] as const)("in the %s an answer with status %i means that there is no such page", async (side, status) => {
  const load = () => Promise.reject(new AskError(status, ""));
  await expect(loaders[side](load, `${status}`)).rejects.toMatchObject(NOT_FOUND);
});

test.each([
  ["server", new AskError(500, "")],
  ["server", undefined],
  ["browser", new AskError(500, "")],
  ["browser", undefined],
] as const)("in the %s any other error is thrown as it is: %s", async (side, error) => {
  await expect(loaders[side](() => Promise.reject(error), `${error}`)).rejects.toBe(error);
  expect(assign).not.toHaveBeenCalled();
});

test("without a network and without a service worker the error is thrown", async () => {
  const error = new AskError(0, "");
  controller.mockReturnValueOnce(null as never);
  await expect(loaders.browser(() => Promise.reject(error), "no-worker")).rejects.toBe(error);
  vi.stubGlobal("navigator", {});
  await expect(loaders.browser(() => Promise.reject(error), "no-workers")).rejects.toBe(error);
  expect(assign).not.toHaveBeenCalled();
});

test("a page without data has none", async () => {
  expect(
    await pageWithoutData.clientLoader({ params: {}, request: new Request(`${ADDRESS}&none`) }),
  ).toBeNull();
});
