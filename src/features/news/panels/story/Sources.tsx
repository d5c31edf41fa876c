import { articlePage } from "#contracts/addresses.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

/** A source, with the number of papers that name it and the headline of the first text that does. */
export interface Source {
  readonly who: string | null;
  readonly papers: number;
  readonly headline: string;
  /** The paper of that text. */
  readonly paper: string;
  readonly lang: string | undefined;
  readonly id: string;
}

export function Sources({ sources }: { sources: readonly Source[] }) {
  const { count, lang: langAttribute, say } = useWords();
  return (
    <Section title={say("Who says it")}>
      <ul>
        {sources.map(({ who, papers, headline, paper, lang, id }) => (
          <li className="says" key={who ?? ""} data-paper={paper}>
            <b lang={who === null ? undefined : langAttribute(lang)}>{who ?? say("Source not named")}</b>
            <span className="says__n num">{count(papers, "paper", "papers")}</span>
            <PageLink className="says__what" to={articlePage(id)} lang={langAttribute(lang)} data-words="">
              {headline}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
