import type { CardArticle } from "#features/news/panels/visible.ts";

/**
 * How large a story is set in a list: with a picture across, as a line with a small picture, or briefly, without one.
 * Coverage decides, and the first of a list opens it.
 */
export type Weight = "double" | "line" | "brief";

/** In this many papers it is a double; in fewer than the second number, a brief. */
const DOUBLE_PAPERS = 7;
const LINE_PAPERS = 3;

export function weightOf({ also_in, image_url }: CardArticle, opensList = false): Weight {
  const papers = also_in.count + 1;
  if (image_url !== null && (opensList || papers >= DOUBLE_PAPERS)) return "double";
  return papers >= LINE_PAPERS ? "line" : "brief";
}
