import type { Endpoint, Endpoints } from "#contracts/endpoint.ts";
import { product } from "#contracts/product.ts";
import { answersOf, components } from "./answers.ts";
import { callNames, tags } from "./call-names.ts";
import examples from "./examples.json" with { type: "json" };
import { gatherNamed, type Json, json, schema } from "./schema.ts";

const DESCRIPTION = `Free to read, without a key. Figures name their source.

Calls, parameters, fields and allowed values may be added at any time; ignore those that you do not know. While this site is in beta, a field or an address that has lost its meaning may go: the version and the changelog say so.

Every address in an answer is whole. An address answers an unsupported method with 405 and names the supported ones in \`Allow\`.`;

/** What the sample edition answered to each call, cut to one element a list (tests/generated/api-examples.test.ts). */
const exampleOf: Readonly<Record<string, unknown>> = examples;

/** The version of the API, not of the product: its first number grows if something changes that clients rely on. */
const VERSION = "1.1.0";

/** The API's OpenAPI 3.1 document, generated from the shapes that check requests and answers. */
export function openApiDocument(endpoints: Endpoints, siteUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [address, endpoint] of Object.entries(endpoints)) {
    const [method = "GET", path = "/"] = address.split(" ");
    const call = { ...callNames.get(address), ...operation(method, path, endpoint, exampleOf[address]) };
    paths[path] = { ...paths[path], [method.toLowerCase()]: call };
  }
  const { document, schemas } = gatherNamed(paths);
  return {
    openapi: "3.1.0",
    info: { title: `${product.name} API`, version: VERSION, description: DESCRIPTION },
    servers: [{ url: `${siteUrl}/api` }],
    tags,
    paths: document,
    components: { ...components, schemas: { ...schemas, ...(components.schemas as Json) } },
  };
}

function operation(method: string, path: string, endpoint: Endpoint, example: unknown): Json {
  const { summary, params, body, freshFor, repeatable } = endpoint;
  const shape = schema(params, "input");
  const properties = (shape.properties ?? {}) as Record<string, Json>;
  const required = (shape.required ?? []) as string[];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const inQuery = method === "GET" ? Object.keys(properties).filter((name) => !inPath.includes(name)) : [];
  const isPost = method === "POST";
  const inBody = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  return {
    summary,
    "x-fresh-for-seconds": freshFor,
    parameters: [
      ...inPath.map((name) => parameter(name, "path", true, properties[name])),
      ...inQuery.map((name) => parameter(name, "query", required.includes(name), properties[name])),
      ...(repeatable ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(isPost
      ? {
          requestBody: {
            required: true,
            content: json(body ? schema(body, "input") : bodyOf(inBody, required)),
          },
        }
      : {}),
    responses: answersOf(method, endpoint, isPost || Object.keys(properties).length > 0, example),
  };
}

/** Its description belongs to the parameter, where readers of the document look for it. */
function parameter(name: string, place: "path" | "query", required: boolean, shape: Json = {}): Json {
  const { description, ...schema } = shape;
  return { name, in: place, required, ...(description === undefined ? {} : { description }), schema };
}

/** What a call's path does not have is sent in its body. */
function bodyOf(properties: readonly [string, Json][], required: readonly string[]): Json {
  if (properties.length === 0) return { type: "object", description: "An empty object." };
  const needed = required.filter((name) => properties.some(([one]) => one === name));
  return { type: "object", properties: Object.fromEntries(properties), required: needed };
}

const IDEMPOTENCY_KEY: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A random key for this submission, kept for at least 24 hours. Repeating the same body with it returns the first answer and does nothing more; a different body is refused with 422.",
  schema: { type: "string", minLength: 1, maxLength: 100 },
};
