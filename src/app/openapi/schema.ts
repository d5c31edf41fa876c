import * as z from "zod/mini";

export type Json = Record<string, unknown>;

/** A contract's shape as JSON Schema, as a request (`input`) or an answer (`output`). */
export function schema(shape: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(shape, { io, unrepresentable: "any" }) as Json;
  return rest;
}

export function json(schema: Json): Json {
  return { "application/json": { schema } };
}

export function ref(kind: "headers" | "responses" | "schemas", name: string): Json {
  return { $ref: `#/components/${kind}/${name}` };
}
