/** From this many chances in 100, a result came as expected, or was at least not unlikely. */
export const EXPECTED = 50;
export const LIKELY = 25;

export function verdictOf(given: number): "as expected" | "less likely" | "a surprise" {
  return given >= EXPECTED ? "as expected" : given >= LIKELY ? "less likely" : "a surprise";
}
