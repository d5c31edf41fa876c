import { expect, test } from "vitest";
import { endpoints } from "#contracts/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import { openApiDocument } from "./document.ts";

const document = openApiDocument(endpoints as Endpoints, "https://gist.example") as {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters: { name: string; in: string; required: boolean; schema: unknown }[];
        responses: Record<string, { content: unknown }>;
        requestBody?: unknown;
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

test("an answer's fields are described", () => {
  expect(JSON.stringify(document.paths["/trending/popular"]?.get?.responses["200"]?.content)).toContain(
    "headline",
  );
});

test.each([
  ["/articles/{id}", "get", "getArticlesById"],
  ["/articles/{id}/view", "post", "postArticlesByIdView"],
  ["/npfl/head-to-head/{homeTeam}/{awayTeam}", "get", "getNpflHeadToHeadByHomeTeamByAwayTeam"],
])("the call %s, %s, has the operation id %s", (path, method, name) => {
  expect(document.paths[path]?.[method]?.operationId).toBe(name);
});

test("path and query parameters are documented with their bounds", () => {
  const parametersOf = (path: string) => document.paths[path]?.get?.parameters ?? [];
  expect(parametersOf("/articles/{id}")).toEqual([
    { name: "id", in: "path", required: true, schema: { type: "string", maxLength: 60 } },
  ]);
  expect(parametersOf("/trending/popular")).toEqual([
    {
      name: "limit",
      in: "query",
      required: false,
      schema: { type: "integer", minimum: 1, maximum: 50, default: 20 },
    },
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
