import type { Location, NavigateOptions, Path } from "react-router";
import { loadOnce } from "#words/load-words.ts";
import { isAnchor, type Prefix, prefixOf, resolve } from "./addresses.ts";
import { createMatcher, type Match, type Route, type RouteModule } from "./matching.ts";
import { asRouteError, redirectOf, withoutStatus } from "./responses.ts";
import type { WrittenData } from "./written-data.ts";

type Action = "POP" | "PUSH" | "REPLACE";
type DataById = Readonly<Record<string, unknown>>;

/** What is shown. It is replaced whenever a page has been loaded, or loaded again. */
export interface Page {
  readonly action: Action;
  readonly location: Location;
  readonly matches: readonly Match[];
  /** Keyed by the routes' ids, like `errors`. */
  readonly data: DataById;
  /** Each is under the route whose error page shows it. */
  readonly errors: DataById | null;
}

export interface State {
  readonly page: Page;
  readonly isLoading: boolean;
}

export interface Router {
  readonly prefix: Prefix;
  state(): State;
  listen(listener: (state: State) => void): () => void;
  navigate(to: string | number, options?: NavigateOptions): Promise<void>;
  revalidate(): Promise<void>;
}

export interface RouterOptions extends WrittenData {
  readonly basename?: string;
  readonly routes: Readonly<Record<string, Route>>;
}

/**
 * Goes from page to page without loading a new document. It has only those features of the server's router that the
 * site uses: loaders in the browser, but no actions, no forms and no blockers.
 */
export function createRouter({ basename, routes, loaderData = {}, errors = null }: RouterOptions): Router {
  const prefix = prefixOf(basename);
  const match = createMatcher(routes);
  const first = here(prefix);
  let state: State = {
    page: { action: "POP", location: first, matches: match(first.pathname), data: loaderData, errors },
    isLoading: false,
  };
  let listener: (state: State) => void = () => {};
  let running: AbortController | null = null;
  let pending: { readonly action: Action; readonly location: Location } | null = null;
  /** Set by `revalidate` until a page has arrived: load everything again, even if the reader navigates meanwhile. */
  let isRefreshed = false;

  function setState(next: Partial<State>): void {
    state = { ...state, ...next };
    listener(state);
  }

  async function go(action: Action, location: Location, isQuiet = false): Promise<void> {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    const shown = state.page;
    const matches = match(location.pathname);
    if (!isRefreshed && isAnchor(shown.location, location)) {
      arrive({ ...shown, action, location, matches }, isQuiet);
      return;
    }
    if (!isQuiet) {
      pending = { action, location };
      setState({ isLoading: true });
    }
    const request = new Request(new URL(prefix.add({ ...location, hash: "" }), window.location.href), {
      signal,
    });
    const change = { shown, location, matches, isRefreshed };
    const results = await Promise.all(matches.map((one, at) => load(one, needsLoader(change, at), request)));
    if (signal.aborted) return;
    const redirect = results.map(({ error }) => redirectOf(error)).find(Boolean);
    if (redirect) await go(action === "REPLACE" ? action : "PUSH", locationOf(redirect, location, prefix));
    else arrive({ action, location, matches, ...combineResults(shown, matches, results) }, isQuiet);
  }

  function arrive(page: Page, isQuiet: boolean): void {
    running = null;
    pending = null;
    isRefreshed = false;
    if (!isQuiet) writeHistory(page, prefix);
    setState({ page, isLoading: false });
  }

  window.addEventListener("popstate", () => void go("POP", here(prefix)));
  return {
    prefix,
    state: () => state,
    listen(one) {
      listener = one;
      return () => {
        listener = () => {};
      };
    },
    async navigate(to, { replace } = {}) {
      if (typeof to === "number") window.history.go(to);
      else await go(replace ? "REPLACE" : "PUSH", locationOf(to, state.page.location, prefix));
    },
    revalidate() {
      isRefreshed = true;
      const { action, location } = pending ?? state.page;
      return go(action, location, pending === null);
    },
  };
}

/** Where the browser is. A history entry that the router did not write has no key. */
function here(prefix: Prefix): Location {
  const { pathname, search, hash } = window.location;
  const key = window.history.state?.key ?? "default";
  return { pathname: prefix.remove(pathname), search, hash, state: null, key };
}

function locationOf(to: string, from: Path, prefix: Prefix): Location {
  const { pathname, search, hash } = new URL(prefix.add(resolve(to, from)), window.location.origin);
  const key = Math.random().toString(36).slice(2, 10);
  return { pathname: prefix.remove(pathname), search, hash, state: null, key };
}

/** Writes the page into the browser's history; after "POP" the browser has done so itself. */
function writeHistory({ action, location }: Page, prefix: Prefix): void {
  const { key } = location;
  if (action === "PUSH") window.history.pushState({ key }, "", prefix.add(location));
  if (action === "REPLACE") window.history.replaceState({ key }, "", prefix.add(location));
}

interface ChangeOfPage {
  readonly shown: Page;
  readonly location: Location;
  readonly matches: readonly Match[];
  readonly isRefreshed: boolean;
}

/** Whether to call a route's loader: always if the route was not shown before, otherwise the route decides. */
function needsLoader(change: ChangeOfPage, at: number): boolean {
  const { shown, matches } = change;
  const [previous, next] = [shown.matches[at], matches[at]];
  if (previous?.route !== next?.route || !next || !(next.route.id in shown.data)) return true;
  const byDefault = isReloadedByDefault(change, previous?.pathname !== next.pathname);
  const choose = next.route.loaded?.shouldRevalidate;
  if (!choose) return byDefault;
  return choose({
    currentUrl: urlOf(shown.location),
    currentParams: previous?.params ?? {},
    nextUrl: urlOf(change.location),
    nextParams: next.params,
    defaultShouldRevalidate: byDefault,
  });
}

function isReloadedByDefault({ shown, location, isRefreshed }: ChangeOfPage, hasOtherPath: boolean): boolean {
  const { pathname, search } = shown.location;
  return isRefreshed || hasOtherPath || pathname === location.pathname || search !== location.search;
}

function urlOf({ pathname, search }: Path): URL {
  return new URL(pathname + search, window.location.origin);
}

interface LoadResult {
  /** False if the data shown before is kept. */
  readonly isNew: boolean;
  readonly value?: unknown;
  readonly error?: unknown;
}

async function load({ route, params }: Match, isNeeded: boolean, request: Request): Promise<LoadResult> {
  const isFirst = !route.loaded;
  const { clientLoader, handle } = await loadRouteFile(route, request);
  if (!clientLoader || !(isNeeded || isFirst)) return { isNew: false };
  try {
    const [value] = await Promise.all([clientLoader({ params, request }), loadOnce(handle)]);
    return { isNew: true, value: withoutStatus(value) };
  } catch (error) {
    return { isNew: true, error: asRouteError(error) };
  }
}

/** A missing file means that this page is of an older build: the next one is loaded as a document, if still wanted. */
async function loadRouteFile(route: Route, request: Request): Promise<RouteModule> {
  try {
    route.loaded ??= (await import(/* @vite-ignore */ route.module)) as RouteModule;
    return route.loaded;
  } catch {
    if (!request.signal.aborted) window.location.assign(request.url);
    return new Promise(() => undefined);
  }
}

function combineResults(
  shown: Page,
  matches: readonly Match[],
  results: readonly LoadResult[],
): Pick<Page, "data" | "errors"> {
  const data: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  for (const [at, { route }] of matches.entries()) {
    const { id } = route;
    const { isNew, value, error } = results[at] as LoadResult;
    if (error !== undefined) errors[boundaryOf(matches.slice(0, at + 1))] ??= error;
    else if (isNew) data[id] = value;
    else if (id in shown.data) data[id] = shown.data[id];
  }
  return { data, errors: Object.keys(errors).length > 0 ? errors : null };
}

/** The nearest route with an error page, from the one that failed upwards. */
function boundaryOf(matches: readonly Match[]): string {
  const nearest = [...matches].reverse().find(({ route }) => route.loaded?.ErrorBoundary);
  return (nearest ?? matches[0])?.route.id ?? "";
}
