import { type Language, languages } from "#contracts/languages.ts";
import type { PublicSettings } from "#contracts/ops.ts";
import { product } from "#contracts/product.ts";
import type { Edition } from "#platform/edition.ts";
import type { Env } from "#platform/settings/env.ts";
import { sendsMail } from "./edition.ts";

/** The settings that pages, letters and the API may know. */
export function publicSettings(env: Env, siteUrl: string, edition: Edition): PublicSettings {
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
    languages: pageLanguages(env.LANGUAGES, edition),
  };
}

/** English and the languages that the operator names; by default all in the sample edition, none in a live one. */
function pageLanguages(chosen: readonly string[] | undefined, edition: Edition): Language[] {
  const enabled = chosen ?? (edition === "sample" ? languages : []);
  return languages.filter((language) => language === "en" || enabled.includes(language));
}

/** The address, with its key, at which the browser asks the weather service directly; null if not configured. */
function weatherDirect({ WEATHER_DIRECT: address, WEATHER_DIRECT_KEY: appid }: Env): string | null {
  if (address === undefined) return null;
  const url = new URL(address);
  if (appid !== undefined) url.searchParams.set("appid", appid);
  return url.href;
}

/** The addresses whose origins the settings let into a page; by default none. Ads stay in a frame of their own. */
export function thirdParties(env: Env): string[] {
  const all = [env.CONSENT_SCRIPT, env.TAG_MANAGER, env.GEO_DIRECT, env.WEATHER_DIRECT];
  return all.filter((one) => one !== undefined);
}

/** The origins of the API's addresses, unless they are paths on this site. */
export function apiOrigins({ API_BASE_DEVELOPMENT, API_BASE_PRODUCTION }: Env): string[] {
  const addresses = [API_BASE_DEVELOPMENT, API_BASE_PRODUCTION].filter((base) => !base.startsWith("/"));
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/**
 * Tells the origins of our own pages: SITE_URL and those of the API's addresses. Without a SITE_URL, the site is only
 * this machine's, at any port.
 */
export function ownOrigins(env: Env): (origin: string) => boolean {
  const { SITE_URL: site } = env;
  const named = new Set([...(site === undefined ? [] : [new URL(site).origin]), ...apiOrigins(env)]);
  return (origin) => named.has(origin) || (site === undefined && THIS_MACHINE.test(origin));
}

const THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The calendars and pages that announce events; in the sample edition those on loopback. */
export function eventFeeds({ EVENT_FEEDS }: Env, sampleOrigin: string | undefined): string[] {
  if (sampleOrigin === undefined) return listOf(EVENT_FEEDS);
  return ["calendar.ics", "whats-on.html"].map((name) => `${sampleOrigin}/providers/events/${name}`);
}

/** Addresses with spaces between them. */
export function listOf(addresses: string): string[] {
  return addresses.split(/\s+/).filter((address) => address !== "");
}

/** Invented news goes only to push services on this machine (given with "://"), real news only to real ones. */
export function pushServices({ PUSH_SERVICES }: Env, edition: Edition): string[] {
  const isLocal = (service: string): boolean => service.includes("://");
  return PUSH_SERVICES.trim()
    .split(/\s+/)
    .filter((service) => isLocal(service) === (edition === "sample"));
}
