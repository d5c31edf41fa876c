import type { Story } from "#features/news/contract/news.ts";

/** What the coverage line shows of a story. */
export interface Coverage {
  /** One for each paper, at its first text. */
  readonly dots: readonly { readonly at: string; readonly copy: boolean }[];
  readonly lastTold: string;
  readonly texts: number;
}

export function coverageOf({ coverage, last_told_at, independent_reports }: Story): Coverage {
  return {
    dots: coverage.map(({ published_at, copy }) => ({ at: published_at, copy })),
    lastTold: last_told_at,
    texts: independent_reports,
  };
}
