import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { build } from "vite";

/** The service worker is built after the site, because it lists the site's files. */
const CLIENT = "build/client";

const names = (await readdir(`${CLIENT}/assets`)).filter((name) => /\.(js|css)$/.test(name)).sort();
const files = names.map((name) => `/assets/${name}`);

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  define: {
    SITE_FILES: JSON.stringify(files),
    SITE_VERSION: JSON.stringify(createHash("sha256").update(files.join()).digest("hex").slice(0, 8)),
  },
  build: {
    outDir: CLIENT,
    emptyOutDir: false,
    target: "chrome87",
    lib: {
      entry: "src/app/site/service-worker.ts",
      formats: ["iife"],
      name: "worker",
      fileName: () => "service-worker.js",
    },
  },
});
