import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import { buildSite, builtVersion } from "#main/build/build-site.ts";
import type { ReadyCache } from "#main/web/ready-cache.ts";
import { loadStatic } from "#main/web/static.ts";

/** Where the pages' code comes from: the build, or in development the source itself. */
export interface SiteSource {
  /** Builds what is not built yet; true if it had to. */
  prepare(): Promise<boolean>;
  /** What tells one build from another, for the operator. */
  version(): string;
  /** The site's server side; in development a new one whenever the source changed. */
  build(): Promise<ServerBuild>;
  /** Puts the files of the build into the cache for good. */
  loadFiles(cache: ReadyCache): Promise<void>;
  /** Asked before the product, in development: the source's own files. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

const BUILD = new URL("../../../build/server/index.js", import.meta.url).href;

export const builtSite: SiteSource = {
  prepare: buildSite,
  version: builtVersion,
  build: () => import(BUILD) as Promise<ServerBuild>,
  loadFiles: (cache) => loadStatic("build/client", cache),
};
