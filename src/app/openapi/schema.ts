import * as z from "zod/mini";

export type Json = Record<string, unknown>;

/** A contract's shape as JSON Schema, as a request (`input`) or an answer (`output`); named shapes stand in `$defs`. */
export function schema(shape: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(shape, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      // Answers may get more fields; and a format says what zod's pattern for it says.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  }) as Json;
  return rest;
}

/** Moves every `$defs` of a document into one list, to which all references then lead. */
export function gatherNamed(document: Json): { readonly document: Json; readonly schemas: Json } {
  const schemas: Json = {};
  return { document: gather(document) as Json, schemas };

  function gather(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(gather);
    if (typeof part !== "object" || part === null) return part;
    const { $defs, $ref, ...rest } = part as Json;
    if ($defs !== undefined) Object.assign(schemas, gather($defs));
    const entries = Object.entries(rest).map(([key, value]) => [key, gather(value)]);
    const target =
      typeof $ref === "string" ? { $ref: $ref.replace("#/$defs/", "#/components/schemas/") } : {};
    return { ...target, ...Object.fromEntries(entries) };
  }
}

export function json(schema: Json, example?: unknown): Json {
  return { "application/json": { schema, ...(example === undefined ? {} : { example }) } };
}

export function ref(kind: "headers" | "responses" | "schemas", name: string): Json {
  return { $ref: `#/components/${kind}/${name}` };
}
