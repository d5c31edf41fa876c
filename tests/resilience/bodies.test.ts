import { createHash } from "node:crypto";
import { request as ask, type OutgoingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pages } from "#contracts/addresses.ts";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { readAnswer, sendRaw } from "#tests/support/raw-socket.ts";
import { everyAddress } from "#tests/support/routes.ts";
import type { LocalServer } from "#tests/support/servers.ts";
import { startStreamingProxy } from "#tests/support/streaming-proxy.ts";
import { missingHeaders, openProduct, type TestProduct, waitForData } from "#tests/support/test-product.ts";
import {
  calls,
  emailOf,
  FORM_TYPE,
  feedback,
  feedbackText,
  forms,
  GATE_PASSWORD,
  JSON_TYPE,
  OPS_TOKEN,
  type Post,
  type Reader,
  readers,
  tokenOf,
} from "./posts.ts";

let product: TestProduct;
let proxy: LocalServer;
/** An existing article; the tables call it a1. */
let articleId: string;

beforeAll(async () => {
  product = await openProduct({ OPS_TOKEN, GATE_PASSWORD, LOG_LEVEL: "debug" });
  // Not with an earlier product's articles: their pictures' server is gone.
  await waitForData(product.database.db, product.url);
  proxy = await startStreamingProxy(product.url);
  const latest = await (await fetch(`${product.url}/api/articles/latest?limit=1`)).json();
  articleId = latest.articles[0]._id;
  await Promise.all((Object.keys(readers) as Reader[]).map(insertReader));
}, 300_000);
afterAll(async () => {
  await proxy[Symbol.asyncDispose]();
  await product.stop();
});

async function insertReader(reader: Reader): Promise<void> {
  const { state, purpose } = readers[reader];
  const hash = createHash("sha256").update(tokenOf(reader)).digest();
  await sql`with reader as (
      insert into letters.subscriber (email, state, consent_at, consent_version)
      values (${emailOf(reader)}, ${state}, now(), '1') returning id
    ) insert into letters.token select ${hash}, id, ${purpose}, now() + interval '1 day', null from reader`.execute(
    product.database.db,
  );
}

async function stateOf(reader: string): Promise<string | undefined> {
  const result = await sql<{ state: string }>`
    select state from letters.subscriber where email = ${emailOf(reader)}`.execute(product.database.db);
  return result.rows[0]?.state;
}

async function feedbackBy(name: string): Promise<string | undefined> {
  const result = await sql<{ feedback: string }>`
    select feedback from letters.feedback where name = ${name}`.execute(product.database.db);
  return result.rows[0]?.feedback;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** One POST as Node's client frames it: with a length unless the headers say otherwise. */
function post(origin: string, target: string, headers: OutgoingHttpHeaders, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const address = target.replace("/a1/", `/${articleId}/`);
    const outgoing = ask(new URL(address, origin), { method: "POST", headers, agent: false });
    outgoing.on("error", reject);
    outgoing.on("response", async (answer) =>
      resolve({
        status: answer.statusCode ?? 0,
        headers: new Headers(answer.headers as Record<string, string>),
        body: await text(answer),
      }),
    );
    if (headers.Expect === undefined) outgoing.end(body);
    else outgoing.once("continue", () => outgoing.end(body));
  });
}

async function expectAccepted(sent: Post, headers: Record<string, string>): Promise<void> {
  const answer = await post(proxy.origin, sent.target, { ...headers, ...sent.headers }, sent.body);
  expect([answer.status, missingHeaders(answer.headers)], answer.body.slice(0, 200)).toEqual([
    sent.status,
    [],
  ]);
  if (sent.answer) expect(answer.body).toMatch(sent.answer);
  if (sent.subscriber) expect(await stateOf(sent.subscriber[0])).toBe(sent.subscriber[1]);
  if (sent.feedbackBy) expect(await feedbackBy(sent.feedbackBy)).toBe(feedbackText);
}

describe("through a proxy that streams bodies in pieces, without a Content-Length", () => {
  test("the table lists every POST call of the contracts", () => {
    const expected = Object.keys(endpoints).filter((address) => address.startsWith("POST "));
    expect(Object.keys(calls).sort()).toEqual(expected.sort());
  });

  test("the table lists every page that accepts a POST", {
    timeout: 60_000,
  }, async () => {
    const withoutToken = (address: string): string => address.replace(/\/[cux][\w-]{32}$/, "");
    const get = (path: string): Promise<Response> => fetch(product.url + path);
    const accepting = await Promise.all(
      [...(await everyAddress({ get })), "/ops"].map(async (address) => {
        const { headers } = await fetch(product.url + address, { method: "OPTIONS" });
        return headers.get("allow")?.includes("POST") ? [withoutToken(address)] : [];
      }),
    );
    const listed = Object.values(forms).filter(({ headers }) => headers === undefined);
    expect(new Set(accepting.flat())).toEqual(new Set(listed.map(({ target }) => withoutToken(target))));
  });

  test.each(Object.keys(calls))("%s is answered and stored", async (name) => {
    await expectAccepted(calls[name] as Post, JSON_TYPE);
  });

  test.each(Object.keys(forms))("%s is answered and stored", async (name) => {
    await expectAccepted(forms[name] as Post, FORM_TYPE);
  });

  test("a multipart form is accepted and stored", async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(feedback("in parts"))) body.append(name, value);
    const target = proxy.origin + pages.feedback;
    const { status } = await fetch(target, { method: "POST", body, redirect: "manual" });
    expect([status, await feedbackBy("in parts")]).toEqual([303, feedbackText]);
  });

  test.each([
    ["a call", "/api/feedback/", JSON_TYPE, JSON.stringify({ feedback: "x".repeat(70_000) })],
    ["a form", pages.feedback, FORM_TYPE, `feedback=${"x".repeat(70_000)}`],
    ["the operator's form", "/ops", FORM_TYPE, `token=${"x".repeat(20_000)}`],
  ])(
    "a body too large for %s is a 413, with and without a Content-Length",
    async (_, target, headers, body) => {
      for (const origin of [product.url, proxy.origin]) {
        const answer = await post(origin, target, headers, body);
        expect([answer.status, missingHeaders(answer.headers)]).toEqual([413, []]);
      }
    },
  );
});

const VIEW = "/api/articles/a1/view";
const chunked = { "Transfer-Encoding": "chunked" };
const expectContinue = { ...JSON_TYPE, Expect: "100-continue" };
const frames: [string, string, OutgoingHttpHeaders, string, number][] = [
  ["no body at all", VIEW, JSON_TYPE, "", 200],
  ["no body and no Content-Type", VIEW, {}, "", 415],
  ["no body where fields are required", "/api/newsletter/confirm", JSON_TYPE, "", 404],
  ["an empty chunked body", VIEW, { ...JSON_TYPE, ...chunked }, "", 200],
  ["a form without a body", pages.newsletter, FORM_TYPE, "", 303],
  ["a form without a Content-Type", pages.newsletter, {}, "email=x", 303],
  [
    "a multipart form without a boundary",
    pages.newsletter,
    { "Content-Type": "multipart/form-data" },
    "x",
    400,
  ],
  ["a Content-Length after 100-continue", VIEW, { ...expectContinue, "Content-Length": 2 }, "{}", 200],
  ["a chunked body after 100-continue", VIEW, { ...expectContinue, ...chunked }, "{}", 200],
  ["a body with a byte order mark", VIEW, JSON_TYPE, "\ufeff{}", 200],
];
test.each(frames)("%s gets the expected status", async (_, target, headers, body, status) => {
  const answer = await post(product.url, target, headers, body);
  expect([answer.status, missingHeaders(answer.headers)], answer.body).toEqual([status, []]);
});

test("feedback is also accepted without the trailing slash of its address", async () => {
  const { status } = await post(
    product.url,
    "/api/feedback",
    JSON_TYPE,
    JSON.stringify(feedback("no slash")),
  );
  expect([status, await feedbackBy("no slash")]).toEqual([200, feedbackText]);
});

describe("a dropped connection is not logged as a server fault", () => {
  interface Line {
    readonly level?: number;
    readonly msg?: string;
    readonly method?: string;
    readonly status?: number;
    readonly request?: string;
  }

  /** Whole lines after the first `length` characters of output. A line that is not JSON counts as a fatal error. */
  function linesSince(length: number): Line[] {
    const lines = product.output().slice(length).split("\n").slice(0, -1);
    return lines
      .filter(Boolean)
      .map((line) => (line.startsWith("{") ? JSON.parse(line) : { level: 60, msg: line }));
  }

  /** The length of the output once it holds what was logged so far: the pipe may be late, but keeps the order. */
  async function outputLength(): Promise<number> {
    const marks = (): number => linesSince(0).filter(({ method }) => method === "PUT").length;
    const before = marks();
    await fetch(`${product.url}/api/feedback/`, { method: "PUT" });
    await vi.waitFor(() => expect(marks()).toBeGreaterThan(before), MAX_WAIT_MS);
    return product.output().length;
  }

  const isFault = ({ level = 0, msg = "", request }: Line): boolean =>
    level === 60 || (level >= 40 && (request !== undefined || msg === "request failed"));

  /** Closes the connection after the last byte was written, or resets it at the first byte of the answer. */
  function breakOff(head: string, part: string, moment: "at once" | "at the first byte"): Promise<void> {
    const { hostname, port } = new URL(product.url);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {});
      socket.on("close", () => resolve());
      socket.once("data", () => socket.resetAndDestroy());
      socket.write(`${head}\r\n\r\n${part}`, () => {
        if (moment === "at once") socket.destroy();
      });
    });
  }

  test("during an upload, with a Content-Length or chunked", async () => {
    const before = await outputLength();
    const targets = [...Object.values(calls), ...Object.values(forms)]
      .filter(({ target, headers }) => !target.includes("/newsletter/confirm/") && headers === undefined)
      .map(({ target }) => target);
    for (const target of targets) {
      const type = target.startsWith("/api/") ? JSON_TYPE : FORM_TYPE;
      const head = `POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type["Content-Type"]}`;
      await breakOff(`${head}\r\nContent-Length: 500`, '{"email":', "at once");
      await breakOff(`${head}\r\nTransfer-Encoding: chunked`, '9\r\n{"email":\r\n', "at once");
    }
    const posts = (): Line[] =>
      linesSince(before).filter(({ msg, method }) => msg === "answered" && method === "POST");
    await vi.waitFor(() => expect(posts().length).toBeGreaterThanOrEqual(targets.length * 2), MAX_WAIT_MS);
    expect(new Set(posts().map(({ status }) => status))).toEqual(new Set([400]));
    expect(linesSince(before).filter(isFault)).toEqual([]);
  });

  test("during the answer to a page, a call, a feed, a picture or a file", async () => {
    const before = await outputLength();
    // The first articles may come without a picture.
    const picture = await vi.waitFor(async () => {
      const html = await (await fetch(product.url)).text();
      const [address = ""] = /\/pictures\/[^"\s]+/.exec(html) ?? [];
      expect(address).not.toBe("");
      return address.replaceAll("&amp;", "&");
    }, MAX_WAIT_MS);
    const otherTargets = ["/latest?page=3", "/api/articles/latest?limit=99", "/api/rss/sports", "/icon.svg"];
    const targets = [...otherTargets, picture];
    for (const moment of ["at once", "at the first byte"] as const)
      await Promise.all(targets.map((target) => breakOff(`GET ${target} HTTP/1.1\r\nHost: x`, "", moment)));
    const gatePost = "POST /about HTTP/1.1\r\nHost: staging.example\r\nContent-Length: 50";
    await breakOff(gatePost, "password=", "at once");
    await Promise.all(
      targets.map(async (target) => expect((await fetch(product.url + target)).status).toBe(200)),
    );
    await outputLength();
    expect(linesSince(before).filter(isFault)).toEqual([]);
  });
});

describe("request smuggling", () => {
  const next = "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n";
  const head = "POST /api/feedback/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  test.each([
    ["a length and chunks", `${head}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${next}`],
    ["chunks and a length", `${head}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${next}`],
    ["two Content-Lengths", `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${next}`],
    ["a Content-Length with a sign", `${head}Content-Length: +2\r\n\r\n{}${next}`],
    ["an unknown transfer encoding", `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${next}`],
    ["chunked among other encodings", `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${next}`],
    ["a space before the colon", `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${next}`],
    ["a folded line", `${head}X: a\r\n Transfer-Encoding: chunked\r\nContent-Length : 0\r\n\r\n${next}`],
    ["a chunk that is too short", `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${next}`],
    ["a bare line end", `${head}Transfer-Encoding: chunked\n\r\n0\r\n\r\n${next}`],
  ])("%s is a 400, and nothing after it is answered", async (_, bytes) => {
    const answers = (await sendRaw(product.url, bytes)).split(/(?=HTTP\/1\.1 )/);
    expect(answers.map((answer) => readAnswer(answer).status)).toEqual([400]);
    expect(missingHeaders(readAnswer(answers[0] ?? "").headers)).toEqual([]);
  });
});
