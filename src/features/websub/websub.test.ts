import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { DAY_MS, MINUTE_MS } from "#platform/time.ts";
import { testDatabase } from "#tests/support/database.ts";
import { letForget } from "#tests/support/let-forget.ts";
import { type LocalServer, serve } from "#tests/support/servers.ts";
import { createHub } from "./jobs/schedule.ts";
import { AT_ONCE, limits } from "./shapes.ts";

const siteUrl = "https://gist.example";
const topic = `${siteUrl}/api/rss/politics`;
const feeds = new Map<string, string>();

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let database: Awaited<ReturnType<typeof testDatabase>>;
/** Another site's program, on a socket of its own; what it answers is the test's. */
let subscriber: LocalServer;
let received: Received[];
let answer: (request: Received) => { status: number; body?: string; location?: string };
let now = new Date("2026-11-21T10:00:00Z");
const logged: string[] = [];

const confirm = ({ url }: Received) => ({
  status: 200,
  body: new URL(url, "http://x").searchParams.get("hub.challenge") ?? "",
});

beforeAll(async () => {
  database = await testDatabase();
  subscriber = await serve(async (request: IncomingMessage, response) => {
    const { method = "", url = "", headers } = request;
    const one = { method, url, headers, body: await text(request) };
    received.push(one);
    const { status, body = "", location } = answer(one);
    response.writeHead(status, location === undefined ? {} : { location }).end(body);
  });
});
afterAll(async () => {
  await subscriber[Symbol.asyncDispose]();
  await database.close();
});
beforeEach(async () => {
  await sql`truncate websub.request, websub.subscription`.execute(database.db);
  feeds.clear();
  feeds.set(topic, "<rss>1</rss>");
  received = [];
  logged.length = 0;
  answer = confirm;
  now = new Date("2026-11-21T10:00:00Z");
});

function hubOf({
  edition = "live" as "live" | "sample",
  allowed = [subscriber.origin],
  afterMs = 60_000,
} = {}) {
  const line = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));
  const log = { debug: line, info: line, warn: line, error: line };
  const clock = { now: () => now };
  const fetch = createFetch({
    allowedLoopback: allowed,
    userAgent: "hub",
    spacingMs: 0,
    perHost: 4,
    clock,
    log,
  });
  const feedAt = async (address: string) => {
    const body = feeds.get(address);
    if (body === "broken") throw new Error("no feed");
    return body === undefined ? null : { contentType: "application/rss+xml; charset=utf-8", body };
  };
  return createHub({ db: database.db, clock, log, edition, siteUrl, fetch, feedAt }, afterMs);
}

const callback = () => `${subscriber.origin}/secret-path?token=a%20b`;
const asked = (parts: Record<string, string> = {}) => ({
  "hub.mode": "subscribe",
  "hub.topic": topic,
  "hub.callback": callback(),
  ...parts,
});
const work = (hub = hubOf()) => hub.jobs[0]?.run(now);
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const posts = () => received.filter(({ method }) => method === "POST");

async function subscribe(parts: Record<string, string> = {}): Promise<void> {
  expect(await hubOf().take(asked(parts))).toMatchObject({ status: 202 });
  await work();
}

test("a callback is asked whether it wants the feed, and then gets what is new, whole, signed and once", async () => {
  await subscribe({ "hub.secret": "shh", "hub.lease_seconds": "3600" });
  const [question] = received;
  const { pathname, searchParams } = new URL(question?.url ?? "", subscriber.origin);
  expect([question?.method, pathname]).toEqual(["GET", "/secret-path"]);
  expect(Object.fromEntries(searchParams)).toEqual({
    token: "a b",
    "hub.mode": "subscribe",
    "hub.topic": topic,
    "hub.challenge": expect.stringMatching(/^[\w-]{32}$/),
    "hub.lease_seconds": "3600",
  });
  await work();
  expect(posts()).toEqual([]);

  feeds.set(topic, "<rss>2</rss>");
  await work();
  await work();
  expect(posts()).toHaveLength(1);
  const [{ url, headers, body }] = posts() as [Received];
  expect([url, body]).toEqual(["/secret-path?token=a%20b", "<rss>2</rss>"]);
  expect(headers).toMatchObject({
    "content-type": "application/rss+xml; charset=utf-8",
    link: `<${siteUrl}/websub>; rel="hub", <${topic}>; rel="self"`,
    "x-hub-signature": `sha256=${createHmac("sha256", "shh").update("<rss>2</rss>").digest("hex")}`,
  });
});

test.each([
  ["does not know of it", (_: Received) => ({ status: 404 })],
  ["answers something else", () => ({ status: 200, body: "yes" })],
  [
    "sends it on to another address",
    ({ url }: Received) => ({
      status: 302,
      location: `${subscriber.origin}/echo${url.slice(url.indexOf("?"))}`,
    }),
  ],
])("a callback that %s is not subscribed", async (_, refusing) => {
  answer = (request) => (request.url.startsWith("/echo") ? confirm(request) : refusing(request));
  await subscribe();
  answer = confirm;
  feeds.set(topic, "<rss>2</rss>");
  await work();
  expect(posts()).toEqual([]);
});

test("a callback that is down is asked twice more, and then no more", async () => {
  answer = () => ({ status: 503 });
  await subscribe();
  for (const minutes of [0.9, 0.2, 4.8, 0.3, 60]) {
    later(minutes * MINUTE_MS);
    await work();
  }
  expect(received).toHaveLength(3);
});

test("an address inside our own network is never asked", async () => {
  expect(await hubOf().take(asked())).toMatchObject({ status: 202 });
  await work(hubOf({ allowed: [] }));
  later(DAY_MS);
  await work(hubOf({ allowed: [] }));
  expect(received).toEqual([]);
});

test("a subscription ends when its callback confirms that, when it says that it is gone, and when its time is over", async () => {
  await subscribe();
  answer = () => ({ status: 404 });
  await hubOf().take(asked({ "hub.mode": "unsubscribe" }));
  await work();
  answer = confirm;
  feeds.set(topic, "<rss>2</rss>");
  await work();
  expect(posts()).toHaveLength(1);

  await hubOf().take(asked({ "hub.mode": "unsubscribe" }));
  await work();
  feeds.set(topic, "<rss>3</rss>");
  await work();
  expect(posts()).toHaveLength(1);

  await subscribe();
  answer = () => ({ status: 410 });
  feeds.set(topic, "<rss>4</rss>");
  await work();
  answer = confirm;
  feeds.set(topic, "<rss>5</rss>");
  later(DAY_MS);
  await work();
  expect(posts()).toHaveLength(2);

  await subscribe({ "hub.lease_seconds": String(60 * 60 * 24 * 365) });
  feeds.set(topic, "<rss>6</rss>");
  later(limits.leaseSeconds.most * 1000);
  await work();
  expect(posts()).toHaveLength(2);
  await letForget(database.db, "websub.tidy");
  later(1);
  await hubOf().jobs[1]?.run(now);
  const { rows } = await sql`select from websub.subscription`.execute(database.db);
  expect(rows).toEqual([]);
});

test("a subscriber that is down gets the newest content when it is back, and renewing it loses none", async () => {
  await subscribe();
  answer = () => ({ status: 500 });
  feeds.set(topic, "<rss>2</rss>");
  await work();
  feeds.set(topic, "<rss>3</rss>");
  await work();
  expect(posts()).toHaveLength(1);
  answer = confirm;
  await subscribe();
  expect(posts().map(({ body }) => body)).toEqual(["<rss>2</rss>", "<rss>3</rss>"]);
});

test("what is withdrawn while a feed is being sent goes out to nobody whose turn comes later", async () => {
  for (let n = 0; n <= AT_ONCE; n += 1)
    await hubOf().take(asked({ "hub.callback": `${subscriber.origin}/${n}` }));
  await work();
  feeds.set(topic, "<rss>withdrawn</rss>");
  answer = () => feeds.set(topic, "<rss>2</rss>") && { status: 200 };
  await work();
  expect([posts().length, posts().at(-1)?.body]).toEqual([AT_ONCE + 1, "<rss>2</rss>"]);
});

test("a feed that cannot be made keeps back its own requests, until it can, and nobody else's news", async () => {
  const other = `${siteUrl}/api/rss/sports`;
  feeds.set(other, "<rss>1</rss>");
  await subscribe();
  feeds.set(topic, "<rss>2</rss>");
  await hubOf().take(asked({ "hub.topic": other }));
  for (const body of ["broken", "<rss>2</rss>", "<rss>3</rss>"]) {
    feeds.set(other, body);
    await work();
  }
  expect(posts().map(({ body }) => body)).toEqual(["<rss>2</rss>", "<rss>3</rss>"]);
});

test("what was subscribed to in one edition hears nothing of the other", async () => {
  await subscribe();
  feeds.set(topic, "<rss>2</rss>");
  await work(hubOf({ edition: "sample" }));
  expect(posts()).toEqual([]);
});

test.each([
  [{ "hub.mode": "publish" }, 400, "hub.mode"],
  [{ "hub.callback": "ftp://other.example/" }, 400, "hub.callback"],
  [{ "hub.callback": `https://other.example/${"x".repeat(1_000)}` }, 400, "hub.callback"],
  [{ "hub.topic": "politics" }, 400, "hub.topic"],
  [{ "hub.topic": "https://other.example/api/rss/politics" }, 404, "hub.topic"],
  [{ "hub.lease_seconds": "-1" }, 400, "hub.lease_seconds"],
  [{ "hub.secret": "ọ".repeat(67) }, 400, "hub.secret"],
])("a request with %j is refused with %i, and the reason", async (parts, status, named) => {
  const refusal = await hubOf().take(asked(parts as Record<string, string>));
  expect(refusal).toEqual({ status, text: expect.stringContaining(named) });
});

test.each([
  ["host", () => "other.example"],
  ["domain, under whatever names", (n: number) => `a${n}.b.other.example${n % 2 ? ":8443" : "."}`],
  ["domain of Nigeria", (n: number) => `a${n}.other.com.ng`],
  ["network", (n: number) => `[2001:db8:0:1::${n}]`],
])("a %s has at most fifty subscriptions and requests, and may renew them", async (_, hostOf) => {
  const hub = hubOf();
  const take = (n: number) => hub.take(asked({ "hub.callback": `https://${hostOf(n)}/${n}` }));
  for (let n = 0; n < limits.ofOneDomain; n += 1) expect(await take(n)).toMatchObject({ status: 202 });
  expect(await take(limits.ofOneDomain)).toMatchObject({ status: 503 });
  expect(await take(0)).toMatchObject({ status: 202 });
  for (const other of [subscriber.origin, "https://another.com.ng", "https://[2001:db8:0:2::1]"])
    expect(await hub.take(asked({ "hub.callback": other }))).toMatchObject({ status: 202 });
});

test("no log line has more of a callback than its host", async () => {
  answer = () => ({ status: 500 });
  await subscribe();
  answer = confirm;
  later(2 * MINUTE_MS);
  await work();
  answer = () => ({ status: 500 });
  feeds.set(topic, "<rss>2</rss>");
  await work();
  expect(logged.join("\n")).toContain(new URL(subscriber.origin).host);
  expect(logged.join("\n")).not.toMatch(/secret-path|token/);
});

test("news that comes in a moment is sent a moment later, together", async () => {
  await subscribe();
  const hub = hubOf({ afterMs: 50 });
  feeds.set(topic, "<rss>2</rss>");
  for (let change = 0; change < 20; change += 1) hub.wake();
  feeds.set(topic, "<rss>3</rss>");
  await vi.waitFor(() => expect(posts()).toHaveLength(1), { timeout: 5_000, interval: 20 });
  expect(posts()[0]?.body).toBe("<rss>3</rss>");
});
