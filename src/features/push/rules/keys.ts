import { ECDH } from "node:crypto";

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
