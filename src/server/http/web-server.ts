import type { Context, Hono } from "hono";
import { endpoints } from "#contracts/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import type { CheckResult } from "#contracts/ops.ts";
import { openApiDocument } from "#outlets/openapi/document.ts";
import { saveAssets } from "#platform/assets/assets.ts";
import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import type { DiskCache } from "#platform/pictures/disk-cache.ts";
import type { createPictures } from "#platform/pictures/pictures.ts";
import type { Env } from "#platform/settings/env.ts";
import type { Domain, House } from "#server/house.ts";
import { mountAdFrame } from "#server/routes/ad-frame.ts";
import { mountOps } from "#server/routes/ops.ts";
import { createGate } from "#server/routes/password-gate.ts";
import { mountPictures } from "#server/routes/pictures.ts";
import { mountSharePictures } from "#server/routes/share-images.ts";
import { mountNotices } from "#server/routes/well-known.ts";
import type { SiteSource } from "#server/site-build/site-source.ts";
import { jsonHeaders } from "./api.ts";
import { createApp } from "./app.ts";
import type { EveryHandler } from "./ask.ts";
import { serveCached } from "./cached-route.ts";
import { callerAddress } from "./caller-address.ts";
import { mountEarlierAssets } from "./earlier-assets.ts";
import { type HttpServer, listen } from "./listen.ts";
import type { Metrics } from "./metrics.ts";
import { createPages } from "./pages.ts";
import { requestId } from "./request-id.ts";
import type { ResponseCache } from "./response-cache.ts";

interface Deps {
  readonly env: Env;
  readonly house: House;
  readonly db: Database;
  readonly cache: ResponseCache;
  readonly handlers: EveryHandler;
  readonly domains: readonly Domain[];
  readonly metrics: Metrics;
  readonly pictures: ReturnType<typeof createPictures>;
  readonly pictureCache: DiskCache;
  readonly site: SiteSource;
  watch(): Promise<CheckResult[]>;
}

/** Opens the port with everything that readers may ask for behind it. */
export async function openStreet(deps: Deps): Promise<HttpServer> {
  const { env, house, cache, handlers, metrics, site } = deps;
  const assets = await site.loadFiles(cache);
  if (assets.length > 0) await saveAssets(deps.db, assets, house.clock.now());
  const app = createApp({
    handlers,
    cache,
    log: house.log,
    prove: env.PROVE_ANSWERS,
    callerAddress: (context) => callerAddress(context, env.TRUST_PROXY),
    requestId: (context) => requestId(context, env.TRUST_PROXY),
    page: await createPages({
      site,
      ask: house.ask,
      settings: house.settings,
      thirdParties: thirdParties(env),
      apiOrigins: apiOrigins(env),
      onFault: (page, error) => logFault(house.log, page, error),
    }),
    mountOutlets: (app) => mountOutlets(app, cache, deps),
  });
  const gate = createGate({
    password: env.GATE_PASSWORD,
    key: await house.key("gate"),
    clock: house.clock,
    trustedProxies: env.TRUST_PROXY,
  });
  return listen({ app, cache, metrics, gate, host: env.HOST, port: env.PORT, first: site.middleware });
}

/** A true 404 is thrown on purpose; an AskError is an expected answer: neither is a fault. */
function logFault(log: Log, page: string, error: unknown): void {
  if (error instanceof Error)
    log.error({ page, error: error.message, where: error.stack?.split("\n")[1]?.trim() }, "page broke");
}

function mountOutlets(
  app: Hono,
  cache: ResponseCache,
  { env, db, house, metrics, pictures, pictureCache, domains, watch }: Deps,
): void {
  const { clock, stopping } = house;
  const ofCaller = (context: Context): string => callerAddress(context, env.TRUST_PROXY);
  mountOps(app, { db, clock, metrics, token: env.OPS_TOKEN, stopping, callerAddress: ofCaller, watch });
  mountPictures(app, pictures);
  mountEarlierAssets(app, { db, cache });
  const document = openApiDocument(endpoints as Endpoints, house.settings.siteUrl);
  app.get("/api/openapi.json", (context) => context.json(document, 200, jsonHeaders));
  mountNotices(app, { env, settings: house.settings, clock: house.clock });
  if (env.AD_NETWORK !== undefined) mountAdFrame(app, env.AD_NETWORK);
  const kept = serveCached(app, cache);
  mountSharePictures(kept, { ask: house.ask, cache: pictureCache });
  for (const domain of domains) domain.mount?.(app, kept);
}

/** Whoever the configuration lets into a page; with nothing configured, nobody. Ads stay in their own frame. */
function thirdParties(env: Env): string[] {
  const all = [env.CONSENT_SCRIPT, env.TAG_MANAGER, env.GEO_DIRECT, env.WEATHER_DIRECT];
  return all.filter((one) => one !== undefined);
}

/** The origins of the API's addresses, where they are not paths of this site. */
function apiOrigins({ API_BASE_DEVELOPMENT, API_BASE_PRODUCTION }: Env): string[] {
  const addresses = [API_BASE_DEVELOPMENT, API_BASE_PRODUCTION].filter((base) => !base.startsWith("/"));
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
