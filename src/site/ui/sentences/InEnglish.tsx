import { english, useWords, WordsOfPage } from "#site/words/words.ts";

/** A part of a translated page that is in English, and says so. */
export function InEnglish({ children }: { children: React.ReactNode }) {
  const { language, lang } = useWords();
  if (language === "en") return children;
  return (
    <div lang={lang()}>
      <WordsOfPage value={english}>{children}</WordsOfPage>
    </div>
  );
}
