/** A whole percentage as it was answered; what is possible is never "0%", what is open never "100%". */
export function percentWord(percentage: number, chance: number): string {
  if (percentage === 0) return chance > 0 ? "<1%" : "–";
  if (percentage === 100 && chance < 1) return ">99%";
  return `${percentage}%`;
}
