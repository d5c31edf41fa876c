import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { serve } from "#tests/support/servers.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import { createFetch, type FetchOptions } from "./create-fetch.ts";

const clock = { now: () => new Date("2026-11-21T18:00:00Z") };

function fetchFor(origins: string[], more: Partial<FetchOptions> = {}) {
  return createFetch({ allowedLoopback: origins, userAgent: "test", spacingMs: 0, clock, log, ...more });
}

async function ask(
  listener: RequestListener,
  more: Partial<FetchOptions> & { maxBytes?: number; timeoutMs?: number } = {},
) {
  await using server = await serve(listener);
  const { maxBytes, timeoutMs, ...options } = more;
  return await fetchFor([server.origin], options)({ url: `${server.origin}/feed`, maxBytes, timeoutMs });
}

test("an answer comes with its body, headers and status", async () => {
  const answer = await ask((_, response) => response.setHeader("ETag", '"1"').end("hello"));
  expect(answer).toMatchObject({ ok: true, value: { status: 200, unchanged: false, movedTo: null } });
  expect(answer.ok && Buffer.from(answer.value.body).toString()).toBe("hello");
  expect(answer.ok && answer.value.headers.etag).toBe('"1"');
});

test.each([
  ["gzip", gzipSync("hello")],
  ["br", brotliCompressSync("hello")],
  ["deflate", deflateSync("hello")],
  ["deflate", deflateRawSync("hello")],
  ["identity", Buffer.from("hello")],
])("a body with the encoding %s is decoded", async (encoding, body) => {
  const answer = await ask((_, response) => response.setHeader("Content-Encoding", encoding).end(body));
  expect(answer.ok && Buffer.from(answer.value.body).toString()).toBe("hello");
});

test("validators are sent unchanged, and a 304 is an unchanged answer", async () => {
  await using server = await serve((request, response) => {
    const isUnchanged =
      request.headers["if-none-match"] === 'W/"odd' && request.headers["if-modified-since"] === "yesterday";
    response.writeHead(isUnchanged ? 304 : 200).end();
  });
  const answer = await fetchFor([server.origin])({
    url: server.origin,
    etag: 'W/"odd',
    lastModified: "yesterday",
  });
  expect(answer).toMatchObject({ ok: true, value: { unchanged: true, status: 304 } });
});

test.each([
  "http://127.0.0.1/",
  "http://127.0.0.1:9/",
  "http://0x7f.1/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://169.254.169.254/latest/meta-data",
  "http://10.1.2.3/",
  "http://100.64.0.1/",
  "http://0.0.0.0/",
  "http://reader:secret@example.com/",
  "http://example.com:8080/",
  "ftp://example.com/",
  "file:///etc/passwd",
  "not an address",
])("a request to %s is refused", async (url) => {
  expect(await fetchFor([])({ url })).toMatchObject({ ok: false, failure: { kind: "refused" } });
});

test.each(["http://127.0.0.1:1/secret", "http://169.254.169.254/", "http://user:word@example.com/"])(
  "a redirect to %s is refused",
  async (location) => {
    const answer = await ask((_, response) => response.writeHead(302, { location }).end());
    expect(answer).toMatchObject({ ok: false, failure: { kind: "refused" } });
  },
);

test("a name is resolved again for each request, and is refused once its address is private", async () => {
  const answers = ["93.184.216.34", "127.0.0.1"];
  let lookups = 0;
  const fetch = fetchFor([], {
    resolve: (_, __, answer) => {
      const address = answers[Math.min(lookups, 1)] ?? "";
      lookups += 1;
      // The first address would be public; as no test may leave the machine, the name is answered as not found.
      if (lookups === 1) answer(Object.assign(new Error("not found"), { code: "ENOTFOUND" }), []);
      else answer(null, [{ address, family: 4 }]);
    },
  });
  expect(await fetch({ url: "http://rebind.example/" })).toMatchObject({ failure: { kind: "network" } });
  expect(await fetch({ url: "http://rebind.example/" })).toMatchObject({ failure: { kind: "refused" } });
  expect(lookups).toBe(2);
});

test("a server that does not answer is a timeout", async () => {
  expect(await ask(() => {}, { timeoutMs: 80 })).toMatchObject({ ok: false, failure: { kind: "timeout" } });
});

test("a server that stops in the middle of its body is a timeout", async () => {
  const answer = await ask((_, response) => void response.write("half"), { timeoutMs: 120 });
  expect(answer).toMatchObject({ ok: false, failure: { kind: "timeout" } });
});

test("a body of 10 MB is too large", async () => {
  const answer = await ask((_, response) => response.end(Buffer.alloc(10 * 1024 * 1024, "a")));
  expect(answer).toMatchObject({ ok: false, failure: { kind: "too-large" } });
});

test("a body may be as large as the limit", async () => {
  const hello: RequestListener = (_, response) => response.end("hello");
  expect(await ask(hello, { maxBytes: 5 })).toMatchObject({ ok: true });
  expect(await ask(hello, { maxBytes: 4 })).toMatchObject({ ok: false, failure: { kind: "too-large" } });
});

test("a gzip bomb is too large, gzipped bodies of 200 kB and of 600 kB of text are not", async () => {
  const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024));
  const answer = await ask((_, response) => response.setHeader("Content-Encoding", "gzip").end(bomb));
  expect(answer).toMatchObject({ ok: false, failure: { kind: "too-large" } });
  for (const body of [Buffer.alloc(200_000), Buffer.from(randomBytes(300_000).toString("hex"))]) {
    const accepted = await ask((_, response) =>
      response.setHeader("Content-Encoding", "gzip").end(gzipSync(body)),
    );
    expect(accepted.ok).toBe(true);
  }
});

test("a body that is packed twice is unpacked, one that is packed more often is not", async () => {
  const packed = (times: number): RequestListener => {
    const body = Array.from({ length: times }).reduce<Buffer>(
      (inner) => gzipSync(inner),
      Buffer.from("hello"),
    );
    const encoding = Array.from({ length: times }, () => "gzip").join(", ");
    return (_, response) => response.setHeader("Content-Encoding", encoding).end(body);
  };
  const twice = await ask(packed(2));
  expect(twice.ok && Buffer.from(twice.value.body).toString()).toBe("hello");
  expect(await ask(packed(3))).toMatchObject({ ok: false, failure: { kind: "too-large" } });
});

test("broken compression is a network failure", async () => {
  const answer = await ask((_, response) => response.setHeader("Content-Encoding", "gzip").end("not packed"));
  expect(answer).toMatchObject({ ok: false, failure: { kind: "network" } });
});

test("a connection that breaks off is a network failure", async () => {
  const answer = await ask((_, response) => void response.socket?.destroy());
  expect(answer).toMatchObject({ ok: false, failure: { kind: "network" } });
});

test.each([
  [301, "/new", "/new"],
  [308, "/new", "/new"],
  [302, "/new", null],
  [307, "/new", null],
])(
  "a redirect %i is followed, and remembered only if it is permanent",
  async (status, location, remembered) => {
    await using server = await serve((request, response) => {
      if (request.url === "/feed") response.writeHead(status, { location }).end();
      else response.end("here");
    });
    const answer = await fetchFor([server.origin])({ url: `${server.origin}/feed` });
    expect(answer).toMatchObject({ ok: true, value: { url: `${server.origin}/new` } });
    expect(answer.ok && answer.value.movedTo).toBe(remembered && server.origin + remembered);
  },
);

test("a permanent redirect after a temporary one is not remembered", async () => {
  const hops: Record<string, [number, string]> = { "/feed": [302, "/b"], "/b": [301, "/c"] };
  const answer = await ask((request, response) => {
    const [status, location] = hops[request.url ?? ""] ?? [200, ""];
    response.writeHead(status, location ? { location } : {}).end();
  });
  expect(answer).toMatchObject({ ok: true, value: { movedTo: null } });
});

test("a redirect loop is refused", async () => {
  const answer = await ask((_, response) => response.writeHead(302, { location: "/feed" }).end());
  expect(answer).toMatchObject({ ok: false, failure: { kind: "refused" } });
});

test("a key in the request's headers is not sent to another host after a redirect", async () => {
  let key: string | undefined;
  await using other = await serve((request, response) => {
    key = request.headers["x-key"] as string | undefined;
    response.end();
  });
  await using first = await serve((_, response) => response.writeHead(302, { location: other.origin }).end());
  const answer = await fetchFor([first.origin, other.origin])({
    url: first.origin,
    headers: { "x-key": "secret" },
  });
  expect(answer.ok).toBe(true);
  expect(key).toBeUndefined();
});

test("after Retry-After no address of the host is requested until that time", async () => {
  let requests = 0;
  let now = new Date("2026-11-21T18:00:00Z");
  await using server = await serve((_, response) => {
    requests += 1;
    response.writeHead(429, { "Retry-After": "120" }).end();
  });
  const fetch = fetchFor([server.origin], { clock: { now: () => now } });
  const refusal = { ok: false, failure: { kind: "status", status: 429, retryAfterSeconds: 120 } };
  expect(await fetch({ url: `${server.origin}/a` })).toMatchObject(refusal);
  expect(await fetch({ url: `${server.origin}/b` })).toMatchObject(refusal);
  expect(requests).toBe(1);
  now = new Date("2026-11-21T18:02:01Z");
  await fetch({ url: `${server.origin}/a` });
  expect(requests).toBe(2);
});

test("requests to one host run one at a time, those to different hosts in parallel", async () => {
  let requests = 0;
  let open = 0;
  let peak = 0;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await using one = await serve(async (_, response) => {
    requests += 1;
    open += 1;
    peak = Math.max(peak, open);
    await held;
    open -= 1;
    response.end();
  });
  await using other = await serve((_, response) => response.end());
  const fetch = fetchFor([one.origin, other.origin]);
  const answers = Array.from({ length: 4 }, () => fetch({ url: one.origin }));
  // While the first host holds its answer back, the other one answers: by then a second request would have arrived.
  for (let round = 0; round < 5; round += 1) expect((await fetch({ url: other.origin })).ok).toBe(true);
  expect(requests).toBe(1);
  release();
  expect((await Promise.all(answers)).map(({ ok }) => ok)).toEqual([true, true, true, true]);
  expect([requests, peak]).toEqual([4, 1]);
});

test("there is a pause between two requests to one host", async () => {
  const times: number[] = [];
  await using server = await serve((_, response) => {
    times.push(performance.now());
    response.end();
  });
  const fetch = fetchFor([server.origin], { spacingMs: 100 });
  await Promise.all([fetch({ url: server.origin }), fetch({ url: server.origin })]);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(90);
});

test("many hosts that answer slowly do not keep another host waiting", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const listener: RequestListener = (_, response) => void held.then(() => response.end());
  const slow = await Promise.all(Array.from({ length: 20 }, () => serve(listener)));
  await using prompt = await serve((_, response) => response.end());
  const fetch = fetchFor([...slow, prompt].map(({ origin }) => origin));
  const answers = slow.map(({ origin }) => fetch({ url: origin }));
  expect((await fetch({ url: prompt.origin })).ok).toBe(true);
  release();
  expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
  for (const server of slow) await server[Symbol.asyncDispose]();
});

test("a request that may not wait longer leaves its host's line, also after a redirect to a busy host", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let requests = 0;
  await using busy = await serve((_, response) => {
    requests += 1;
    void held.then(() => response.end());
  });
  await using other = await serve((_, response) => response.writeHead(302, { location: busy.origin }).end());
  const fetch = fetchFor([busy.origin, other.origin], { spacingMs: 1 });
  const first = fetch({ url: busy.origin, waitMs: 100 });
  const late = await Promise.all([busy, other].map(({ origin }) => fetch({ url: origin, waitMs: 100 })));
  expect(late).toMatchObject([{ failure: { kind: "busy" } }, { failure: { kind: "busy" } }]);
  release();
  // Requests that have begun are not limited, and those that gave up are not sent later.
  expect((await first).ok).toBe(true);
  expect((await fetch({ url: busy.origin, waitMs: 10_000 })).ok).toBe(true);
  expect(requests).toBe(2);
});
