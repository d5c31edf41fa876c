import type { Paper } from "#features/news/shapes.ts";
import rows from "./papers.json" with { type: "json" };

/** Every newspaper, one row each. To add one, see CONTRIBUTING.md. */
export const papers = rows as readonly Paper[];
