import type { Endpoint, Endpoints } from "#contracts/endpoint.ts";
import { product } from "#contracts/product.ts";
import { answersOf, components } from "./answers.ts";
import { type Json, json, schema } from "./schema.ts";

const DESCRIPTION = `Free to read, without a key. Figures name their source.

An address answers an unsupported method with 405 and names the supported ones in \`Allow\`.`;

/** The API's OpenAPI 3.1 document, generated from the shapes that check requests and answers. */
export function openApiDocument(endpoints: Endpoints, siteUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [address, endpoint] of Object.entries(endpoints)) {
    const [method = "GET", path = "/"] = address.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${product.name} API`, version: "1.0.0", description: DESCRIPTION },
    servers: [{ url: `${siteUrl}/api` }],
    paths,
    components,
  };
}

function operation(method: string, path: string, endpoint: Endpoint): Json {
  const { summary, params, body, freshFor, repeatable } = endpoint;
  const shape = schema(params, "input");
  const properties = (shape.properties ?? {}) as Record<string, Json>;
  const required = (shape.required ?? []) as string[];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const inQuery = method === "GET" ? Object.keys(properties).filter((name) => !inPath.includes(name)) : [];
  const isPost = method === "POST";
  return {
    operationId: nameOf(method, path),
    summary: summary,
    tags: [path.split("/")[1]],
    "x-fresh-for-seconds": freshFor,
    parameters: [
      ...inPath.map((name) => ({ name, in: "path", required: true, schema: properties[name] ?? {} })),
      ...inQuery.map((name) => ({
        name,
        in: "query",
        required: required.includes(name),
        schema: properties[name] ?? {},
      })),
      ...(repeatable ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(isPost
      ? { requestBody: { required: true, content: json(body ? schema(body, "input") : EMPTY) } }
      : {}),
    responses: answersOf(method, endpoint, isPost || Object.keys(properties).length > 0),
  };
}

/** The body of a call whose parameters are all in its path. */
const EMPTY: Json = { type: "object", description: "An empty object." };

const IDEMPOTENCY_KEY: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A random key for this submission, kept for at least 24 hours. Repeating the same body with it returns the first answer and does nothing more; a different body is refused with 422.",
  schema: { type: "string", minLength: 1, maxLength: 100 },
};

/** "GET /articles/{id}" → "getArticlesById". */
function nameOf(method: string, path: string): string {
  const words = path.replace(/\{(\w+)\}/g, "by-$1").split(/[^A-Za-z]+/);
  return [
    method.toLowerCase(),
    ...words.filter(Boolean).map((word) => word[0]?.toUpperCase() + word.slice(1)),
  ].join("");
}
