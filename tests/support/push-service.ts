import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { PushPayload } from "#contracts/push-channels.ts";
import { type LocalServer, serve } from "./servers.ts";

/** A browser as its push service knows it. */
export interface Browser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Every message that the service accepted for it, decrypted. */
  readonly received: PushMessage[];
  /** The service's answer instead of accepting a message. */
  fault?: (response: ServerResponse) => void;
}

export interface PushMessage {
  readonly payload: PushPayload;
  readonly topic: string;
  readonly ttl: number;
  readonly urgency: string;
}

export interface PushService extends LocalServer {
  /** How many messages were accepted, for all browsers. */
  readonly accepted: number;
  /** The highest number of requests that were open at once. */
  readonly maxAtOnce: number;
  /** Every refused message, with the reason. */
  readonly refused: readonly string[];
  subscribe(): Browser;
}

const DAY_SECONDS = 24 * 3600;
const MAX_BYTES = 4096;
/** How long the service takes to answer, so that messages are in flight at the same time. */
const ANSWER_MS = 20;

/**
 * A push service on loopback that follows the standards: RFC 8030 (TTL, Urgency, Topic, 201 with a Location) and RFC
 * 8292 (the site's signed token). It decrypts messages as the browser would (RFC 8188 and 8291), without our own
 * library.
 */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser & { readonly secret: ECDH }>();
  const refused: string[] = [];
  let accepted = 0;
  let open = 0;
  let maxAtOnce = 0;

  const server = await serve(async (request, response) => {
    open += 1;
    maxAtOnce = Math.max(maxAtOnce, open);
    response.once("close", () => {
      open -= 1;
    });
    const body = await bodyOf(request);
    const browser = browsers.get(request.url ?? "");
    if (browser === undefined) return void response.writeHead(404).end();
    if (browser.fault) return browser.fault(response);
    try {
      checkToken(request, server.origin);
      const message = { ...messageHeaders(request), payload: JSON.parse(decrypt(body, browser).toString()) };
      browser.received.push(message);
      accepted += 1;
      await pause(ANSWER_MS);
      response.writeHead(201, { Location: `${server.origin}/message/${accepted}` }).end();
    } catch (error) {
      refused.push(String(error));
      response.writeHead(400).end();
    }
  });

  return {
    ...server,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
    get accepted() {
      return accepted;
    },
    get maxAtOnce() {
      return maxAtOnce;
    },
    refused,
    subscribe() {
      const secret = createECDH("prime256v1");
      const p256dh = secret.generateKeys("base64url");
      const path = `/push/${randomBytes(12).toString("base64url")}`;
      const keys = { p256dh, auth: randomBytes(16).toString("base64url") };
      const browser = { endpoint: server.origin + path, keys, received: [], secret };
      browsers.set(path, browser);
      return browser;
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** RFC 8030, section 5: each message states how long to keep it. */
function messageHeaders({ headers, method }: IncomingMessage): Omit<PushMessage, "payload"> {
  const { ttl, urgency, topic } = headers;
  if (method !== "POST") throw new Error(`${method} does not send a message`);
  if (headers["content-encoding"] !== "aes128gcm") throw new Error("not encrypted");
  if (!/^\d+$/.test(String(ttl))) throw new Error("no TTL");
  if (!/^[\w-]{1,32}$/.test(String(topic))) throw new Error("no topic");
  if (!["very-low", "low", "normal", "high"].includes(String(urgency))) throw new Error("no urgency");
  return { ttl: Number(ttl), urgency: String(urgency), topic: String(topic) };
}

/** RFC 8292: the site's key, and a token signed with it for this service, valid for a day at most. */
function checkToken({ headers }: IncomingMessage, origin: string): void {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
  const point = Buffer.from(key, "base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("not signed by its key");
  if (JSON.parse(Buffer.from(head, "base64url").toString()).alg !== "ES256") throw new Error("not ES256");
  if (aud !== origin) throw new Error(`for ${aud}`);
  if (!/^(mailto|https):/.test(sub)) throw new Error("from nobody");
  const secondsLeft = exp - Date.now() / 1000;
  if (secondsLeft <= 0 || secondsLeft > DAY_SECONDS) throw new Error(`valid for ${secondsLeft} seconds`);
}

/** RFC 8188 with one record, and the keys of RFC 8291. */
function decrypt(body: Buffer, { keys, secret }: Browser & { readonly secret: ECDH }): Buffer {
  if (body.length > MAX_BYTES) throw new Error("too large");
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const receiver = Buffer.from(keys.p256dh, "base64url");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiver, sender]);
  const shared = secret.computeSecret(sender);
  const seed = Buffer.from(hkdfSync("sha256", shared, Buffer.from(keys.auth, "base64url"), info, 32));
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync("sha256", seed, salt, `Content-Encoding: ${label}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("not the last record");
  return plain.subarray(0, end);
}
