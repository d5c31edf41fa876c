import { articlePage } from "#contracts/addresses.ts";
import type { Story } from "#contracts/news.ts";
import { PaperMark } from "#site/news/cards/PaperMark.tsx";
import { Ago } from "#site/ui/Ago.tsx";
import { langOf } from "#site/ui/lang.ts";
import { languageNames } from "#site/ui/language-names.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";
import { useWords } from "#site/words/words.ts";

/** Articles on the same subject in other languages, one per language. */
export function InOtherLanguages({ articles }: { articles: Story["tellings"] }) {
  const { lang, say } = useWords();
  return (
    <Section title={say("In other languages")} subtitle={say("On the same subject")}>
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
                    <span lang={lang()}>{owner}</span> ·{" "}
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
