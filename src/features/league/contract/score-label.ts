/** How the score of the game of the week, from 0 to 100, is labelled. Without zod, because the browser loads this file. */
export function scoreLabel(score: number): "Must Watch" | "High Quality" | "Good Match" | "Regular" {
  if (score >= 90) return "Must Watch";
  if (score >= 80) return "High Quality";
  return score >= 70 ? "Good Match" : "Regular";
}
