import type { ComponentType, ReactNode } from "react";
import type { OwnWords } from "#words/load-words.ts";

export type Params = Readonly<Record<string, string | undefined>>;

/** What a file of `pages` exports, as far as the browser needs it. */
export interface RouteModule {
  readonly default?: ComponentType;
  readonly ErrorBoundary?: ComponentType;
  readonly Layout?: ComponentType<{ children: ReactNode }>;
  readonly clientLoader?: (args: { params: Params; request: Request }) => unknown;
  readonly shouldRevalidate?: (change: RouteChange) => boolean;
  /** Where the page's own words are. */
  readonly handle?: OwnWords;
  readonly meta?: (args: object) => readonly MetaTag[];
}

export interface RouteChange {
  readonly currentUrl: URL;
  readonly currentParams: Params;
  readonly nextUrl: URL;
  readonly nextParams: Params;
  readonly defaultShouldRevalidate: boolean;
}

/** A tag of the head, as `meta` describes it. */
export type MetaTag = Readonly<Record<string, unknown>>;

/** A row of the list of routes that the build writes (trim-route-manifest.ts). */
export interface Route {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  /** The address of the route's file. */
  readonly module: string;
  /** The route's file, once it is loaded. */
  loaded?: RouteModule;
}

/** One of the routes of a page: the root, then its layouts, then the page itself. */
export interface Match {
  readonly route: Route;
  readonly params: Params;
  /** "/" for a layout, which stays the same from page to page. */
  readonly pathname: string;
}

interface Branch {
  readonly routes: readonly Route[];
  readonly names: readonly string[];
  readonly pattern: RegExp;
  readonly rank: number;
}

/** Finds the routes of a path; if several pages match, those of the most specific one. */
export function createMatcher(
  routes: Readonly<Record<string, Route>>,
): (pathname: string) => readonly Match[] {
  const all = Object.values(routes);
  const pages = all.filter(({ id }) => !all.some(({ parentId }) => parentId === id));
  const branches = pages.map((page) => branchOf(page, routes)).sort((one, other) => other.rank - one.rank);
  return (pathname) => {
    const path = decoded(pathname);
    for (const branch of branches) {
      const found = branch.pattern.exec(path);
      if (found) return matchesOf(branch, found, pathname);
    }
    return [];
  };
}

function branchOf(page: Route, routes: Readonly<Record<string, Route>>): Branch {
  const line = [page];
  for (let parent = routes[page.parentId ?? ""]; parent; parent = routes[parent.parentId ?? ""])
    line.unshift(parent);
  const segments = (page.path ?? "").split("/").filter(Boolean);
  return {
    routes: line,
    names: segments.flatMap((segment) => nameOf(segment) ?? []),
    pattern: new RegExp(`^${segments.map(patternOf).join("")}/*$`, "i"),
    rank: segments.reduce((rank, segment) => rank + weightOf(segment), page.index ? 2 : 0),
  };
}

function nameOf(segment: string): string | null {
  return segment === "*" ? "*" : (/^:(\w+)/.exec(segment)?.[1] ?? null);
}

function patternOf(segment: string): string {
  if (segment === "*") return "(?:/(.*))?";
  if (!segment.startsWith(":")) return `/${segment}`;
  return segment.endsWith("?") ? "(?:/([^/]+))?" : "/([^/]+)";
}

/** Weighs like the server's router: a fixed segment more than a parameter, a catch-all least. */
function weightOf(segment: string): number {
  if (segment === "*") return -1;
  return segment.startsWith(":") ? 4 : 11;
}

function matchesOf({ routes, names }: Branch, found: RegExpExecArray, pathname: string): readonly Match[] {
  const params = Object.fromEntries(names.map((name, at) => [name, found[at + 1]?.replaceAll("%2F", "/")]));
  const page = routes.at(-1);
  return routes.map((route) => ({ route, params, pathname: route === page ? pathname : "/" }));
}

/** An encoded slash inside a segment stays encoded. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split("/")
      .map((part) => decodeURIComponent(part).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return pathname;
  }
}
