import type { Ladder } from "#features/news/contract/news.ts";
import { groupByKey } from "#ui/group-by-key.ts";

type Line = Ladder["figures"][number];
type PaperReport = Line["rows"][number]["papers"][number];

/** A paper with its own text, and how many other papers ran that text. */
export interface TextSource {
  readonly first: Pick<PaperReport, "paper" | "time">;
  readonly copies: number;
}

/** A line of figures as the page shows it. */
export interface FigureLine extends Pick<Line, "what" | "group"> {
  readonly rows: readonly (Omit<Line["rows"][number], "papers"> & {
    readonly sources: readonly TextSource[];
  })[];
}

export function figureLines(lines: readonly Line[], texts: Ladder["texts"]): FigureLine[] {
  return lines.map(({ what, group, rows }) => ({
    what,
    group,
    rows: rows.map(({ value, hedge, papers }) => ({ value, hedge, sources: sourcesOf(papers, texts) })),
  }));
}

/** Papers that ran the same text count as one source, named after the earliest of them; in order of time. */
function sourcesOf(papers: readonly PaperReport[], texts: Ladder["texts"]): TextSource[] {
  const textOf = new Map(texts.flatMap(({ url, copies }) => copies.map((copy) => [copy.url, url])));
  return [...groupByKey(papers, ({ url }) => textOf.get(url) ?? url).values()].flatMap(
    ([first, ...others]) => {
      if (!first) return [];
      // Without the address, which is long and already in the page.
      const { paper, time } = first;
      return [{ first: { paper, time }, copies: new Set(others.map(({ paper }) => paper)).size }];
    },
  );
}
