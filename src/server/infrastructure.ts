import path from "node:path";
import type { Ask } from "#contracts/all-endpoints.ts";
import type { PublicSettings } from "#contracts/ops.ts";
import { product } from "#contracts/product.ts";
import { feedsToProbe, hasLiveArticles, type RoundResult } from "#domains/news/jobs/schedule.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";
import { createDiskCache, type DiskCache } from "#platform/pictures/disk-cache.ts";
import { createPictures } from "#platform/pictures/pictures.ts";
import { createPictureSigner } from "#platform/pictures/sign.ts";
import { keyFor } from "#platform/secrets.ts";
import type { Env } from "#platform/settings/env.ts";
import { sampleProviders } from "#sample/providers/registry.ts";
import { startSample } from "#sample/server.ts";
import { chooseEdition, sendsMail } from "./edition.ts";
import type { House } from "./house.ts";

interface Ground {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly ask: Ask;
  onRound(round: RoundResult): void;
}

export interface Furnished {
  readonly house: House;
  readonly pictures: ReturnType<typeof createPictures>;
  readonly pictureCache: DiskCache;
  /** Tells running jobs to end. */
  stop(): void;
  close(): Promise<void>;
}

/** Between two requests to one newspaper. */
const SPACING_MS = 1_000;
/** Pictures have a door of their own: a reader who waits shall not stand behind a round of feeds. */
const PICTURE_SPACING_MS = 100;
const PICTURE_CACHE_BYTES = 300 * 1024 * 1024;

/** The floor that domains stand on: the guarded door outward, the edition, the pictures. */
export async function furnish(env: Env, ground: Ground): Promise<Furnished> {
  const { db, clock, log } = ground;
  const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, "");
  const fetchFrom = (allowedLoopback: string[], spacingMs: number): Fetch =>
    createFetch({
      allowedLoopback,
      spacingMs,
      clock,
      log,
      userAgent: `Mozilla/5.0 (compatible; NaijaGist/1.0; +${siteUrl}/about)`,
    });
  const live = fetchFrom([], SPACING_MS);
  const edition = await chooseEdition(env.EDITION, {
    fetch: live,
    probes: feedsToProbe,
    hasLiveArticles: () => hasLiveArticles(db),
  });
  const sample = edition === "sample" ? await startSample({ clock, log, providers: sampleProviders }) : null;
  const fetch = sample === null ? live : fetchFrom([sample.origin], 0);
  const fetchPicture = sample === null ? fetchFrom([], PICTURE_SPACING_MS) : fetch;
  const key = (purpose: string): Promise<Buffer> => keyFor(purpose, db, env.SECRET);
  const signer = createPictureSigner(await key("pictures"));
  const cache = createDiskCache(path.join(env.DATA_DIR, "pictures"), PICTURE_CACHE_BYTES, (error) =>
    log.warn({ error: error.message }, "a picture could not be kept"),
  );
  const stopping = new AbortController();
  return {
    house: {
      ...ground,
      env,
      fetch,
      fetchTo: (address) => fetchFrom([new URL(address).origin], 0),
      edition,
      sample,
      settings: publicSettings(env, siteUrl, edition),
      signer,
      key,
      stopping: stopping.signal,
    },
    pictures: createPictures({ fetch: fetchPicture, signer, cache }),
    pictureCache: cache,
    stop: () => stopping.abort(),
    close: async () => sample?.close(),
  };
}

function publicSettings(env: Env, siteUrl: string, edition: Edition): PublicSettings {
  return {
    siteUrl,
    edition,
    apiBase: { development: env.API_BASE_DEVELOPMENT, production: env.API_BASE_PRODUCTION },
    consentScript: env.CONSENT_SCRIPT ?? null,
    tagManager: env.TAG_MANAGER ?? null,
    adNetwork: env.AD_NETWORK ?? null,
    geoDirect: env.GEO_DIRECT ?? null,
    weatherDirect: weatherDirect(env),
    sendsMail: sendsMail(env, edition),
    contactEmail: env.CONTACT_EMAIL ?? product.contactEmail,
    builtAt: new Date().toISOString(),
  };
}

/** The weather service's address with its key, as the browser asks it where that is configured. */
function weatherDirect({ WEATHER_DIRECT: address, WEATHER_DIRECT_KEY: appid }: Env): string | null {
  if (address === undefined) return null;
  const url = new URL(address);
  if (appid !== undefined) url.searchParams.set("appid", appid);
  return url.href;
}
