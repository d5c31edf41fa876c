import type { CardArticle } from "#features/news/panels/visible.ts";
import { HighlightedText } from "./HighlightedText.tsx";

interface FactCheckProps {
  readonly factCheck: NonNullable<CardArticle["fact_check"]>;
  /** The article's language, if it is not the page's. */
  readonly lang: string | undefined;
}

/** The claim and the verdict in the publisher's words. */
export function FactCheck({ factCheck: { claim, verdict }, lang }: FactCheckProps) {
  return (
    <dl className="fact" lang={lang} data-words="">
      <dt>Claim</dt>
      <dd>
        <HighlightedText text={claim ?? ""} />
      </dd>
      <dt>Verdict</dt>
      <dd className="fact__verdict">
        <HighlightedText text={verdict ?? ""} />
      </dd>
    </dl>
  );
}
