import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { openApiDocument } from "#app/openapi/document.ts";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import { apiBodies, apiPaths } from "#tests/support/api-paths.ts";

/**
 * The API document's examples: what the sample edition answered. RECORD=http://127.0.0.1:3000 asks a running one for
 * those that are missing or no longer true; TOKEN is that of a confirmation letter, which DOUBLE_OPT_IN=true writes into its outbox.
 */
const EXAMPLES = "src/app/openapi/examples.json";
const { RECORD: recording, TOKEN: token = "" } = process.env;
const addresses = Object.keys(endpoints);

test("every call has an example, true to its contract, with one element a list", {
  timeout: 60_000,
}, async () => {
  const examples = recording === undefined ? stored() : await record(recording, stored());
  expect(Object.keys(examples)).toEqual(addresses);
  expect(addresses.filter((address) => !fits(address, examples[address]))).toEqual([]);
  const lines = addresses.map(
    (address) => `${JSON.stringify(address)}: ${JSON.stringify(cut(examples[address]))}`,
  );
  await expect(`{\n${lines.join(",\n")}\n}\n`).toMatchFileSnapshot(`../../${EXAMPLES}`);
});

test("a field whose value is a path says in its sentence that it is one", () => {
  const paths = openApiDocument(endpoints as Endpoints, "").paths as Record<
    string,
    Record<string, Operation>
  >;
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  const untold = calls.flatMap(({ operationId, responses }) => {
    const { schema, example } = responses["200"].content["application/json"];
    return pathsIn(schema, example, operationId).filter((one) => !/path/i.test(one));
  });
  expect(untold).toEqual([]);
});

interface Shape {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

interface Operation {
  readonly operationId: string;
  readonly responses: {
    readonly "200": {
      readonly content: { readonly "application/json": { schema: Shape; example: unknown } };
    };
  };
}

const { components } = openApiDocument(endpoints as Endpoints, "") as {
  components: { schemas: Record<string, Shape> };
};

/** "where: sentence" of every text that begins with a slash. */
function pathsIn(shape: Shape, value: unknown, at: string): string[] {
  const { $ref = "", ...own } = shape.anyOf?.[0] ? { ...shape, ...shape.anyOf[0] } : shape;
  const { properties = {}, items = {} } = { ...components.schemas[$ref.split("/").at(-1) ?? ""], ...own };
  if (typeof value === "string") return value.startsWith("/") ? [`${at}: ${shape.description}`] : [];
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(items, one, at));
  return Object.entries(value ?? {}).flatMap(([name, one]) =>
    pathsIn(properties[name] ?? {}, one, `${at}.${name}`),
  );
}

function fits(address: string, answer: unknown): boolean {
  const contract = (endpoints as Endpoints)[address as keyof Endpoints]?.answer;
  return contract !== undefined && z.safeParse(contract, answer).success;
}

function stored(): Record<string, unknown> {
  return JSON.parse(readFileSync(EXAMPLES, "utf8"));
}

async function record(site: string, known: Record<string, unknown>): Promise<Record<string, unknown>> {
  const call = async (path: string, body?: object) => {
    const post = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${site}/api${path}`, body === undefined ? {} : post);
    return response.json();
  };
  const searches = {
    "GET /articles/search": "/articles/search?q=lagos",
    "GET /articles/suggest": "/articles/suggest?q=la",
  };
  const paths: Record<string, string> = { ...(await apiPaths(call)), ...searches };
  const bodies = { ...apiBodies, "POST /newsletter/confirm": { token } };
  const examples: Record<string, unknown> = {};
  for (const address of addresses) {
    const path = paths[address] ?? address.replace(/^\w+ /, "");
    const isTrue = fits(address, known[address]);
    examples[address] = isTrue ? known[address] : cut(await call(path, bodies[address as never]));
  }
  return examples;
}

/** One element a list is enough to read. */
function cut(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.slice(0, 1).map(cut);
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, cut(value)]));
}
