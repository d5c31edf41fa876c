import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { wholeJson } from "#app/http/api.ts";
import { openApiDocument } from "#app/openapi/document.ts";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import { lettersSecret } from "#features/letters/api/secret.ts";
import { unsubscribeToken } from "#features/letters/rules/tokens.ts";
import { apiBodies, apiPaths } from "#tests/support/api-paths.ts";
import { openFilledProduct, type TestProduct } from "#tests/support/test-product.ts";
import { type Client, makeClient } from "./client.ts";
import { type Document, type Operation, operationsOf, untrue } from "./document.ts";
import { everyWrong } from "./out-of-bounds.ts";

const feedback = apiBodies["POST /feedback/"];
const document = openApiDocument(endpoints as Endpoints, "") as unknown as Document;
const operations = operationsOf(document);
const operation = (address: string): Operation => {
  const found = operations.get(address);
  if (found === undefined) throw new Error(`${address} is not in the document`);
  return found;
};

let product: TestProduct;
/** Values for a path's parameters, which are known only once there is news. */
let knownPaths: Record<string, string>;
/** The token of a subscribed reader's letters. */
let leaving: string;

beforeAll(async () => {
  product = await openFilledProduct();
  await vi.waitFor(
    async () => expect((await call("GET", "/npfl/standings/current")).status).toBe(200),
    patient,
  );
  knownPaths = await apiPaths(async (path) => (await call("GET", path)).json());
  const email = "leaving@example.com";
  await call("POST", "/newsletter/subscribe", { email });
  leaving = unsubscribeToken(await lettersSecret(product.database.db, {}), email);
}, 150_000);
afterAll(() => product.stop());

const patient = { timeout: 30_000, interval: 200 };

function call(method: string, target: string, body?: unknown): Promise<Response> {
  const init = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
  const headers = { "Content-Type": "application/json" };
  return fetch(`${product.url}/api${target}`, { method, headers, ...init });
}

test("the served OpenAPI document equals the one made from the contracts", async () => {
  const servedDocument = await (await call("GET", "/openapi.json")).json();
  expect({ ...servedDocument, servers: [] }).toEqual({
    ...JSON.parse(wholeJson(document, servedDocument.servers[0].url.replace(/\/api$/, ""))),
    servers: [],
  });
});

describe("a real answer matches the document", () => {
  // A confirmation token is sent only to its reader; refusals of it are tested below.
  const testedOperations = [...operations.keys()].filter((address) => address !== "POST /newsletter/confirm");
  test.each(testedOperations)("%s", async (address) => {
    const [method = "", path = ""] = address.split(" ");
    const body = address === "POST /newsletter/unsubscribe" ? { token: leaving } : apiBodies[address];
    const answer = await call(method, knownPaths[address] ?? path, body);
    const paths = (await answer.clone().text()).match(/"\w+":"\/[^"]*"/g) ?? [];
    expect(paths.filter(() => address !== "GET /meta/calls")).toEqual([]);
    expect([answer.status, await untrue(document, operation(address), answer)]).toEqual([200, []]);
  });

  test("an unchanged answer is a 304", async () => {
    const { headers } = await call("GET", "/trending/popular");
    const again = await fetch(`${product.url}/api/trending/popular`, {
      headers: { "If-None-Match": headers.get("etag") ?? "" },
    });
    expect([again.status, await untrue(document, operation("GET /trending/popular"), again)]).toEqual([
      304,
      [],
    ]);
  });
});

describe("a refusal matches the document", () => {
  test.each<[number, string, string, unknown?]>([
    [400, "POST /feedback/", "/feedback/", "{"],
    [404, "GET /articles/{id}", "/articles/none"],
    [404, "POST /articles/{id}/view", "/articles/none/view", {}],
    [404, "POST /newsletter/confirm", "/newsletter/confirm", { token: "no such token" }],
    [404, "POST /newsletter/unsubscribe", "/newsletter/unsubscribe", { token: "no such token" }],
    [409, "POST /newsletter/subscribe", "/newsletter/subscribe", { email: "first@example.com" }],
    [413, "POST /feedback/", "/feedback/", JSON.stringify({ ...feedback, feedback: "x".repeat(70_000) })],
    [422, "POST /feedback/", "/feedback/", "[]"],
    [422, "POST /feedback/", "/feedback/", { ...feedback, name: 7 }],
    [422, "GET /articles/latest", "/articles/latest?limit=0&page=0"],
    [422, "GET /articles/latest", "/articles/latest?source=%00"],
  ])("a refusal with %i by %s", async (status, address, target, body) => {
    const answer = await call(address.split(" ")[0] ?? "", target, body);
    expect([answer.status, await untrue(document, operation(address), answer)]).toEqual([status, []]);
  });

  test.each([
    [422, "the most that is read", 65_536],
    [413, "a byte more", 65_537],
  ])("%i for a body of %s", async (status, _, length) => {
    const body = JSON.stringify({ ...feedback, feedback: "" });
    const padded = body.replace('""', `"${"x".repeat(length - body.length)}"`);
    expect(padded).toHaveLength(length);
    expect((await call("POST", "/feedback/", padded)).status).toBe(status);
  });

  test("a body that is not JSON is refused with 415", async () => {
    const answer = await fetch(`${product.url}/api/feedback/`, { method: "POST", body: "a=b" });
    expect([answer.status, await untrue(document, operation("POST /feedback/"), answer)]).toEqual([415, []]);
  });

  test("sign-ups sent too often are refused with 429", async () => {
    const subscribe = (n: number) =>
      call("POST", "/newsletter/subscribe", { email: `reader${n}@example.com` });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => subscribe(n)));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused && (await untrue(document, operation("POST /newsletter/subscribe"), refused))).toEqual([]);
  });
});

describe("a 422 names the parameter and its bound, or what is allowed", () => {
  const wrongValues = everyWrong(document);

  test("every parameter has a bound", () => {
    const allParameters = [...operations].flatMap(([address, { parameters }]) =>
      parameters.filter((parameter) => parameter.in !== "header").map(({ name }) => `${address} ${name}`),
    );
    const triedParameters = new Set(
      wrongValues.map(({ address, parameter }) => `${address} ${parameter.name}`),
    );
    expect(allParameters.filter((name) => !triedParameters.has(name))).toEqual([]);
  });

  test.each(
    wrongValues.map((wrongValue) => ({
      ...wrongValue,
      name: wrongValue.parameter.name,
      shown: wrongValue.value.slice(0, 24),
    })),
  )("$address $name=$shown", async ({ address, parameter, value, names }) => {
    const [method = "", path = ""] = address.split(" ");
    const target =
      parameter.in === "path"
        ? path.replace(`{${parameter.name}}`, encodeURIComponent(value)).replaceAll(/\{\w+\}/g, "x")
        : `${knownPaths[address] ?? path}?${new URLSearchParams({ [parameter.name]: value })}`;
    const answer = await call(method, target, method === "POST" ? {} : undefined);
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: { loc: string[]; msg: string }[] };
    expect(detail.map(({ loc }) => loc)).toEqual([[parameter.name]]);
    for (const name of [parameter.name, ...names]) expect(detail[0]?.msg).toContain(name);
  });

  test.each([
    ["name", "x".repeat(201), "200"],
    ["feedback", "too short", "10"],
    ["feedback", "x".repeat(1001), "1000"],
  ])("a feedback form's %s of the wrong length", async (field, value, limit) => {
    const answer = await call("POST", "/feedback/", { ...feedback, [field]: value });
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
      422,
      expect.stringContaining(limit),
    ]);
  });

  test("a value that is not allowed, and a repeated parameter", async () => {
    const answer = await call("GET", "/articles/latest?period=7d&period=1h&category=health&category=sports");
    expect(await answer.json()).toMatchObject({
      detail: [{ msg: "period must be 1h, today, 7d or 30d" }, { msg: "category must be given once" }],
    });
  });
});

describe("an unknown item or an invalid value is refused", () => {
  test.each([
    [404, "/npfl/standings?season=1066"],
    [404, "/npfl/fixtures?season=1066"],
    [404, "/npfl/record?season=1066"],
    [404, "/npfl/decisions?season=1066"],
    [404, "/npfl/positions?season=1066"],
    [404, "/npfl/cross-table?season=1066"],
    [404, "/npfl/fixtures?club=Nobody"],
    [404, "/npfl/team/Nobody/form"],
    [404, "/naira?currency=ABC"],
    [404, "/articles/latest?category=gossip"],
    [404, "/articles/latest?source=The%20Nobody"],
    [404, "/articles/category/health?source=The%20Nobody"],
    [404, "/articles/search?q=naira&category=gossip"],
    [404, "/articles/search?q=naira&source=The%20Nobody"],
    [422, "/articles/latest?cursor=rubbish"],
    [422, "/articles/category/health?cursor=page-2"],
    [422, "/articles/search?q=naira&cursor=rubbish"],
    [404, "/events?category=gossip"],
    [422, "/events?from=2026-11-21&to=2026-11-20"],
    [422, "/npfl/simulation?assume=nothing:H"],
    [404, "/brief/1999-01-01"],
    [404, "/brief/yesterday"],
  ])("%i for %s", async (status, target) => {
    expect((await call("GET", target)).status).toBe(status);
  });
});

test("an Idempotency-Key has 1 to 100 characters", async () => {
  const statusOf = async (key: string): Promise<number> => {
    const init = { method: "POST", headers: { "Content-Type": "application/json", "Idempotency-Key": key } };
    const body = JSON.stringify({ email: "key@mail.ng" });
    return (await fetch(`${product.url}/api/newsletter/subscribe`, { ...init, body })).status;
  };
  expect([await statusOf(""), await statusOf("x".repeat(101))]).toEqual([422, 422]);
  // Other tests of this file may have sent all the forms that a network may send.
  expect([200, 429]).toContain(await statusOf("x".repeat(100)));
});

describe("a client generated from the document", () => {
  let client: Client;
  beforeAll(async () => {
    client = await makeClient(document);
  });
  afterAll(() => client.remove());

  test("compiles, and wrong calls do not", { timeout: 60_000 }, async () => {
    expect(await client.compile()).toBe("");
    const wrongCalls = [
      'await api.POST("/feedback/", { body: { name: "Ada", email: "ada@example.com" } });',
      'await api.POST("/newsletter/subscribe");',
      'await api.GET("/articles/search", { params: { query: { order: "worst" } } });',
      'await api.GET("/no-such-call");',
    ];
    const start = 'import createClient from "openapi-fetch"; import type { paths } from "./schema.d.ts";';
    const code = [`${start} const api = createClient<paths>();`, ...wrongCalls, "export {};"].join("\n");
    const compilerOutput = await client.compile({ "wrong.ts": code });
    const lines = [...compilerOutput.matchAll(/^\S*wrong\.ts\((\d+),/gm)].map(([, line]) => Number(line));
    expect([...new Set(lines)]).toEqual([2, 3, 4, 5]);
  });

  test("makes one call to each domain", async () => {
    const answers = await client.callEachDomain(`${product.url}/api`);
    expect(answers).toMatchObject({
      markets: "EUR",
      weather: "Jos",
      culture: "New Year's Day",
      letters: "received",
    });
    expect(answers.news?.split("\n")).toHaveLength(3);
    expect(answers.league).toMatch(/^[WDL]{1,5}$/);
    expect(answers.refused).toBe("Please enter a valid email address");
  });
});
