import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import type { SiteSource } from "./site-build/site-source.ts";
import { serve } from "./start.ts";

/** `npm run dev`: the real product, except that the site is served from its source, with hot reload. */
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom", mode: "development" });

const sourceSite: SiteSource = {
  prepare: async () => false,
  version: () => "development",
  build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
  async loadFiles(pages) {
    // Otherwise a changed style or page shows only once the news change too.
    vite.watcher.on("all", () => pages.invalidate());
    return [];
  },
  middleware: (request, response, next) => vite.middlewares(request, response, next),
};

await serve(sourceSite);
