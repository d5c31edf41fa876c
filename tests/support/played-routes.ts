import { vi } from "vitest";
import type { Route, RouteModule } from "#app/site/router/matching.ts";
import { data, redirect } from "#app/site/router/responses.ts";

/** A browser's address and history, as far as the router uses them. */
export function playedBrowser(at: string) {
  const listeners = new Set<() => void>();
  const entries: { state: unknown; url: URL }[] = [{ state: null, url: new URL(at, "https://news.example") }];
  let index = 0;
  const now = () => entries[index] as (typeof entries)[number];
  const location = {
    get href() {
      return now().url.href;
    },
    get origin() {
      return now().url.origin;
    },
    get pathname() {
      return now().url.pathname;
    },
    get search() {
      return now().url.search;
    },
    get hash() {
      return now().url.hash;
    },
    assign: vi.fn(),
  };
  const entryOf = (state: unknown, to: string) => ({ state, url: new URL(to, now().url) });
  const history = {
    get state() {
      return now().state;
    },
    pushState(state: unknown, _: string, to: string) {
      entries.splice(index + 1, entries.length, entryOf(state, to));
      index += 1;
    },
    replaceState(state: unknown, _: string, to: string) {
      entries[index] = entryOf(state, to);
    },
    go(by: number) {
      index += by;
      for (const listener of listeners) listener();
    },
  };
  return {
    location,
    history,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    addresses: () => entries.map(({ url }) => url.pathname + url.search + url.hash),
  };
}

/** The calls of the loaders, in order; emptied by each test. */
export const calls: string[] = [];
/** Until it is resolved, the article "slow" is loading. */
export const slow = Promise.withResolvers<void>();
const say = (name: string): RouteModule["clientLoader"] => {
  return async ({ params, request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push(`${name} ${pathname}${search}`);
    if (params.id === "slow") await slow.promise;
    if (params.id === "gone") throw data(null, { status: 404 });
    if (params.id === "broken") throw new Error("broken");
    if (params.id === "moved") throw redirect("/article/2");
    return data(`${name} ${params.id ?? ""}`);
  };
};
export const ErrorBoundary = () => null;
export const files: Record<string, RouteModule> = {
  root: { ErrorBoundary, shouldRevalidate: () => false },
  layout: { ErrorBoundary, clientLoader: say("layout"), shouldRevalidate: () => false },
  home: { clientLoader: say("home") },
  article: { clientLoader: say("article") },
};

/** A home page and articles in a layout, with their files loaded. */
export function routes(): Record<string, Route> {
  const all: Route[] = [
    { id: "root", path: "", module: "root" },
    { id: "layout", parentId: "root", module: "layout" },
    { id: "home", parentId: "layout", index: true, module: "home" },
    { id: "article", parentId: "layout", path: "article/:id", module: "article" },
  ];
  return Object.fromEntries(
    all.map((route) => [route.id, { ...route, loaded: files[route.id] as RouteModule }]),
  );
}
