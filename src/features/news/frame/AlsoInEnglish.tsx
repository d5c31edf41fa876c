import { useId } from "react";
import { Cards } from "#features/news/panels/cards/Cards.tsx";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { languageNames } from "#ui/language-names.ts";
import { useWords } from "#words/words.ts";

export interface AlsoInEnglishProps {
  /** What follows in English, where a page in another language has few stories: cards of these, or a part of the page. */
  english?: readonly CardArticle[] | React.ReactElement | null | undefined;
}

export function AlsoInEnglish({ english }: AlsoInEnglishProps) {
  const { language, say } = useWords();
  const id = useId();
  if (!english) return null;
  return (
    <>
      <p className="note">
        {say("There is nothing more in {language} now.", { language: languageNames[language] ?? language })}
      </p>
      <section aria-labelledby={id}>
        <h2 className="section__title section__title--ruled" id={id}>
          {say("Also in {language}", { language: languageNames.en ?? "" })}
        </h2>
        {"type" in english ? english : <Cards articles={english} />}
      </section>
    </>
  );
}
