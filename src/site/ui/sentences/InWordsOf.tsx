import { Suspense, use } from "react";
import type { OtherLanguage } from "#contracts/languages.ts";
import { learn, type Part } from "#site/words/bundles/files.ts";
import { useWords } from "#site/words/words.ts";

interface Said {
  part: Part;
  children: React.ReactNode;
}

/** Waits for the words of a part of a page, which are loaded separately as not every reader of the page needs them. */
export function InWordsOf({ part, children }: Said) {
  const { language } = useWords();
  if (language === "en") return children;
  return (
    <Suspense fallback={null}>
      <Learnt part={part} language={language}>
        {children}
      </Learnt>
    </Suspense>
  );
}

function Learnt({ part, language, children }: Said & { language: OtherLanguage }) {
  // The server knows all words.
  if (!import.meta.env.SSR) use(learn(part, language));
  return children;
}
