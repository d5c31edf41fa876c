import { act } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { vi } from "vitest";
import App from "#app/site/root.tsx";
import { Header } from "#app/site/shell/header/Header.tsx";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { Consent } from "#ui/analytics/Consent.tsx";
import { MadeAt } from "#ui/root-data.ts";
import { loadPage, serverContext, siteRoutes } from "./site-pages.tsx";
import { changes, SmallElement, send, smallDocument } from "./small-dom.ts";

/** A page with its effects, in a small document: what it does after the server's HTML has arrived, and at a press. */
export interface LivePage {
  readonly html: () => string;
  readonly address: () => string;
  readonly all: (selector: string) => readonly SmallElement[];
  /** Whether the reader still sees it. */
  readonly has: (element: SmallElement) => boolean;
  readonly press: (element: SmallElement) => Promise<void>;
  readonly type: (element: SmallElement, text: string) => Promise<void>;
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
  const page = smallDocument();
  stubBrowser(page, address);
  const host = new SmallElement("div");
  page.body.appendChild(host);
  const router = createMemoryRouter([rootWith(siteRoutes[0], isFramed)], {
    initialEntries: [address],
    hydrationData: { loaderData },
    getContext: () => serverContext(ask) as never,
  });
  const settled = () => settle(() => router.state.navigation.state !== "idle");
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
    html: () => host.outerHTML,
    address: () => router.state.location.pathname + router.state.location.search,
    has: (element) => host.contains(element),
    all: (selector) => host.querySelectorAll(selector),
    async press(element) {
      const isBox = ["checkbox", "radio"].includes(element.type);
      if (isBox) Object.assign(element, { checked: !(element as { checked?: boolean }).checked });
      await act(async () => void send(element, "click"));
      const form = element.closest("form");
      if (form && element.type === "submit") await act(async () => void send(form, "submit"));
      await settled();
    },
    async type(element, text) {
      Object.assign(element, { value: text });
      for (const event of ["input", "change"]) await act(async () => void send(element, event));
      await settled();
    },
    async wait(ms) {
      await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
      await settled();
    },
    async close() {
      await act(async () => root.unmount());
    },
  };
}

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
async function settle(isBusy: () => boolean): Promise<void> {
  let last = -1;
  for (let unchanged = 0; unchanged < 4; ) {
    await act(async () => {
      await vi.dynamicImportSettled();
      for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    });
    unchanged = changes === last && !isBusy() ? unchanged + 1 : 0;
    last = changes;
  }
}

function stubBrowser(page: ReturnType<typeof smallDocument>, address: string): void {
  const globals = {
    ...{ IS_REACT_ACT_ENVIRONMENT: true, window: globalThis, document: page },
    ...{
      location: new SmallLocation(address, "https://naijagist.example"),
      scrollTo: () => undefined,
      scrollY: 0,
    },
    ...{ localStorage: smallStorage(), sessionStorage: smallStorage(), HTMLIFrameElement: class {} },
    ...{ HTMLElement: SmallElement, Element: SmallElement, Node: Object },
    ...{ confirm: () => true, print: () => undefined, FormData: SmallForm, File: class {} },
    ...{ History: SmallHistory, history: new SmallHistory() },
    matchMedia: () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    addEventListener: page.view.addEventListener.bind(page.view),
    removeEventListener: page.view.removeEventListener.bind(page.view),
    dispatchEvent: page.view.dispatchEvent.bind(page.view),
    ...{ IntersectionObserver: NoObserver, ResizeObserver: NoObserver, MutationObserver: NoObserver },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

class SmallHistory {
  length = 1;
  state: unknown = null;
  pushState(state: unknown) {
    this.state = state;
  }
  replaceState(state: unknown) {
    this.state = state;
  }
  back() {
    this.state = null;
  }
}

class SmallLocation extends URL {
  assign(address: string) {
    this.href = new URL(address, this.href).href;
  }
  reload() {}
}

/** What a form would send. */
function entriesOf(form: SmallElement): [name: string, value: string][] {
  return form.querySelectorAll("input, select, textarea").flatMap((control) => {
    const { checked, value } = control as unknown as { checked?: boolean; value?: string };
    const isLeftOut = ["checkbox", "radio"].includes(control.type) && !checked;
    const chosen = control.options.find((option) => (option as { selected?: boolean }).selected);
    const text = value ?? chosen?.getAttribute("value") ?? control.getAttribute("value") ?? "";
    return control.name === "" || isLeftOut ? [] : [[control.name, text] as [string, string]];
  });
}

class SmallForm extends FormData {
  constructor(form?: SmallElement) {
    super();
    for (const [name, value] of form ? entriesOf(form) : []) this.append(name, value);
  }
}

/** There is no layout to observe. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Its keys can be read as properties, too. */
function smallStorage() {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(kept, { [key]: String(value) }),
    removeItem: (key: string) => void delete kept[key],
  };
  const kept: Record<string, string> = Object.create(methods);
  return kept;
}
