import { type Element as AnyElement, type HTMLInputElement, Window } from "happy-dom";
import { act } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { vi } from "vitest";
import App from "#app/site/root.tsx";
import { Header } from "#app/site/shell/header/Header.tsx";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { Consent } from "#ui/analytics/Consent.tsx";
import { MadeAt } from "#ui/root-data.ts";
import { loadPage, serverContext, siteRoutes } from "./site-pages.tsx";

/** Any control of a form; what its kind does not have is empty. */
export type Control = HTMLInputElement;

/**
 * A page with its effects, in a document without a layout: what it does after the server's HTML has arrived, and at a
 * press.
 */
export interface LivePage {
  readonly address: () => string;
  readonly all: (selector: string) => readonly Control[];
  readonly press: (control: Control) => Promise<void>;
  readonly type: (control: Control, text: string) => Promise<void>;
  /** Lets time pass. */
  readonly wait: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a page as a browser would; the test has stubbed what it asks (`fetch`, the device's storage) and the clock. */
export async function openLivePage(
  ask: Ask,
  address: string,
  madeAt: string,
  isFramed: boolean,
): Promise<LivePage> {
  const { loaderData } = await loadPage(ask, address);
  const view = new Window({ url: `https://naijagist.example${address}`, settings: SETTINGS });
  mend(view);
  stubBrowser(view);
  const host = view.document.createElement("div");
  view.document.body.append(host);
  const router = createMemoryRouter([rootWith(siteRoutes[0], isFramed)], {
    initialEntries: [address],
    hydrationData: { loaderData },
    getContext: () => serverContext(ask) as never,
  });
  const settled = () => settle(() => `${router.state.navigation.state} ${host.innerHTML}`);
  // It looks for the document when it is loaded.
  const { createRoot } = await import("react-dom/client");
  const root = createRoot(host as never);
  await act(async () =>
    root.render(
      <MadeAt value={madeAt}>
        <RouterProvider router={router} />
      </MadeAt>,
    ),
  );
  await settled();
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    all: (selector) => [...host.querySelectorAll(selector)] as Control[],
    async press(control) {
      await act(async () => control.click());
      await settled();
    },
    async type(control, text) {
      // React remembers what it has set itself: the reader's text is set past it.
      const { prototype } = control.constructor as typeof HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
      for (const type of ["input", "change"])
        await act(async () => void control.dispatchEvent(new view.Event(type, { bubbles: true })));
      await settled();
    },
    async wait(ms) {
      await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
      await settled();
    },
    async close() {
      await act(async () => root.unmount());
      await view.happyDOM.close();
    },
  };
}

/** An element as the server would write it, with what a reader has typed and chosen. */
export function writtenOf(element: Control): string {
  const copy = element.cloneNode(true) as AnyElement;
  const written = [...copy.querySelectorAll(CONTROLS)];
  for (const [nth, control] of ([...element.querySelectorAll(CONTROLS)] as Control[]).entries()) {
    if (control.tagName !== "OPTION") written[nth]?.setAttribute("value", control.value);
    for (const state of ["checked", "selected"])
      if ((control as unknown as Record<string, unknown>)[state] === true)
        written[nth]?.setAttribute(state, "");
  }
  return copy.outerHTML;
}

const CONTROLS = "input, select, textarea, option";

/** With what stays while pages change; `isFramed`: with the header and the question about cookies, too. */
function rootWith(root: RouteObject | undefined, isFramed: boolean): RouteObject {
  const element = (
    <>
      {isFramed ? <Header /> : null}
      <App />
      {isFramed ? <Consent /> : null}
    </>
  );
  return { ...(root as RouteObject & { index?: false }), element };
}

/** Waits until code, answers and what the device holds have come, and nothing changes any more. */
async function settle(state: () => string): Promise<void> {
  let last = "";
  for (let unchanged = 0; unchanged < 4; ) {
    await act(async () => {
      await vi.dynamicImportSettled();
      for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    });
    const now = state();
    unchanged = now === last && now.startsWith("idle") ? unchanged + 1 : 0;
    last = now;
  }
}

/** Nothing is loaded by the document itself. */
const SETTINGS = {
  disableCSSFileLoading: true,
  disableIframePageLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
};

const OF_WINDOW = [
  ...["document", "location", "history", "History", "localStorage", "sessionStorage", "FormData", "File"],
  ...["HTMLElement", "HTMLIFrameElement", "HTMLInputElement", "HTMLSelectElement", "Element", "Node"],
  ...["Event", "CustomEvent", "MutationObserver", "IntersectionObserver", "ResizeObserver"],
] as const;
const FUNCTIONS = ["addEventListener", "removeEventListener", "dispatchEvent", "scrollTo"] as const;

/** What this document lacks: a group of radio buttons can be set, and <search> is an element. */
function mend(view: Window): void {
  Object.defineProperty(view.HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" });
  const { prototype } = view.RadioNodeList;
  const read = Object.getOwnPropertyDescriptor(prototype, "value")?.get;
  Object.defineProperty(prototype, "value", {
    get: read,
    set(this: Iterable<HTMLInputElement>, value: string) {
      for (const radio of this) radio.checked = radio.value === value;
    },
  });
}

/** The parts of a browser that our code reads from what is global. */
function stubBrowser(view: Window): void {
  const globals: Record<string, unknown> = {
    ...Object.fromEntries(OF_WINDOW.map((name) => [name, view[name]])),
    ...Object.fromEntries(FUNCTIONS.map((name) => [name, view[name].bind(view)])),
    ...{ IS_REACT_ACT_ENVIRONMENT: true, window: globalThis, scrollY: 0 },
    ...{ confirm: () => true, print: () => undefined },
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}
