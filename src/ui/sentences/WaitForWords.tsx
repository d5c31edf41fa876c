import { Suspense, use } from "react";
import { loadOnce } from "#words/load-words.ts";
import { useWords } from "#words/words.ts";

/**
 * Waits for the words of a part of a page, which are loaded separately as not every reader of the page needs them. The
 * build finds these parts by this element.
 */
export function WaitForWords({ children }: { children: React.ReactNode }) {
  const { language } = useWords();
  if (language === "en") return children;
  return (
    <Suspense fallback={null}>
      <LoadedWords>{children}</LoadedWords>
    </Suspense>
  );
}

const later = {
  pcm: () => import("#words/pcm.po?later"),
  ha: () => import("#words/ha.po?later"),
  yo: () => import("#words/yo.po?later"),
  ig: () => import("#words/ig.po?later"),
};

function LoadedWords({ children }: { children: React.ReactNode }) {
  // The server knows all words.
  const loading = import.meta.env.SSR ? undefined : loadOnce(later);
  if (loading) use(loading);
  return children;
}
