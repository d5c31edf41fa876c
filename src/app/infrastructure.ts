import path from "node:path";
import { product } from "#contracts/product.ts";
import { feedsToProbe, hasLiveArticles } from "#features/news/jobs/schedule.ts";
import { vapidOf } from "#features/push/api/admin.ts";
import { createEdges } from "#platform/cache/edges.ts";
import type { FollowedVersions } from "#platform/changes/follow.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { createDiskCache, tidyJob } from "#platform/pictures/disk-cache.ts";
import { createPictures, removePictures } from "#platform/pictures/pictures.ts";
import { createPictureSigner } from "#platform/pictures/sign.ts";
import { followWithdrawnPictures, pictureTag } from "#platform/pictures/withdrawn.ts";
import { earlierKeysFor, keyFor } from "#platform/secrets.ts";
import type { Env } from "#platform/settings/env.ts";
import { sampleProviders } from "#sample/providers/registry.ts";
import { startSample } from "#sample/server.ts";
import { chooseEdition } from "./edition.ts";
import { KINDS } from "./http/cache-headers.ts";
import { apiOrigins, eventFeeds, listOf, publicSettings, pushServices, thirdParties } from "./settings.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly changes: FollowedVersions;
}

/** The pause between two requests to one newspaper. */
export const SPACING_MS = 1_000;
/** Pictures have a fetch of their own, so that no waiting reader queues behind a round of feeds. */
const PICTURE_SPACING_MS = 100;
/** Concurrent requests to one push service; nearly all phones share the same one. */
const CONCURRENT_PUSHES = 20;
/** Concurrent requests to one host of subscribers. */
const CONCURRENT_MESSAGES = 4;
const PICTURE_CACHE_BYTES = 300 * 1024 * 1024;

/** What every domain may need: the guarded fetch, the edition, pictures, keys and settings; and the pictures' job. */
export async function createInfrastructure(env: Env, { db, clock, log, changes }: Deps) {
  const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, "");
  const fetchFrom = (allowedLoopback: readonly string[], spacingMs: number, perHost?: number): Fetch =>
    createFetch({
      allowedLoopback,
      spacingMs,
      perHost,
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
  const fetch = sample === null ? live : fetchFrom(sample.origins, 0);
  const fetchPicture = sample === null ? fetchFrom([], PICTURE_SPACING_MS) : fetch;
  const key = (purpose: string): Promise<Buffer> => keyFor(purpose, db, env.SECRET);
  const signer = await pictureSigner(env, db);
  const pictureCache = createDiskCache(path.join(env.DATA_DIR, "pictures"), PICTURE_CACHE_BYTES, (error) =>
    log.warn({ error: error.message }, "a picture could not be kept"),
  );
  const edges = edgesOf(env, (origins) => fetchFrom(origins, 0), { clock, log });
  const withdrawn = await followWithdrawnPictures({
    db,
    changes,
    remove: (urls) => void removePictures(pictureCache, urls),
    onWithdrawn: (urls) => edges.purge(urls.map(pictureTag)),
  });
  const services = pushServices(env, edition);
  const settings = publicSettings(env, siteUrl, edition);
  const stopping = new AbortController();
  return {
    edition,
    /** The invented newspapers and providers on loopback, in the sample edition. */
    sample,
    fetch,
    /** May reach our own address, wherever it is. */
    fetchSite: fetchFrom([siteUrl], 0),
    /** The push services, the fetch that may reach them, and the key by which they know this site. */
    push: {
      services,
      fetch: fetchFrom(sample === null ? [] : services, 0, CONCURRENT_PUSHES),
      vapid: vapidOf(await vapidKey(env, db), `mailto:${settings.contactEmail}`),
    },
    /** Reaches the programs that subscribe to feeds. */
    fetchSubscriber: fetchFrom(sample === null ? [] : services, 0, CONCURRENT_MESSAGES),
    model: modelOf(env, (address) => fetchFrom([new URL(address).origin], 0)),
    /** The caches in front of us; their addresses may be in our own network. */
    edges,
    /** A domain's providers; in the sample edition all of them are on loopback, even those without a sample server. */
    providersOf<Name extends string>(addresses: Readonly<Record<Name, string>>): Record<Name, string> {
      if (sample === null) return addresses;
      const names = Object.keys(addresses).map((name) => [name, `${sample.origin}/providers/${name}`]);
      return Object.fromEntries(names) as Record<Name, string>;
    },
    /** Where events are announced: calendars and pages. */
    eventFeeds: eventFeeds(env, sample?.origin),
    signer,
    pictures: createPictures({ fetch: fetchPicture, signer, cache: pictureCache, withdrawn }),
    pictureCache,
    jobs: [tidyJob(pictureCache)],
    /** A key for one purpose, the same in all processes. */
    key,
    settings,
    /** Which other origins a page may load from. */
    origins: { thirdParties: thirdParties(env), apiOrigins: apiOrigins(env) },
    mail: mailOf(env, settings.contactEmail),
    /** Aborted when the process is asked to end. */
    stopping: stopping.signal,
    stop: () => stopping.abort(),
    close: async () => sample?.close(),
  };
}

async function pictureSigner({ SECRET, SECRET_BEFORE }: Env, db: Database) {
  const key = await keyFor("pictures", db, SECRET);
  return createPictureSigner(key, await earlierKeysFor("pictures", db, SECRET_BEFORE));
}

/** Not derived from SECRET: if it changed with that, every browser would lose its subscription. */
async function vapidKey({ VAPID_PRIVATE_KEY: configured }: Env, db: Database): Promise<Buffer> {
  return configured ? Buffer.from(configured, "base64url") : keyFor("vapid", db, undefined);
}

/** The operator's language model, if there is one; its address may be in our own network. */
function modelOf(env: Env, fetchTo: (address: string) => Fetch) {
  const { LLM_URL: url, LLM_MODEL: model, LLM_KEY: key, LLM_DAILY_TOKENS: dailyTokens } = env;
  if (url === undefined || model === undefined) return undefined;
  return { url, model, key, dailyTokens, fetch: fetchTo(url) };
}

/** The caches in front of us that are told of takedowns. */
function edgesOf(
  { EDGE_PURGE_URLS, EDGE_PURGE_TOKEN: token = "" }: Env,
  fetchTo: (origins: string[]) => Fetch,
  deps: Pick<Deps, "clock" | "log">,
) {
  const addresses = listOf(EDGE_PURGE_URLS);
  const fetch = fetchTo(addresses.map((address) => new URL(address).origin));
  return createEdges({ addresses, token, tags: KINDS, fetch, ...deps });
}

/** Live letters go through the mail server if there is one; sample letters always go to the outbox. */
function mailOf({ DATA_DIR, MAIL_FROM, SMTP_URL }: Env, contactEmail: string) {
  const outboxDir = path.join(DATA_DIR, "outbox");
  const from = MAIL_FROM ?? `${product.name} <${contactEmail}>`;
  const by = (smtpUrl: string | null) => createMail({ smtpUrl, outboxDir, from });
  return { live: by(SMTP_URL ?? null), sample: by(null) };
}
