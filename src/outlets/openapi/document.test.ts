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
        parameters: { name: string; in: string; required: boolean }[];
        responses: Record<string, { content: unknown }>;
        requestBody?: unknown;
      }
    >
  >;
};

test("every call of the contracts is in the document", () => {
  const told = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(told.sort()).toEqual(Object.keys(endpoints).sort());
});

test("words of the path are required parameters, the others stand in the query", () => {
  const parameters = document.paths["/articles/category/{category}"]?.get?.parameters ?? [];
  expect(parameters.find(({ name }) => name === "category")).toMatchObject({ in: "path", required: true });
  expect(parameters.find(({ name }) => name === "page")).toMatchObject({ in: "query", required: false });
});

test("an answer's fields are described", () => {
  expect(JSON.stringify(document.paths["/trending/popular"]?.get?.responses["200"]?.content)).toContain(
    "headline",
  );
});
