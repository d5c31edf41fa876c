import { fromJSONSchema } from "zod";

type Json = Record<string, unknown>;

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly schema: Bounds;
}

/** What a parameter may be. */
export interface Bounds {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly anyOf?: readonly Bounds[];
}

interface Answer {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { $ref?: string; required?: boolean }>>;
  readonly content?: { readonly "application/json": { readonly schema: Json } };
}

export interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly content: {
      readonly "application/json": { readonly schema: { properties?: Record<string, Bounds> } };
    };
  };
  readonly responses: Readonly<Record<string, Answer>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** Every call by its address, "GET /articles/{id}". */
export function operationsOf({ paths }: Document): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => [`${method.toUpperCase()} ${path}`, one] as const),
    ),
  );
}

/** What an answer has beyond the document, or lacks; empty if they agree. */
export async function untrue(document: Document, operation: Operation, answer: Response): Promise<string[]> {
  const body = await answer.text();
  const told = operation.responses[answer.status];
  if (told === undefined) return [`${answer.status} is not told of: ${body.slice(0, 200)}`];
  const { headers = {}, content } = resolved<Answer>(document, told);
  const missing = Object.entries(headers)
    .filter(([, header]) => resolved<{ required?: boolean }>(document, header).required)
    .filter(([name]) => answer.headers.get(name) === null)
    .map(([name]) => `${answer.status} without ${name}`);
  if (content === undefined) return body === "" ? missing : [...missing, `${answer.status} has a body`];
  const schema = inline(document, content["application/json"].schema) as Parameters<typeof fromJSONSchema>[0];
  const parsed = fromJSONSchema(schema).safeParse(JSON.parse(body));
  const issues = parsed.error?.issues ?? [];
  return [...missing, ...issues.map(({ path, message }) => `${answer.status} ${path.join(".")}: ${message}`)];
}

function resolved<One>(document: Document, one: { $ref?: string }): One {
  if (one.$ref === undefined) return one as One;
  const [kind = "", name = ""] = one.$ref.replace("#/components/", "").split("/");
  const found = document.components[kind]?.[name];
  if (found === undefined) throw new Error(`${one.$ref} leads nowhere`);
  return found as One;
}

function inline(document: Document, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((one) => inline(document, one));
  if (typeof schema !== "object" || schema === null) return schema;
  if ("$ref" in schema) return inline(document, resolved(document, schema as { $ref: string }));
  // The document leaves room for more fields; a real answer has none beyond it.
  const only = "properties" in schema ? { additionalProperties: false } : {};
  return {
    ...only,
    ...Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, inline(document, one)])),
  };
}
