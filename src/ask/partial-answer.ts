/** An object from an answer; any of its fields may be missing, but what a field holds is complete. */
export type PartialFields<Whole> = { [Field in keyof Whole]?: Whole[Field] | null };

/** An object from an answer; any of its fields may be missing, and any field of the objects in them. */
export type PartialAnswer<Whole> = {
  [Field in keyof Whole]?: Whole[Field] extends object | null
    ? Whole[Field] extends readonly unknown[]
      ? Whole[Field] | null
      : PartialAnswer<Whole[Field]> | null
    : Whole[Field] | null;
};

/** Reads the list under this name, or a bare array; entries that are not objects are skipped. */
export function listOf<Item extends object>(answer: unknown, name: string): PartialAnswer<Item>[] {
  const list = Array.isArray(answer) ? answer : (answer as Record<string, unknown> | null)?.[name];
  return Array.isArray(list) ? list.filter((item) => typeof item === "object" && item !== null) : [];
}

export type JsonObject = Record<string, unknown>;

/** Without fields if the value is not an object. */
export function asObject(value: unknown): JsonObject {
  return typeof value === "object" && value !== null ? (value as JsonObject) : {};
}
