import type { Path } from "react-router";

const PARTS = /^([^?#]*)(\?[^#]+)?\??(#.+)?#?$/s;

/** The parts of an address of the site; what it lacks is empty. */
function partsOf(address: string): Path {
  const [, pathname = "", search = "", hash = ""] = PARTS.exec(address) ?? [];
  return { pathname, search, hash };
}

/** An address as a page's link has it: "?page=2" and "#main" are of the page that shows it. */
export function resolve(to: string, { pathname }: Path): Path {
  const parts = partsOf(to);
  return { ...parts, pathname: parts.pathname || pathname };
}

export function written({ pathname, search, hash }: Path): string {
  return pathname + search + hash;
}

/** Only a place of the page that is shown: nothing is loaded for it. */
export function isAnchor(shown: Path, next: Path): boolean {
  return shown.pathname === next.pathname && shown.search === next.search && next.hash !== "";
}

/** Pages in another language than English have its name before their path; inside the router no path has it. */
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
