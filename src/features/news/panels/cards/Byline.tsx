import { PaperName } from "#features/news/panels/cards/PaperName.tsx";
import { Ago } from "#ui/Ago.tsx";
import { Badge } from "#ui/Badge.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { useWords } from "#words/words.ts";

interface BylineArticle {
  newspaper_name: string | null;
  newspaper_language?: string;
  favicon_url: string | null;
  published_at: string;
  category: string;
  fact_check?: unknown;
}

interface BylineProps {
  article: BylineArticle;
  /** Set where the section is named elsewhere. */
  unsectioned?: boolean;
}

/** The section, which its own page hides; the paper and the time. */
export function Byline({ article, unsectioned }: BylineProps) {
  const { lang, say } = useWords();
  return (
    <p className="byline">
      {article.category && !unsectioned ? <Badge category={article.category} /> : null}
      <PaperMark name={article.newspaper_name} favicon={article.favicon_url} />
      <PaperName
        name={article.newspaper_name}
        lang={lang(article.newspaper_language)}
        className="byline__paper"
      />
      <Ago time={article.published_at} />
      {article.fact_check ? <span className="step step--kind">{say("Fact-check")}</span> : null}
    </p>
  );
}
