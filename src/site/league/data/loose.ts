import type { Fixture } from "#contracts/league-shapes.ts";

/** An object from an answer; any of its fields may be missing. */
export type Loose<Whole> = {
  [Field in keyof Whole]?: Whole[Field] extends object | null
    ? Whole[Field] extends readonly unknown[]
      ? Whole[Field] | null
      : Loose<Whole[Field]> | null
    : Whole[Field] | null;
};

export type ShownFixture = Loose<Fixture>;

/** Reads the list under this name, or a bare array; entries that are not objects are skipped. */
export function listOf<Item extends object>(answer: unknown, name: string): Loose<Item>[] {
  const list = Array.isArray(answer) ? answer : (answer as Record<string, unknown> | null)?.[name];
  return Array.isArray(list) ? list.filter((item) => typeof item === "object" && item !== null) : [];
}
