import { Suspense, use } from "react";
import type { OtherLanguage } from "#contracts/languages.ts";
import { loadPartOnce, type Part } from "#site/words/bundles/files.ts";
import { useWords } from "#site/words/words.ts";

interface WaitForWordsProps {
  part: Part;
  children: React.ReactNode;
}

/** Waits for the words of a part of a page, which are loaded separately as not every reader of the page needs them. */
export function WaitForWords({ part, children }: WaitForWordsProps) {
  const { language } = useWords();
  if (language === "en") return children;
  return (
    <Suspense fallback={null}>
      <LoadedWords part={part} language={language}>
        {children}
      </LoadedWords>
    </Suspense>
  );
}

function LoadedWords({ part, language, children }: WaitForWordsProps & { language: OtherLanguage }) {
  // The server knows all words.
  if (!import.meta.env.SSR) use(loadPartOnce(part, language));
  return children;
}
