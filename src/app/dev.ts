import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import type { CodeSource, readAll } from "./reads.ts";
import { serve } from "./start.ts";

/** Called when a file has changed, after Vite has dropped what it made of it. */
let afterChange = async (): Promise<void> => {};

/**
 * `npm run dev`: the real product, except that the site and the domains' answers are served from their source, with hot
 * reload.
 */
const vite = await createServer({
  server: { middlewareMode: true },
  appType: "custom",
  mode: "development",
  plugins: [{ name: "after-change", hotUpdate: () => afterChange() }],
});

const sourceSite: CodeSource = {
  prepare: async () => false,
  version: () => "development",
  build: () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
  followCode(replace) {
    // Vite hands out the same module until a file that it is made of has changed. Loading it now makes the first change
    // as quick as the next.
    let current: typeof readAll;
    afterChange = async () => {
      const { readAll: now } = (await vite.ssrLoadModule("/src/app/reads.ts")) as { readAll: typeof readAll };
      if (now !== current) replace(now);
      current = now;
    };
    void afterChange();
  },
  async loadFiles(pages) {
    // Otherwise a changed style or page shows only once the news changes too.
    vite.watcher.on("all", () => pages.invalidate());
    return [];
  },
  middleware: (request, response, next) => vite.middlewares(request, response, next),
};

// A matchday of the sample edition is played in ten minutes.
if (process.argv.includes("--matchday")) process.env.EDITION = "matchday";

await serve(sourceSite);
