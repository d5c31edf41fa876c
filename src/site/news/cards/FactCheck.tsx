import type { CardArticle } from "#site/news/visible.ts";
import { Marked } from "./Marked.tsx";

interface FactCheckParts {
  readonly of: NonNullable<CardArticle["fact_check"]>;
  /** The article's language, if it is not the page's. */
  readonly lang: string | undefined;
}

/** The claim and the verdict in the publisher's words. */
export function FactCheck({ of: { claim, verdict }, lang }: FactCheckParts) {
  return (
    <dl className="fact" lang={lang}>
      <dt>Claim</dt>
      <dd>
        <Marked text={claim ?? ""} />
      </dd>
      <dt>Verdict</dt>
      <dd className="fact__verdict">
        <Marked text={verdict ?? ""} />
      </dd>
    </dl>
  );
}
