import { articlePage } from "#contracts/addresses.ts";
import { counted } from "#site/ui/figures/counted.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";

/** A source, with the papers that name it and the first headline that does. */
export interface Source {
  readonly who: string | null;
  readonly papers: number;
  readonly headline: string;
  readonly lang: string | undefined;
  readonly id: string;
}

export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <Section title="Who says it">
      <ul>
        {sources.map(({ who, papers, headline, lang, id }) => (
          <li className="says" key={who ?? ""}>
            <b>{who ?? "unnamed source"}</b>
            <span className="says__n num">{counted(papers, "paper")}</span>
            <PageLink className="says__what" to={articlePage(id)} lang={lang}>
              {headline}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
