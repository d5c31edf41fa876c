import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { pages } from "#contracts/addresses.ts";
import { manifest, type Page } from "#contracts/page-manifest.ts";

const notFound = route("*", "routes/info/not-found.tsx");

export default [
  layout("routes/layouts/wide.tsx", pagesIn("wide")),
  layout("routes/layouts/columns.tsx", [
    layout("routes/layouts/news.tsx", pagesIn("news")),
    ...pagesIn(undefined),
    notFound,
  ]),
] satisfies RouteConfig;

function pagesIn(frame: Page["frame"]): RouteConfigEntry[] {
  const taken = new Set<string>();
  return Object.entries(manifest).flatMap(([address, page]) => {
    if (page.file === null || page.frame !== frame) return [];
    // The name of a route is its file; that of a file's second route is its address.
    const options = taken.has(page.file) ? { id: address } : {};
    taken.add(page.file);
    if (address === pages.home) return index(`routes/${page.file}`);
    return route((page.path ?? address).slice(1), `routes/${page.file}`, options);
  });
}
