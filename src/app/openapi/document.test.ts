import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import { type Endpoints, emptyObject, endpoint } from "#contracts/endpoint.ts";
import { product } from "#contracts/product.ts";
import { openApiDocument } from "./document.ts";

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}
type Content = Record<"application/json", { schema: Schema; example?: unknown }>;

const document = openApiDocument(endpoints as Endpoints, "https://gist.example") as {
  tags: { name: string }[];
  components: { schemas: Record<string, Schema> };
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        tags: string[];
        parameters: { name: string; in: string; required: boolean; description?: string; schema: unknown }[];
        responses: Record<string, { content?: Content }>;
        requestBody?: { content: Content };
      }
    >
  >;
};

test("every call in the contracts is in the document", () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual(Object.keys(endpoints).sort());
});

test("path parameters are required, and the others are in the query", () => {
  const parameters = document.paths["/articles/category/{category}"]?.get?.parameters ?? [];
  expect(parameters.find(({ name }) => name === "category")).toMatchObject({ in: "path", required: true });
  expect(parameters.find(({ name }) => name === "page")).toMatchObject({ in: "query", required: false });
});

test("every parameter and every field has a sentence, or a named shape that has one", () => {
  expect(untold(document)).toEqual([]);
});

test.each([
  ["/articles/{id}", "get", "newsArticle"],
  ["/articles/{id}/view", "post", "newsCountView"],
  ["/npfl/head-to-head/{homeTeam}/{awayTeam}", "get", "leagueHeadToHead"],
])("the call %s, %s, has the operation id %s, as our own code calls it", (path, method, name) => {
  expect(document.paths[path]?.[method]?.operationId).toBe(name);
});

test("every call has a name of its own, under a feature that is described", () => {
  const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
  const features = document.tags.map(({ name }) => name);
  expect(calls.filter(({ tags: [tag = ""] }) => !features.includes(tag))).toEqual([]);
});

test("a shape that several calls answer is listed once, under its name, and every reference leads to one", () => {
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining([
      "Article",
      "Story",
      "Topic",
      "Paper",
      "Fixture",
      "Standings",
      "Event",
      "Refusal",
    ]),
  );
  const targets = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
    ([, name = ""]) => name,
  );
  expect(targets.filter((name) => !(name in schemas))).toEqual([]);
  expect(JSON.stringify(document)).not.toContain("$defs");
});

test("path and query parameters are documented with their bounds", () => {
  const parametersOf = (path: string) => document.paths[path]?.get?.parameters ?? [];
  expect(parametersOf("/articles/{id}")).toEqual([
    {
      ...{ name: "id", in: "path", required: true, description: "The article's id." },
      schema: { type: "string", maxLength: 60 },
    },
  ]);
  expect(parametersOf("/trending/popular")).toEqual([
    {
      name: "limit",
      in: "query",
      required: false,
      description: "The most articles to answer with.",
      schema: { type: "integer", minimum: 1, maximum: 50, default: 20 },
    },
    expect.objectContaining({ name: "language", in: "query", required: false }),
  ]);
  expect(parametersOf("/meta/sources")).toEqual([]);
});

test("only a call with parameters or a body can answer 422", () => {
  const statuses = (path: string, method: string) =>
    Object.keys(document.paths[path]?.[method]?.responses ?? {});
  expect(statuses("/meta/sources", "get")).not.toContain("422");
  expect(statuses("/trending/popular", "get")).toContain("422");
  expect(statuses("/newsletter/subscribe", "post")).toContain("422");
});

test("Idempotency-Key is documented for the calls whose contract takes it, and for no others", () => {
  const repeatable = Object.entries(document.paths).flatMap(([path, { post }]) =>
    post?.parameters.some((one) => one.in === "header" && one.name === "Idempotency-Key") ? [path] : [],
  );
  const expected = Object.entries(endpoints as Endpoints).flatMap(
    ([address, { repeatable: isRepeatable }]) => (isRepeatable ? [address.replace("POST ", "")] : []),
  );
  expect(repeatable.length).toBeGreaterThan(0);
  expect(repeatable.sort()).toEqual(expected.sort());
});

/** The parameters and fields that nothing describes. */
function untold({ paths, components: { schemas } }: typeof document): string[] {
  return [
    ...Object.entries(schemas).flatMap(([name, shape]) => within(shape, name)),
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ parameters, responses, requestBody }) => [
        ...parameters.filter(({ description }) => !description).map(({ name }) => `${path} ?${name}`),
        ...[requestBody, ...Object.values(responses)].flatMap((one) => within(one, path)),
      ]),
    ),
  ];

  function within(part: unknown, at: string): string[] {
    if (typeof part !== "object" || part === null) return [];
    const { properties = {} } = part as Schema;
    const bare = Object.entries(properties).filter(([, { description, $ref = "" }]) => {
      const shape = schemas[$ref.replace("#/components/schemas/", "")];
      return !description && !shape?.description;
    });
    return [
      ...bare.map(([name]) => `${at}.${name}`),
      ...Object.entries(part).flatMap(([key, one]) => within(one, `${at}.${key}`)),
    ];
  }
}

const answer = z.object({ count: z.number() });
const small = openApiDocument(
  {
    "GET /papers/{id}/notes": endpoint({
      ...{ summary: "A paper's notes.", answer, freshFor: 60 },
      params: z.object({
        id: z.string(),
        q: z.string(),
        limit: z._default(z.int().check(z.minimum(1), z.maximum(9)), 5),
      }),
    }),
    "POST /papers/{id}/notes": endpoint({
      ...{ summary: "Adds a note.", answer, freshFor: 0, repeatable: true },
      params: z.object({ id: z.string(), note: z.string() }),
      body: z.object({ note: z.string() }),
    }),
    "POST /views/{id}": endpoint({ summary: "Counts a view.", params: emptyObject, answer, freshFor: 0 }),
    "GET /papers": endpoint({ summary: "All papers.", params: z.unknown(), answer, freshFor: 1 }),
  } as never,
  "https://gist.example",
) as unknown as typeof document;

test("the document states its version, the product's name and the API's address", () => {
  expect(small).toMatchObject({
    openapi: "3.1.0",
    info: { title: `${product.name} API`, version: "1.1.0" },
    servers: [{ url: "https://gist.example/api" }],
    components: { headers: { ETag: {} } },
  });
});

test("the calls of one address are listed together, in the order of the contracts", () => {
  const methods = Object.entries(small.paths).map(([path, calls]) => [path, Object.keys(calls)]);
  expect(methods).toEqual([
    ["/papers/{id}/notes", ["get", "post"]],
    ["/views/{id}", ["post"]],
    ["/papers", ["get"]],
  ]);
});

test("a GET has its parameters in the path and the query, and no body", () => {
  const { responses, ...get } = small.paths["/papers/{id}/notes"]!.get!;
  expect(get).toEqual({
    summary: "A paper's notes.",
    "x-fresh-for-seconds": 60,
    parameters: [
      { name: "id", in: "path", required: true, schema: { type: "string" } },
      { name: "q", in: "query", required: true, schema: { type: "string" } },
      {
        name: "limit",
        in: "query",
        required: false,
        schema: { type: "integer", minimum: 1, maximum: 9, default: 5 },
      },
    ],
  });
  expect(Object.keys(responses)).toEqual(["200", "304", "422", "500", "503"]);
});

test("a POST has its body and, if it is repeatable, its key; only its path has parameters", () => {
  const { responses, ...post } = small.paths["/papers/{id}/notes"]!.post!;
  expect(post).toEqual({
    summary: "Adds a note.",
    "x-fresh-for-seconds": 0,
    parameters: [
      { name: "id", in: "path", required: true, schema: { type: "string" } },
      {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        description: expect.stringContaining("24 hours"),
        schema: { type: "string", minLength: 1, maxLength: 100 },
      },
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { type: "object", properties: { note: { type: "string" } }, required: ["note"] },
        },
      },
    },
  });
  expect(Object.keys(responses)).toEqual(["200", "400", "413", "415", "422", "500", "503"]);
});

test("a POST whose parameters are all in its path takes an empty object", () => {
  const { parameters, requestBody, responses } = small.paths["/views/{id}"]!.post!;
  expect(parameters).toEqual([{ name: "id", in: "path", required: true, schema: {} }]);
  expect(requestBody).toEqual({
    required: true,
    content: { "application/json": { schema: { type: "object", description: "An empty object." } } },
  });
  expect(responses).toHaveProperty("422");
});

test("a GET whose shape names no parameters has none and cannot answer 422", () => {
  const { parameters, responses, ...others } = small.paths["/papers"]!.get!;
  expect(parameters).toEqual([]);
  expect(responses).not.toHaveProperty("422");
  expect(others).toMatchObject({ summary: "All papers.", "x-fresh-for-seconds": 1 });
});
