import * as api from "#contracts/all/api.ts";
import { type Endpoint, type Endpoints, maxIdempotencyKeyLength } from "#contracts/endpoint.ts";
import { product } from "#contracts/product.ts";
import { answersOf, components } from "./answers.ts";
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
  schema: { type: "string", minLength: 1, maxLength: maxIdempotencyKeyLength },
};

/** A call's feature, and its name among all calls: "GET /articles/{id}" is `newsArticle`. */
interface CallName {
  readonly operationId: string;
  readonly tags: readonly string[];
}

/** The names that the product itself asks by, so that a generated client reads as our own code does. */
const callNames: ReadonlyMap<string, CallName> = new Map(
  Object.entries(api).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, address]) => [
      address as string,
      { operationId: feature + name.charAt(0).toUpperCase() + name.slice(1), tags: [feature] },
    ]),
  ),
);

/** The features, in the words of the API's document. */
const tags = [
  { name: "news", description: "Articles, stories, topics, newspapers and states." },
  { name: "league", description: "The Nigeria Premier Football League: tables, matches and forecasts." },
  { name: "markets", description: "Shares, oil, the naira and economic indicators." },
  { name: "weather", description: "The weather of Nigerian cities." },
  { name: "culture", description: "Films, music charts, events and public holidays." },
  { name: "letters", description: "The Daily Brief, its letters, and feedback." },
  { name: "push", description: "Notifications." },
  { name: "meta", description: "The API itself." },
] as const;
