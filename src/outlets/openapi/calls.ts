import type { ApiCall } from "#contracts/calls.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import { openApiDocument } from "./document.ts";

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly "x-fresh-for-seconds": number;
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly schema: Schema } } };
}

/** The OpenAPI document as a list that a page can show. */
export function listCalls(endpoints: Endpoints): ApiCall[] {
  const paths = openApiDocument(endpoints, "").paths as Record<string, Record<string, Operation>>;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method === "post" ? ("POST" as const) : ("GET" as const),
      path,
      says: operation.summary,
      words: wordsOf(operation),
      fresh_for: operation["x-fresh-for-seconds"],
    })),
  );
}

function wordsOf({ parameters, requestBody }: Operation): ApiCall["words"] {
  const body = requestBody?.content["application/json"].schema.properties ?? {};
  return [
    ...parameters.map(({ name, required, schema }) => ({ name, required, kind: kindOf(schema) })),
    ...Object.entries(body).map(([name, schema]) => ({ name, required: true, kind: kindOf(schema) })),
  ];
}

function kindOf({ type, enum: choices, default: usual, minimum, maximum }: Schema): string {
  const kind = choices === undefined ? (type ?? "text") : choices.join(" | ");
  const range = minimum !== undefined && maximum !== undefined ? `, ${minimum} to ${maximum}` : "";
  return `${kind === "string" ? "text" : kind}${range}${usual === undefined ? "" : `, usually ${usual}`}`;
}
