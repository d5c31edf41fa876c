import { articlePage } from "#contracts/addresses.ts";
import type { Story } from "#features/news/contract/news.ts";
import { Ago } from "#ui/Ago.tsx";
import { langOf } from "#ui/lang.ts";
import { languageNames } from "#ui/language-names.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { useWords } from "#words/words.ts";

/** Articles on the same subject in other languages, one per language. */
export function InOtherLanguages({ articles }: { articles: Story["tellings"] }) {
  const { lang, say } = useWords();
  return (
    <Section title={say("In other languages")} subtitle={say("On the same subject")} className="unprinted">
      <ul>
        {articles.map(({ article_id, headline, language, paper, owner, published_at }) => (
          <li className="pick" key={article_id} data-paper={paper.name}>
            <PageLink
              className="pick__title"
              to={articlePage(article_id)}
              lang={lang(langOf(language))}
              data-words=""
            >
              {headline}
            </PageLink>
            <p className="pick__note">
              <PaperMark name={paper.name} favicon={paper.favicon_url} />
              <span>
                {say("Also in {language}", { language: languageNames[language] ?? language })} ·{" "}
                <span lang={lang(langOf(paper.language))}>{paper.name}</span> ·{" "}
                {owner ? (
                  <>
                    <Label text={owner} /> ·{" "}
                  </>
                ) : null}
                <Ago time={published_at} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
