import type { ServerBuild } from "react-router";
import type { Middleware } from "#app/http/listen.ts";
import type { ResponseCache } from "#app/http/response-cache.ts";
import { loadStatic } from "#app/http/static-files.ts";
import type { Asset } from "#platform/assets.ts";
import { once } from "#platform/cache/memoize.ts";
import { buildSite, builtVersion } from "./build-site.ts";

/** Where the pages' code comes from: the build, or in development the source itself. */
export interface SiteSource {
  /** Builds the site if it is not up to date; returns true if it did. */
  prepare(): Promise<boolean>;
  /** Identifies the build for the operator. */
  version(): string;
  /** The site's server side; in development a new one whenever the source changed. */
  build(): Promise<ServerBuild>;
  /** Puts the files of the build into the cache for good; returns those whose names change with each build. */
  loadFiles(cache: ResponseCache): Promise<Asset[]>;
  /** Called before the product in development: serves the source's own files. */
  readonly middleware?: Middleware;
}

const BUILD = new URL("../../../build/server/index.js", import.meta.url);

export const builtSite: SiteSource = {
  prepare: buildSite,
  version: builtVersion,
  build: once(() => import(BUILD.href) as Promise<ServerBuild>),
  loadFiles: (cache) => loadStatic("build/client", cache),
};
