import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { InfoStyles } from "./InfoStyles.tsx";

interface TextProps {
  title: string;
  subtitle: React.ReactNode;
  /** The time for which the text holds, if readers need to know: "November 2026". */
  asOf?: string;
  children: React.ReactNode;
}

export function TextPage({ title, subtitle, asOf, children }: TextProps) {
  return (
    <PlainPage title={title} subtitle={subtitle}>
      <InfoStyles />
      <div className="prose">{children}</div>
      {asOf ? <p className="source-note">As of {asOf}.</p> : null}
    </PlainPage>
  );
}
