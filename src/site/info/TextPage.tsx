import { PlainPage } from "#site/shell/PlainPage.tsx";
import { InfoStyles } from "./InfoStyles.tsx";

interface TextParts {
  title: string;
  says: React.ReactNode;
  /** "November 2026", if readers need to know. */
  asOf?: string;
  children: React.ReactNode;
}

/** A page of text. */
export function TextPage({ title, says, asOf, children }: TextParts) {
  return (
    <PlainPage title={title} says={says}>
      <InfoStyles />
      <div className="prose">{children}</div>
      {asOf ? <p className="source-note">As of {asOf}.</p> : null}
    </PlainPage>
  );
}
