import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startPush } from "#tests/support/push.ts";
import { erasePush } from "./admin.ts";
import { writePush } from "./write.ts";

let push: Awaited<ReturnType<typeof startPush>>;
beforeEach(async () => {
  push = await startPush();
});
afterEach(() => push.close());

const caller = { address: "105.112.1.1", headers: {} };
const stored = async () =>
  (
    await sql<{ endpoint: string; channels: string[] }>`
    select endpoint, channels from push.subscription order by id`.execute(push.db)
  ).rows;

const allowed = ["https://fcm.googleapis.com/fcm/send/x", "https://web.push.apple.com/QX"];
const hostile = [
  "http://fcm.googleapis.com/x",
  "https://fcm.googleapis.com:8443/x",
  "https://us:er@fcm.googleapis.com/x",
  "https://fcm.googleapis.com.evil.example/x",
  "https://evil.example/fcm.googleapis.com",
  "https://push.apple.com/x",
  "https://evilpush.apple.com/x",
  "https://127.0.0.1/x",
  "https://10.0.0.1/x",
  "https://[::1]/x",
  "http://169.254.169.254/latest",
  "http://127.0.0.1:1/x",
  "file:///etc/passwd",
  "not an address",
];

test("only endpoints of known push services are accepted", async () => {
  for (const endpoint of [...allowed, ...hostile]) {
    const { keys } = push.service.subscribe();
    await push.api["POST /push/subscribe"]({ endpoint, keys, channels: ["brief"] }, caller);
  }
  expect((await stored()).map(({ endpoint }) => endpoint)).toEqual(allowed);
});

test("a browser can change its channels, move to a new endpoint and unsubscribe; invalid keys are refused", async () => {
  const [one, two] = [push.service.subscribe(), push.service.subscribe()];
  await push.subscribe(["brief"], one);
  await push.subscribe(["brief", "league"], one);
  expect(await stored()).toEqual([{ endpoint: one.endpoint, channels: ["brief", "league"] }]);
  const moved = {
    endpoint: two.endpoint,
    keys: two.keys,
    channels: ["league" as const],
    replaces: one.endpoint,
  };
  await push.api["POST /push/subscribe"](moved, caller);
  expect(await stored()).toEqual([{ endpoint: two.endpoint, channels: ["league"] }]);
  for (const keys of [
    { ...two.keys, auth: "short" },
    { ...two.keys, p256dh: Buffer.alloc(65, 4).toString("base64url") },
    { ...two.keys, p256dh: two.keys.p256dh.slice(4) },
  ])
    expect(await push.api["POST /push/subscribe"]({ ...moved, keys }, caller)).toMatchObject({
      refused: "invalid",
    });
  await push.api["POST /push/unsubscribe"]({ endpoint: two.endpoint }, caller);
  expect(await push.api["POST /push/unsubscribe"]({ endpoint: two.endpoint }, caller)).toEqual({
    ended: true,
  });
  expect(await stored()).toEqual([]);
  await push.subscribe(["brief"], one);
  expect(await erasePush(push.db, one.endpoint)).toBe(true);
  expect(await erasePush(push.db, one.endpoint)).toBe(false);
});

test("one address may send 30 requests in ten minutes, and the number of browsers is capped", async () => {
  const { endpoint, keys } = push.service.subscribe();
  const request = { endpoint, keys, channels: ["brief" as const] };
  const answers = [];
  for (let at = 0; at < 31; at += 1) answers.push(await push.api["POST /push/subscribe"](request, caller));
  expect(answers.filter((answer) => "channels" in answer)).toHaveLength(30);
  expect(answers.at(-1)).toMatchObject({ refused: "too-many" });
  const full = writePush({ ...push.deps, maxSubscriptions: 1 });
  expect(await full["POST /push/subscribe"](request, caller)).toEqual({ channels: ["brief"] });
  const other = { ...request, endpoint: `${endpoint}2` };
  expect(await full["POST /push/subscribe"](other, caller)).toMatchObject({
    refused: "unavailable",
    code: "push-full",
    retryAfterSeconds: 3_600,
  });
});

test("without channels a browser keeps those of the endpoint it replaces; a new browser must name some", async () => {
  const [one, two] = [push.service.subscribe(), push.service.subscribe()];
  await push.subscribe(["brief", "league"], one);
  const request = { endpoint: two.endpoint, keys: two.keys };
  expect(await push.api["POST /push/subscribe"](request, caller)).toMatchObject({ refused: "invalid" });
  expect(await push.api["POST /push/subscribe"]({ ...request, replaces: one.endpoint }, caller)).toEqual({
    channels: ["brief", "league"],
  });
  expect(
    await push.api["POST /push/subscribe"]({ ...request, channels: ["brief", "brief"] }, caller),
  ).toEqual({
    channels: ["brief"],
  });
  expect(await stored()).toEqual([{ endpoint: two.endpoint, channels: ["brief"] }]);
});

test.each([
  ["live", "push-service-unknown"],
  ["sample", "push-sample"],
] as const)("in the %s edition an unknown push service is refused as %s", async (edition, code) => {
  const api = writePush({ ...push.deps, edition, maxSubscriptions: 1 });
  const { keys } = push.service.subscribe();
  const request = { endpoint: "https://evil.example/x", keys, channels: ["brief" as const] };
  expect(await api["POST /push/subscribe"](request, caller)).toMatchObject({ refused: "invalid", code });
});

test("a limited address may ask again ten minutes after its first attempt; another address at once", async () => {
  const request = { endpoint: "https://evil.example/x", keys: push.service.subscribe().keys };
  const ask = (address: string) => push.api["POST /push/subscribe"](request, { address, headers: {} });
  push.setTime("2026-11-21", "10:00");
  for (let at = 0; at < 30; at += 1) await ask("105.112.1.1");
  push.setTime("2026-11-21", "10:09");
  expect(await ask("105.112.1.1")).toMatchObject({ refused: "too-many", retryAfterSeconds: 60 });
  expect(await ask("105.112.1.2")).toMatchObject({ code: "push-service-unknown" });
  push.setTime("2026-11-21", "10:10");
  expect(await ask("105.112.1.1")).toMatchObject({ code: "push-service-unknown" });
});

test("all addresses together may send 2,000 requests in ten minutes", async () => {
  const request = { endpoint: "https://evil.example/x", keys: push.service.subscribe().keys };
  const ask = (at: number) =>
    push.api["POST /push/subscribe"](request, { address: `105.1.${at >> 8}.${at & 255}`, headers: {} });
  for (let at = 0; at < 2000; at += 1) expect(await ask(at)).toMatchObject({ code: "push-service-unknown" });
  expect(await ask(1999)).toMatchObject({ refused: "too-many" });
  push.setTime("2026-11-21", "05:00");
  expect(await ask(2000)).toMatchObject({ code: "push-service-unknown" });
});
