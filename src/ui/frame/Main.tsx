import { useLocation } from "react-router";
import { isTranslated } from "#contracts/translated-pages.ts";
import { english, useWords, WordsOfPage } from "#words/words.ts";
import { HiddenNote } from "./HiddenNote.tsx";

interface MainProps {
  /** The left sidebar: on the left on wide screens, otherwise after `children`. */
  leftSidebar?: React.ReactNode;
  /** What follows the sidebar on narrow screens. */
  belowSidebar?: React.ReactNode;
  /** Set if the content is in the reader's language even where the page is not translated. */
  translated?: boolean;
  children: React.ReactNode;
}

/** The main column of a page, and the target of the skip link. If it is not translated yet, it is all English. */
export function Main({ leftSidebar, belowSidebar, translated, children }: MainProps) {
  const words = useWords();
  const { pathname } = useLocation();
  const isForeign = words !== english && !translated && !isTranslated(pathname);
  return (
    <main
      className={leftSidebar ? "main main--left" : "main"}
      lang={isForeign ? "en" : undefined}
      id="main"
      tabIndex={-1}
    >
      <WordsOfPage value={isForeign ? english : words}>
        <div className="part">
          {children}
          {belowSidebar ? <HiddenNote only="all" /> : <HiddenNote />}
        </div>
        {leftSidebar}
        {belowSidebar ? (
          <div className="part part--rest">
            {belowSidebar}
            <HiddenNote only="some" />
          </div>
        ) : null}
      </WordsOfPage>
    </main>
  );
}
