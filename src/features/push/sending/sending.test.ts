import { createECDH, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { Delivery, SendOutcome } from "#features/push/shapes.ts";
import type { Fetch, FetchFailure, FetchRequest } from "#platform/fetch/request.ts";
import { failed, ok } from "#platform/result.ts";
import { type DeliveryDeps, SENDERS, sendMessages } from "./send-messages.ts";
import { sendOne } from "./send-one.ts";
import { vapidOf } from "./vapid.ts";

const now = new Date("2026-11-21T10:00:00Z");
const vapid = vapidOf(randomBytes(32), "mailto:desk@gist.example");
const delivery: Delivery = {
  messageId: "1",
  subscriptionId: "1",
  channel: "breaking",
  issue: "story-a",
  payload: { headline: "Ferry runs aground", paper: "Cowrie Daily", address: "/story/a", lang: "en" },
  withdrawn: false,
  attempts: 1,
  goodUntil: new Date("2026-11-21T12:00:00.900Z"),
  subscription: {
    endpoint: "https://fcm.googleapis.com/fcm/send/secret",
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  },
};

test("the public VAPID key belongs to the private key, whose leading zeros are kept", () => {
  const secret = Buffer.concat([Buffer.alloc(2), randomBytes(30)]);
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(secret);
  expect(vapidOf(secret, "mailto:a@b.example")).toEqual({
    subject: "mailto:a@b.example",
    publicKey: curve.getPublicKey("base64url"),
    privateKey: secret.toString("base64url"),
  });
});

/** The request by which a message is sent. */
async function requestOf(change: Partial<Delivery> = {}, timeoutMs?: number) {
  const requests: FetchRequest[] = [];
  const fetch: Fetch = async (request) => {
    requests.push(request);
    return ok({ status: 201, unchanged: false, url: "", movedTo: null, headers: {}, body: new Uint8Array() });
  };
  expect(await sendOne({ ...delivery, ...change }, { fetch, vapid, now, timeoutMs })).toEqual({
    kind: "sent",
  });
  return requests[0]!;
}

test("a message is posted to its endpoint, logged by origin only, with limits on time and answer size", async () => {
  expect(await requestOf()).toMatchObject({
    url: delivery.subscription.endpoint,
    method: "POST",
    timeoutMs: 10_000,
    maxBytes: 16 * 1024,
    logAs: "https://fcm.googleapis.com",
    headers: { TTL: "7200", Urgency: "high", "Content-Encoding": "aes128gcm" },
  });
  expect((await requestOf({}, 500)).timeoutMs).toBe(500);
});

test.each([
  ["breaking", "high"],
  ["brief", "normal"],
  ["league", "normal"],
] as const)("the urgency of %s is %s", async (channel, urgency) => {
  expect((await requestOf({ channel })).headers?.Urgency).toBe(urgency);
});

test("a message that is no longer useful is sent with a TTL of 0", async () => {
  expect((await requestOf({ goodUntil: new Date(now.getTime() - 5_000) })).headers?.TTL).toBe("0");
});

test("a message that is sent again has the same topic of 32 characters, another message another one", async () => {
  const topic = async (change: Partial<Delivery>) => (await requestOf(change)).headers?.Topic;
  const first = await topic({});
  expect(first).toMatch(/^[\w-]{32}$/);
  expect(await topic({ attempts: 4, subscriptionId: "2" })).toBe(first);
  expect(await topic({ issue: "story-b" })).not.toBe(first);
  expect(await topic({ channel: "brief" })).not.toBe(first);
});

const status = (status: number, retryAfterSeconds: number | null = null): FetchFailure => ({
  kind: "status",
  message: `answered ${status}`,
  status,
  retryAfterSeconds,
});

test.each<[string, FetchFailure, SendOutcome]>([
  ["404", status(404), { kind: "gone" }],
  ["410", status(410), { kind: "gone" }],
  ["400", status(400), { kind: "refused", message: "answered 400" }],
  ["413 with Retry-After", status(413, 30), { kind: "refused", message: "answered 413" }],
  ["429", status(429), { kind: "rest", message: "answered 429", seconds: 60 }],
  ["429 with Retry-After", status(429, 180), { kind: "rest", message: "answered 429", seconds: 180 }],
  ["429 that says at once", status(429, 0), { kind: "rest", message: "answered 429", seconds: 1 }],
  ["503", status(503), { kind: "later", message: "answered 503" }],
  ["503 with Retry-After", status(503, 30), { kind: "rest", message: "answered 503", seconds: 30 }],
  ["499", status(499), { kind: "refused", message: "answered 499" }],
  ["500", status(500), { kind: "later", message: "answered 500" }],
  ["500 with Retry-After", status(500, 30), { kind: "later", message: "answered 500" }],
  ["a broken connection", { kind: "network", message: "reset" }, { kind: "later", message: "reset" }],
  ["silence", { kind: "timeout", message: "10 s" }, { kind: "later", message: "10 s" }],
  ["our own refusal", { kind: "refused", message: "private" }, { kind: "refused", message: "private" }],
  ["megabytes", { kind: "too-large", message: "16 KB" }, { kind: "refused", message: "16 KB" }],
])("the outcome of a message follows from the push service's answer: %s", async (_, failure, outcome) => {
  expect(await sendOne(delivery, { fetch: async () => failed(failure), vapid, now })).toEqual(outcome);
});

/** Push services with this many messages waiting at each; every message gets the outcome that `outcomeOf` names. */
function played(
  waiting: Record<string, number>,
  outcomeOf: (service: string, number: number) => SendOutcome = () => ({ kind: "sent" }),
) {
  const sent: Record<string, number> = {};
  const open: Record<string, number> = {};
  const mostOpen: Record<string, number> = {};
  const recorded: string[] = [];
  const deps: DeliveryDeps = {
    async takeNext(service) {
      if ((waiting[service] ?? 0) <= 0) return null;
      waiting[service] = (waiting[service] ?? 0) - 1;
      return { ...delivery, issue: service };
    },
    async send({ issue: service }) {
      open[service] = (open[service] ?? 0) + 1;
      mostOpen[service] = Math.max(mostOpen[service] ?? 0, open[service]);
      sent[service] = (sent[service] ?? 0) + 1;
      const outcome = outcomeOf(service, sent[service]);
      await new Promise(setImmediate);
      open[service] -= 1;
      return outcome;
    },
    record: async (service) => void recorded.push(service),
  };
  return { deps, sent, mostOpen, recorded };
}

const later = { kind: "later", message: "down" } as const;

test("all due messages are sent and recorded, ten at a time to each push service", async () => {
  const { deps, sent, mostOpen, recorded } = played({ a: 25, b: 12 });
  const tally = await sendMessages(["a", "b"], deps);
  expect(tally).toEqual({ sent: 37, gone: 0, refused: 0, later: 0, rest: 0 });
  expect(sent).toEqual({ a: 25, b: 12 });
  expect(recorded).toHaveLength(37);
  expect([SENDERS, mostOpen]).toEqual([10, { a: 10, b: 10 }]);
});

test("a push service that asks for a pause gets only the messages under way, others get all", async () => {
  const { deps, sent } = played({ a: 100, b: 30 }, (service, number) =>
    service === "a" && number === 1 ? { kind: "rest", message: "429", seconds: 60 } : { kind: "sent" },
  );
  const tally = await sendMessages(["a", "b"], deps);
  expect(sent).toEqual({ a: SENDERS, b: 30 });
  expect(tally).toMatchObject({ rest: 1, sent: SENDERS - 1 + 30 });
});

test("after twenty failures in a row a push service gets only the messages under way", async () => {
  const { deps, sent } = played({ a: 100 }, () => later);
  expect(await sendMessages(["a"], deps)).toMatchObject({ later: 20 + SENDERS - 1 });
  expect(sent).toEqual({ a: 20 + SENDERS - 1 });
});

test("a message that is sent in between resets the count of failures in a row", async () => {
  const { deps, sent } = played({ a: 100 }, (_, number) => (number % 20 === 0 ? { kind: "sent" } : later));
  expect(await sendMessages(["a"], deps)).toMatchObject({ later: 95, sent: 5 });
  expect(sent).toEqual({ a: 100 });
});

test("if an outcome cannot be recorded, the run fails and sends only the messages under way", async () => {
  const { deps, sent } = played({ a: 100 });
  const broken: DeliveryDeps = { ...deps, record: () => Promise.reject(new Error("database away")) };
  await expect(sendMessages(["a"], broken)).rejects.toThrow("database away");
  expect(sent).toEqual({ a: SENDERS });
});
