import { createECDH, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { lagosInstant } from "#platform/time.ts";
import {
  areUsableKeys,
  fitPayload,
  isQuietTime,
  PAYLOAD_BYTES,
  serviceOf,
  usefulUntil,
} from "./push-rules.ts";

const day = "2026-11-21";

test.each([
  ["00:00", true],
  ["05:59", true],
  ["06:00", false],
  ["12:00", false],
  ["21:59", false],
  ["22:00", true],
  ["23:59", true],
])("whether %s in Lagos is in the quiet hours: %s", (time, quiet) => {
  expect(isQuietTime(lagosInstant(day, time))).toBe(quiet);
});

test.each([
  ["10:00", 2, "12:00"],
  ["20:00", 2, "22:00"],
  ["20:01", 2, "22:00"],
  ["15:00", 6, "21:00"],
  ["21:30", 6, "22:00"],
])("a message from %s that is useful for %i hours is sent until %s", (time, hours, until) => {
  expect(usefulUntil(lagosInstant(day, time), hours)).toEqual(lagosInstant(day, until));
});

const payload = (headline: string) => ({
  headline,
  paper: "Cowrie Daily",
  address: "/story/a",
  lang: "en" as const,
});
const bytesOf = (one: object): number => Buffer.byteLength(JSON.stringify(one));
const room = PAYLOAD_BYTES - bytesOf(payload(""));

test("a payload of 1,024 bytes is unchanged; in a longer one the headline is cut as little as possible", () => {
  expect(PAYLOAD_BYTES).toBe(1024);
  const full = payload("a".repeat(room));
  expect(fitPayload(full)).toEqual(full);
  const shortened = fitPayload(payload("a".repeat(room + 1)));
  expect(shortened).toEqual(payload(`${"a".repeat(room - 3)}…`));
  expect(bytesOf(shortened)).toBe(PAYLOAD_BYTES);
});

test("cutting a headline keeps a letter with its marks, and leaves no space before the ellipsis", () => {
  const { headline } = fitPayload(payload("ẹ̀".repeat(300)));
  expect(headline).toMatch(/^(ẹ̀){100,}…$/);
  expect(fitPayload(payload(`${"a".repeat(room - 5)} ${"b".repeat(9)}`)).headline).toMatch(/[ab]…$/);
  expect(fitPayload(payload(`${"a".repeat(room - 4)} ${"b".repeat(9)}`)).headline).toMatch(/a…$/);
});

test("a payload that is too long even without a headline keeps only an ellipsis as headline", () => {
  const long = { ...payload("Rain"), address: `/story/${"x".repeat(2000)}` };
  expect(fitPayload(long).headline).toBe("…");
});

const services = ["fcm.googleapis.com", "*.push.apple.com", "http://127.0.0.1:9"];

test.each([
  ["https://fcm.googleapis.com/fcm/send/x", "fcm.googleapis.com"],
  ["https://fcm.googleapis.com:443/x", "fcm.googleapis.com"],
  ["https://web.push.apple.com/x", "*.push.apple.com"],
  ["https://a.b.push.apple.com/x", "*.push.apple.com"],
  ["http://127.0.0.1:9/browser", "http://127.0.0.1:9"],
  ["http://127.0.0.1:91/browser", null],
  ["https://127.0.0.1:9/browser", null],
  ["https://push.apple.com/x", null],
  ["https://evilpush.apple.com/x", null],
  ["https://sub.fcm.googleapis.com/x", null],
  ["http://fcm.googleapis.com/x", null],
  ["https://fcm.googleapis.com:8443/x", null],
  ["https://us@fcm.googleapis.com/x", null],
  ["https://:er@fcm.googleapis.com/x", null],
  ["https://fcm.googleapis.com/x#y", null],
  ["not an address", null],
])("the push service of %s is %s", (endpoint, service) => {
  expect(serviceOf(endpoint, services)).toBe(service);
});

const curve = createECDH("prime256v1");
const point = curve.generateKeys();
const auth = randomBytes(16).toString("base64url");
/** The length and the first byte of a point, but not on the curve. */
const offCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]);

test.each([
  ["a browser's own keys", point, auth, true],
  ["a point that is not on the curve", offCurve, auth, false],
  ["a compressed point", curve.getPublicKey(null, "compressed"), auth, false],
  ["no point", Buffer.alloc(0), auth, false],
  ["a point with one byte too many", Buffer.concat([point, Buffer.of(0)]), auth, false],
  ["a secret of 15 bytes", point, randomBytes(15).toString("base64url"), false],
  ["a secret of 17 bytes", point, randomBytes(17).toString("base64url"), false],
])("usable keys are a point on the curve and a secret of 16 bytes: %s", (_, p256dh, auth, usable) => {
  expect(areUsableKeys({ p256dh: p256dh.toString("base64url"), auth })).toBe(usable);
});
