import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { AskError } from "./ask.ts";
import { page } from "./page.ts";

const assign = vi.fn();
/** Read when the page has failed, just before the document is loaded or not. */
const controller = vi.fn(() => ({}));

beforeEach(() => {
  assign.mockClear();
  controller.mockClear();
  vi.stubGlobal("window", { location: { assign } });
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
