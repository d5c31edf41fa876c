import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { pages } from "#contracts/addresses.ts";
import { manifest, type Page } from "#contracts/all/page-manifest.ts";

const frame = (name: string, inside: RouteConfigEntry[]) =>
  layout(`layouts/${name}.tsx`, { id: `layouts/${name}` }, inside);

export default [
  frame("wide", pagesIn("wide")),
  frame("columns", [
    frame("news", pagesIn("news")),
    ...pagesIn(undefined),
    route("*", fileOf("info/not-found"), { id: "info/not-found" }),
  ]),
] satisfies RouteConfig;

function pagesIn(where: Page["frame"]): RouteConfigEntry[] {
  const taken = new Set<string>();
  return Object.entries(manifest).flatMap(([address, { name, frame, path = address }]) => {
    if (name === null || frame !== where) return [];
    if (address === pages.home) return index(fileOf(name), { id: name });
    // By its name others find a page's data; a file's second route is named by its address.
    const id = taken.has(name) ? address : name;
    taken.add(name);
    return route(path.slice(1), fileOf(name), { id });
  });
}

/** "news/search" is a page of the feature news; "home", which several features make, is one of the site. */
function fileOf(name: string): string {
  const [feature, page] = name.split("/");
  return page === undefined ? `pages/${name}.tsx` : `../../features/${feature}/pages/${page}.tsx`;
}
