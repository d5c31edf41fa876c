import type { Endpoints } from "#contracts/endpoint.ts";
import type { ApiCall } from "#contracts/meta.ts";
import { openApiDocument } from "./document.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly "x-fresh-for-seconds": number;
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly schema: Schema } } };
}

/** The OpenAPI document as a list of calls for a page to show. */
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
  const { properties = {}, required: needed = [] } =
    requestBody?.content["application/json"].schema ?? ({} as Schema);
  return [
    ...parameters
      .filter((parameter) => parameter.in !== "header")
      .map(({ name, required, schema }) => ({ name, required, kind: kindOf(schema) })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      required: needed.includes(name),
      kind: kindOf(schema),
    })),
  ];
}

function kindOf({ type, enum: choices, default: defaultValue, ...bounds }: Schema): string {
  const kind = choices === undefined ? (type ?? "text") : choices.join(" | ");
  const byDefault = defaultValue === undefined || defaultValue === "" ? "" : `, default ${defaultValue}`;
  return `${kind === "string" ? "text" : kind}${boundsOf(bounds)}${byDefault}`;
}

function boundsOf({ minimum, maximum, minLength, maxLength }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  if (maxLength === undefined) return "";
  const lowerBound = minLength === undefined ? "at most" : `${minLength} to`;
  return `, ${lowerBound} ${maxLength} characters`;
}
