import * as z from "zod/mini";

/** A number as providers write it: 1338.1, "1,338.10", " 12 "; null for "", ".", "N/A", null, NaN. */
export function readNumber(word: unknown): number | null {
  if (typeof word === "number") return Number.isFinite(word) ? word : null;
  if (typeof word !== "string") return null;
  const plain = word.trim().replaceAll(",", "");
  if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

export const looseNumber = z.pipe(z.unknown(), z.transform(readNumber));

export const requiredNumber = z.pipe(looseNumber, z.number());

/** A text or null; a provider's "" counts as null. */
export const looseText = z.pipe(
  z.unknown(),
  z.transform((word) => (typeof word === "string" && word.trim() !== "" ? word.trim() : null)),
);

export const requiredText = z.pipe(looseText, z.string());

/** The central bank's list of all rates since 2001 has 100,000 rows; a longer list is cut here. */
const MAX_ROWS = 150_000;

/** A list without its invalid items: one bad row does not spoil the answer. */
export function looseList<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((rows): z.output<Item>[] =>
      rows.slice(0, MAX_ROWS).flatMap((row) => {
        const parsed = item.safeParse(row);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );
}
