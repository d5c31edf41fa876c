import type { Path } from "react-router";

const PARTS = /^([^?#]*)(\?[^#]+)?\??(#.+)?#?$/s;

/** Splits an address of the site; missing parts are empty strings. */
function partsOf(address: string): Path {
  const [, pathname = "", search = "", hash = ""] = PARTS.exec(address) ?? [];
  return { pathname, search, hash };
}

/** Resolves a link's address: "?page=2" and "#main" refer to the page that shows the link. */
export function resolve(to: string, { pathname }: Path): Path {
  const parts = partsOf(to);
  return { ...parts, pathname: parts.pathname || pathname };
}

export function formatPath({ pathname, search, hash }: Path): string {
  return pathname + search + hash;
}

/** Whether `next` is only an anchor on the page that is shown, so that nothing needs to be loaded. */
export function isAnchor(shown: Path, next: Path): boolean {
  return shown.pathname === next.pathname && shown.search === next.search && next.hash !== "";
}

/** Pages in a language other than English carry its code before their path; paths inside the router never do. */
export interface Prefix {
  add(path: Path): string;
  remove(pathname: string): string;
}

export function prefixOf(basename = "/"): Prefix {
  const prefix = basename === "/" ? "" : basename;
  return {
    add: ({ pathname, search, hash }) =>
      (prefix && pathname === "/" ? prefix : prefix + pathname) + search + hash,
    remove: (pathname) => pathname.slice(prefix.length) || "/",
  };
}
