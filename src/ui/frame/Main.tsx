import { useLocation } from "react-router";
import { isTranslated } from "#contracts/translated-pages.ts";
import { HIDDEN_CHANGED } from "#device/switched-off.ts";
import { Island, lazyPart } from "#ui/lazy/island.tsx";
import { english, useWords, WordsOfPage } from "#words/words.ts";

/** Loaded only by readers who have muted something that is on the page. */
const hiddenNote = lazyPart(
  () => import("./HiddenNote.lazy.tsx").then(({ HiddenNote }) => HiddenNote),
  async () => {
    if (document.querySelector("[data-muted]")) return;
    await new Promise((resolve) => window.addEventListener(HIDDEN_CHANGED, resolve, { once: true }));
  },
);

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
          <Island part={hiddenNote} props={belowSidebar ? { only: "all" as const } : {}} />
        </div>
        {leftSidebar}
        {belowSidebar ? (
          <div className="part part--rest">
            {belowSidebar}
            <Island part={hiddenNote} props={{ only: "some" as const }} />
          </div>
        ) : null}
      </WordsOfPage>
    </main>
  );
}
