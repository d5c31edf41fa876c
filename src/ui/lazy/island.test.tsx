import { Window } from "happy-dom";
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

let pressed: string[] = [];

function Live() {
  return ["1", "2"].map((name) => <button type="button" key={name} onClick={() => pressed.push(name)} />);
}

/** The module as a browser has it. */
async function inBrowser(): Promise<typeof import("./island.tsx")> {
  vi.stubEnv("SSR", false);
  vi.resetModules();
  return await import("./island.tsx");
}

test("a part that is replaced once its code has come repeats the last press, by the button's place", async () => {
  pressed = [];
  const view = new Window({ url: "https://gist.example/" });
  for (const name of ["document", "Element", "HTMLInputElement"] as const) vi.stubGlobal(name, view[name]);
  vi.stubGlobal("window", view);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  view.document.body.innerHTML = "<div><button>One</button><button>Two</button><p>text</p></div>";
  const written = view.document.querySelectorAll("button, p");
  const near = Promise.withResolvers<void>();
  const { Island, lazyPart } = await inBrowser();
  const part = lazyPart(
    async () => Live,
    () => near.promise,
  );
  const router = createMemoryRouter([{ path: "/", element: <Island part={part} props={{}} /> }]);
  const { hydrateRoot } = await import("react-dom/client");
  const root = await act(async () =>
    hydrateRoot(view.document.body as never, <RouterProvider router={router} />),
  );
  expect(view.document.body.textContent).toBe("OneTwotext");
  for (const at of [0, 1]) (written[at] as unknown as HTMLElement).click();
  expect(pressed).toEqual([]);
  near.resolve();
  await vi.waitFor(async () => {
    await act(() => vi.dynamicImportSettled());
    expect(pressed).toEqual(["2"]);
  }, MAX_WAIT_MS);
  expect(view.document.querySelectorAll("button")).toHaveLength(2);
  await act(async () => root.unmount());
});

test("a part's code is loaded when the part comes near", async () => {
  const heard: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  const disconnect = vi.fn();
  class Watcher {
    observe = () => undefined;
    disconnect = disconnect;
    constructor(hear: (typeof heard)[number]) {
      heard.push(hear);
    }
  }
  vi.stubGlobal("IntersectionObserver", Watcher);
  const { whenNear } = await inBrowser();
  const near = vi.fn();
  const waiting = whenNear({} as Element).then(near);
  heard[0]?.([{ isIntersecting: false }]);
  await Promise.resolve();
  expect([disconnect.mock.calls.length, near.mock.calls.length]).toEqual([0, 0]);
  heard[0]?.([{ isIntersecting: false }, { isIntersecting: true }]);
  await waiting;
  expect(disconnect).toHaveBeenCalledOnce();
});
