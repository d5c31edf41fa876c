import { useLocation } from "react-router";
import { isTranslated } from "#contracts/translated-pages.ts";
import { english, useWords, WordsOfPage } from "#site/words/words.ts";

interface MainParts {
  /** The left sidebar: on the left on wide screens, otherwise after the first part. */
  left?: React.ReactNode;
  /** What follows the sidebar on narrow screens. */
  rest?: React.ReactNode;
  /** In the page's language, whatever its address. */
  translated?: boolean;
  children: React.ReactNode;
}

/** The main column of a page, the target of the skip link. One that is not translated yet is wholly English. */
export function Main({ left, rest, translated, children }: MainParts) {
  const words = useWords();
  const { pathname } = useLocation();
  const isForeign = words !== english && !translated && !isTranslated(pathname);
  return (
    <main
      className={left ? "main main--left" : "main"}
      lang={isForeign ? "en" : undefined}
      id="main"
      tabIndex={-1}
    >
      <WordsOfPage value={isForeign ? english : words}>
        <div className="part">{children}</div>
        {left}
        {rest ? <div className="part part--rest">{rest}</div> : null}
      </WordsOfPage>
    </main>
  );
}
