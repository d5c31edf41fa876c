import type { Ladder, Story } from "#contracts/news.ts";
import { grouped } from "#site/ui/grouped.ts";
import { langOf } from "#site/ui/lang.ts";
import type { Source } from "./Sources.tsx";

/** Each source once, sorted by how many papers name it, most first. */
export function sourcesOf(attributions: Ladder["attributions"], tellings: Story["tellings"]): Source[] {
  const byUrl = new Map(tellings.map((telling) => [telling.url, telling]));
  return [...grouped(attributions, ({ who }) => who)]
    .flatMap(([who, said]) => {
      const told = said.flatMap(({ url }) => byUrl.get(url) ?? []);
      const [first] = told;
      const papers = new Set(told.map(({ paper }) => paper.id)).size;
      return first
        ? [{ who, papers, headline: first.headline, lang: langOf(first.language), id: first.article_id }]
        : [];
    })
    .sort((a, b) => b.papers - a.papers);
}
