import type { CardArticle } from "#features/news/panels/visible.ts";
import { useWords } from "#words/words.ts";
import { FactCheck } from "./FactCheck.tsx";
import { HighlightedText } from "./HighlightedText.tsx";

interface SummaryProps {
  readonly article: Pick<CardArticle, "fact_check" | "summary" | "language">;
}

/** A fact-check shows claim and verdict in full, however long: the claim alone would spread it. */
export function Summary({ article: { fact_check, summary, language } }: SummaryProps) {
  const { lang } = useWords();
  if (fact_check?.verdict) return <FactCheck factCheck={fact_check} lang={lang(language)} />;
  return summary ? (
    <p className="card__summary" lang={lang(language)} data-words="">
      <HighlightedText text={summary} />
    </p>
  ) : null;
}
