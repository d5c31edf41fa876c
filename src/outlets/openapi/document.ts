import * as z from "zod/mini";
import type { Endpoint, Endpoints } from "#contracts/endpoint.ts";
import { product } from "#contracts/product.ts";

type Json = Record<string, unknown>;

const REFUSALS: Readonly<Record<string, string>> = {
  "404": "There is no such thing.",
  "422": "The question is not usable: `detail` says where and why.",
  "429": "Too many requests; Retry-After says when to come again.",
  "500": "A fault on our side.",
};

/** The API's OpenAPI 3.1 document, made from the very shapes that check its questions and answers. */
export function openApiDocument(endpoints: Endpoints, siteUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [address, endpoint] of Object.entries(endpoints)) {
    const [method = "GET", path = "/"] = address.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${product.name} API`,
      version: "1.0.0",
      description: "Free to read, without a key. Facts carry their source.",
    },
    servers: [{ url: `${siteUrl}/api` }],
    paths,
  };
}

function operation(method: string, path: string, { says, ask, answer, freshFor }: Endpoint): Json {
  const shape = schema(ask, "input");
  const words = (shape.properties ?? {}) as Record<string, Json>;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, word = ""]) => word);
  const inQuery = method === "GET" ? Object.keys(words).filter((word) => !inPath.includes(word)) : [];
  const required = (shape.required ?? []) as string[];
  return {
    summary: says,
    tags: [path.split("/")[1]],
    "x-fresh-for-seconds": freshFor,
    parameters: [
      ...inPath.map((name) => ({ name, in: "path", required: true, schema: words[name] ?? {} })),
      ...inQuery.map((name) => ({
        name,
        in: "query",
        required: required.includes(name),
        schema: words[name] ?? {},
      })),
    ],
    ...(method === "POST" ? { requestBody: { required: true, content: json(shape) } } : {}),
    responses: {
      "200": { description: "The answer.", content: json(schema(answer, "output")) },
      ...Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [
          status,
          { description, content: json(REFUSAL) },
        ]),
      ),
    },
  };
}

const REFUSAL: Json = {
  type: "object",
  required: ["error"],
  properties: { error: { type: "string" }, detail: {} },
};

function json(body: Json): Json {
  return { "application/json": { schema: body } };
}

function schema(shape: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(shape, { io, unrepresentable: "any" }) as Json;
  return rest;
}
