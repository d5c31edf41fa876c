import { hash } from "node:crypto";
import { isIP } from "node:net";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";
import { lineOf } from "#platform/network-address.ts";
import { DAY_SECONDS } from "#platform/time.ts";

/** What a topic's address serves. */
export interface Feed {
  readonly contentType: string;
  readonly body: string;
}

export interface HubDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly edition: Edition;
  /** May reach the open internet, and on this machine whatever a test or the sample edition allows. */
  readonly fetch: Fetch;
  readonly siteUrl: string;
  /** The feed at a topic's address; null if it is not one of our feeds. */
  feedAt(topic: string): Promise<Feed | null>;
  /** Aborted when the process is being stopped: no new work is begun. */
  readonly stopping?: AbortSignal;
}

export interface HubRequest {
  readonly mode: "subscribe" | "unsubscribe";
  readonly topic: string;
  readonly callback: string;
  readonly host: string;
  readonly secret: string | null;
  readonly lease_seconds: number;
}

export const limits = {
  leaseSeconds: { least: 300, most: 10 * DAY_SECONDS },
  /** Subscriptions and unconfirmed requests together. */
  ofOneDomain: 50,
  inAll: 1_000,
  addressLength: 1_000,
  /** WebSub asks for less than 200 bytes. */
  secretBytes: 199,
} as const;

/** Subscribers that are asked or told at the same time. */
export const AT_ONCE = 8;

/** A subscriber that is slower does not get its message this time. */
export const PATIENCE_MS = 10_000;

/** Below these, as in "com.ng", a name is registered with one label more. */
const SHARED_ENDING = /\.(?:ac|co|com|edu|gov|net|org)\.[a-z]{2}$/;

/**
 * What limits count as one: the domain that somebody registered, which may have any number of names below it. For an
 * address without a name it is its network.
 */
export function domainOf(host: string): string {
  const name = host.replace(/\.?(?::\d+)?$/, "");
  const address = name.replace(/^\[|\]$/g, "");
  if (isIP(address)) return lineOf(address);
  return name
    .split(".")
    .slice(SHARED_ENDING.test(name) ? -3 : -2)
    .join(".");
}

export function fingerprint(body: string): string {
  return hash("sha256", body, "base64url");
}
