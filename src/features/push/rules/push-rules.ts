import { ECDH } from "node:crypto";
import type { PushPayload } from "#features/push/shapes.ts";
import { HOUR_MS, lagosDate, lagosInstant, lagosTime } from "#platform/time.ts"; /**
 * The one of our push services to which an endpoint belongs. A service is a host name, "*.name" for every name below
 * it, or an origin on this machine. Null for any other address: a stranger must not choose where our requests go.
 */
export function serviceOf(endpoint: string, services: readonly string[]): string | null {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== "" || url.password !== "" || url.hash !== "") return null;
  return services.find((service) => isOf(url, service)) ?? null;
}

function isOf(url: URL, service: string): boolean {
  if (service.includes("://")) return url.origin === service;
  if (url.protocol !== "https:" || url.port !== "") return false;
  return service.startsWith("*.") ? url.hostname.endsWith(service.slice(1)) : url.hostname === service;
}

const CURVE = "prime256v1";
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

/** Whether messages can be encrypted with a browser's keys: a point of the curve, and 16 bytes (RFC 8291). */
export function areUsableKeys({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  const point = Buffer.from(p256dh, "base64url");
  return (
    point.length === POINT_BYTES && isOnCurve(point) && Buffer.from(auth, "base64url").length === AUTH_BYTES
  );
}

function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, CURVE, undefined, undefined, "uncompressed");
    return true;
  } catch {
    return false;
  }
}

/** Costs a reader little data, and is far below the limit of every push service. */
export const PAYLOAD_BYTES = 1024;

const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The message with as much of its headline as fits into the payload. */
export function fitPayload(payload: PushPayload): PushPayload {
  if (bytesOf(payload) <= PAYLOAD_BYTES) return payload;
  const letters = [...segments.segment(payload.headline)].map(({ segment }) => segment);
  while (letters.length > 0 && bytesOf(cut(payload, letters)) > PAYLOAD_BYTES) letters.pop();
  return cut(payload, letters);
}

function cut(payload: PushPayload, letters: readonly string[]): PushPayload {
  return { ...payload, headline: `${letters.join("").trimEnd()}…` };
}

function bytesOf(payload: PushPayload): number {
  return Buffer.byteLength(JSON.stringify(payload));
}

/** The quiet hours of the night, in Lagos time. */
const QUIET = { from: "22:00", until: "06:00" } as const;

export function isQuietTime(at: Date): boolean {
  const time = lagosTime(at);
  return time >= QUIET.from || time < QUIET.until;
}

/** This many hours later, but no later than the night begins. */
export function usefulUntil(at: Date, hours: number): Date {
  return notAtNight(new Date(at.getTime() + hours * HOUR_MS), lagosDate(at));
}

/** No later than this day's night begins: a phone that is switched on at night must not ring. */
export function notAtNight(until: Date, day: string): Date {
  return new Date(Math.min(until.getTime(), lagosInstant(day, QUIET.from).getTime()));
}
