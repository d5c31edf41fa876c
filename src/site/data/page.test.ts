import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AskError } from "./ask.ts";
import { page } from "./page.ts";

const assign = vi.fn();

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal("window", { location: { assign } });
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
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
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("https://news.example/events"));
});

test("a page that fails after the reader has left it does not navigate", async () => {
  openWithoutNetwork(AbortSignal.abort());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(assign).not.toHaveBeenCalled();
});
