import type { Ladder, Story } from "#features/news/contract/news.ts";
import { groupByKey } from "#ui/group-by-key.ts";
import { langOf } from "#ui/lang.ts";
import type { Source } from "./Sources.tsx";

/** Each source once, sorted by how many papers name it, most first. */
export function sourcesOf(attributions: Ladder["attributions"], tellings: Story["tellings"]): Source[] {
  // Of two papers with one address, the first.
  const byUrl = new Map([...tellings].reverse().map((telling) => [telling.url, telling]));
  return [...groupByKey(attributions, ({ who }) => who)]
    .flatMap(([who, quotes]) => {
      const reports = quotes.flatMap(({ url }) => byUrl.get(url) ?? []);
      const [first] = reports;
      const papers = new Set(reports.map(({ paper }) => paper.id)).size;
      return first
        ? [
            {
              ...{ who, papers, headline: first.headline, paper: first.paper.name },
              ...{ lang: langOf(first.language), id: first.article_id },
            },
          ]
        : [];
    })
    .sort((a, b) => b.papers - a.papers);
}
