import { textElement } from "#app/share/frame.ts";

/** A text of a share picture with its left end, baseline, size, colour and face. */
export type PlacedText = Parameters<typeof textElement>;

/** Sums in another order may round differently, by a tenth of a pixel. */
const ROUNDING = 0.11;
const NUMBER = /-?\d+(?:\.\d+)?/g;

/** Those of the texts that the picture does not show in their place. */
export function missingTexts(svg: string, texts: readonly PlacedText[]): PlacedText[] {
  const paths = svg.match(/<path[^>]*>/g) ?? [];
  return texts.filter((text) => {
    const expected = textElement(...text);
    return !paths.some((path) => isSamePath(path, expected));
  });
}

function isSamePath(path: string, expected: string): boolean {
  if (path.replace(NUMBER, "") !== expected.replace(NUMBER, "")) return false;
  const numbers = path.match(NUMBER) ?? [];
  return (expected.match(NUMBER) ?? []).every(
    (one, at) => Math.abs(Number(one) - Number(numbers[at])) < ROUNDING,
  );
}
