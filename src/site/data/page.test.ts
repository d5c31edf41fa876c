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

test("without the network the service worker's page is loaded as a document", async () => {
  openWithoutNetwork(new AbortController().signal);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("https://news.example/events"));
});

test("a page that the reader has left before it failed takes nobody away", async () => {
  openWithoutNetwork(AbortSignal.abort());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(assign).not.toHaveBeenCalled();
});
