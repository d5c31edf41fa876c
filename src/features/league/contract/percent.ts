/**
 * A whole percentage from an answer. If rounding made it 0 or 100, the exact chance decides: what is possible is shown
 * as "<1%", what is not certain as ">99%". Without zod, for the browser.
 */
export function percentOf(percentage: number | null | undefined, chance?: number | null): string {
  if (typeof percentage !== "number") return "–";
  if (percentage === 0 && chance) return "<1%";
  if (percentage === 100 && typeof chance === "number" && chance < 1) return ">99%";
  return `${percentage}%`;
}
