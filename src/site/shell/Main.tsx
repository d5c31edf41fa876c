import { useLocation } from "react-router";
import { isTranslated } from "#site/words/translated.ts";
import { useWords } from "#site/words/words.ts";

interface MainParts {
  /** The left sidebar: on the left on wide screens, otherwise after the first part. */
  left?: React.ReactNode;
  /** What follows the sidebar on narrow screens. */
  rest?: React.ReactNode;
  /** Of the whole page's text, where the page itself says it. */
  lang?: string | undefined;
  children: React.ReactNode;
}

/** The main column of a page, the target of the skip link. */
export function Main({ left, rest, lang, children }: MainParts) {
  const words = useWords();
  const { pathname } = useLocation();
  return (
    <main
      className={left ? "main main--left" : "main"}
      lang={lang ?? (isTranslated(pathname) ? undefined : words.lang())}
      id="main"
      tabIndex={-1}
    >
      <div className="part">{children}</div>
      {left}
      {rest ? <div className="part part--rest">{rest}</div> : null}
    </main>
  );
}
