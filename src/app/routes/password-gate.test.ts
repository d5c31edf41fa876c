import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedHeaders } from "#app/http/cache-headers.ts";
import { createGate } from "./password-gate.ts";

const KEY = Buffer.alloc(32, 7);
let open: Server;
let locked: Server;
let now = new Date("2026-11-21T10:00:00Z");
const shared = sharedHeaders({ kind: "page", domains: ["news"], seconds: 60 });
const clock = { now: () => now };

beforeAll(async () => {
  open = await serve("Correct-Horse");
  locked = await serve(undefined);
});

afterAll(() => {
  open.close();
  locked.close();
});

/** A site with one page behind the gate. */
async function serve(password: string | undefined, trustedProxies = 0): Promise<Server> {
  const gate = createGate({ password, key: KEY, clock, trustedProxies });
  const server = createServer((request, response) => {
    if (gate(request, response)) return;
    response.writeHead(200, { "Content-Type": "text/html", ...shared });
    response.end("the site");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

function visit(
  host: string,
  {
    path = "/",
    password,
    cookie,
    from,
    server = open,
  }: { path?: string; password?: string; cookie?: string; from?: string; server?: Server } = {},
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const headers = {
    host,
    ...(cookie === undefined ? {} : { cookie }),
    ...(from === undefined ? {} : { "x-forwarded-for": from }),
  };
  return new Promise((resolve, reject) => {
    const method = password === undefined ? "GET" : "POST";
    const request = ask({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      let text = "";
      response.on("data", (part) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    request.on("error", reject);
    request.end(password === undefined ? undefined : new URLSearchParams({ password }).toString());
  });
}

test.each(["x.vercel.app", "x.netlify.app", "staging.example.ng", "STAGING.example.ng"])(
  "%s shows the password page for every address, and nothing of the site",
  async (host) => {
    for (const path of ["/", "/api/trending/popular", "/assets/a.js", "/healthz"]) {
      const { status, headers, text } = await visit(host, { path });
      expect([status, headers["cache-control"], text.includes("the site")]).toEqual([401, "no-store", false]);
      expect(text).toContain('type="password"');
    }
  },
);

test.each(["news.example.ng", "localhost:3000", "127.0.0.1"])("%s has no password gate", async (host) => {
  const { text, headers } = await visit(host);
  expect([text, headers["cache-control"]]).toEqual(["the site", shared["Cache-Control"]]);
});

test("the password redirects back with a session cookie, which opens the site uncached", async () => {
  const first = await visit("staging.example.ng", { path: "/latest?page=2", password: "Correct-Horse" });
  const [cookie = ""] = first.headers["set-cookie"] ?? [];
  expect([first.status, first.headers.location]).toEqual([303, "/latest?page=2"]);
  expect(cookie).toMatch(/^gate=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  const inside = await visit("staging.example.ng", { cookie: `a=b; ${cookie.split(";")[0]}` });
  expect([inside.text, inside.headers["cache-control"]]).toEqual(["the site", "private, no-store"]);
  // A CDN obeys its own header before Cache-Control, and nginx obeys its own before both.
  const forCaches = Object.keys(shared).filter((name) => inside.headers[name.toLowerCase()] !== undefined);
  expect(forCaches).toEqual(["Cache-Control"]);
});

test.each(["wrong", "correct-horse", "Correct-Horse ", "", "x".repeat(5_000)])(
  "the wrong password %j is refused with a message and sets no cookie",
  async (password) => {
    const answer = await visit("staging.example.ng", { password }).catch(() => null);
    if (password.length > 2_000 && answer === null) return;
    expect([answer?.status, answer?.headers["set-cookie"]]).toEqual([401, undefined]);
    expect(answer?.text).toContain('<p role="alert">Incorrect password. Please try again.</p>');
    expect(answer?.text).not.toContain("value=");
  },
);

test.each(["gate=", "gate=.", "gate=a.b", "gate=a", "gategate=x.y"])(
  "the forged cookie %j is refused",
  async (cookie) => {
    expect((await visit("staging.example.ng", { cookie })).status).toBe(401);
  },
);

test("a cookie from before a password change is refused", async () => {
  const { headers } = await visit("staging.example.ng", { password: "Correct-Horse" });
  const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
  const other = await serve("Another-Horse");
  expect((await visit("staging.example.ng", { cookie, server: other })).status).toBe(401);
  other.close();
});

test('without a configured password every attempt is refused, even "undefined"', async () => {
  for (const password of ["undefined", "", "null"]) {
    expect((await visit("staging.example.ng", { password, server: locked })).status).toBe(401);
  }
});

test("the redirect after the password never leads to another host", async () => {
  for (const path of ["//evil.example/x", "/\\evil.example", "///evil.example"]) {
    const { headers } = await visit("staging.example.ng", { path, password: "Correct-Horse" });
    expect(headers.location).toMatch(/^\/(?![/\\])/);
  }
});

test("after ten wrong passwords an address must wait 15 minutes, even with the right one", async () => {
  const attacked = await serve("Correct-Horse", 1);
  const enter = (password: string, from: string) =>
    visit("staging.example.ng", { password, from, server: attacked });
  for (let tries = 0; tries < 10; tries += 1) expect((await enter("wrong", "192.0.2.1")).status).toBe(401);
  const stopped = await enter("Correct-Horse", "192.0.2.1");
  expect([stopped.status, stopped.headers["retry-after"], stopped.headers["set-cookie"]]).toEqual([
    429,
    "900",
    undefined,
  ]);
  expect(stopped.text).toContain("Too many attempts");
  expect((await enter("Correct-Horse", "192.0.2.2")).status).toBe(303);
  now = new Date(now.getTime() + 15 * 60_000);
  expect((await enter("Correct-Horse", "192.0.2.1")).status).toBe(303);
  attacked.close();
});

test("200 wrong passwords from many addresses lock out everybody without a session cookie", async () => {
  const attacked = await serve("Correct-Horse", 1);
  const enter = (password: string, from: string) =>
    visit("staging.example.ng", { password, from, server: attacked });
  const { headers } = await enter("Correct-Horse", "192.0.2.250");
  for (let tries = 0; tries < 200; tries += 1) await enter("wrong", `198.51.100.${tries}`);
  expect((await enter("Correct-Horse", "192.0.2.251")).status).toBe(429);
  const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
  expect((await visit("staging.example.ng", { cookie, server: attacked })).text).toBe("the site");
  attacked.close();
});
