import type { CardArticle } from "#site/news/visible.ts";
import { Marked } from "./Marked.tsx";

/** The claim and the verdict in the publisher's words. */
export function FactCheck({ of: { claim, verdict } }: { of: NonNullable<CardArticle["fact_check"]> }) {
  return (
    <dl className="fact">
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
