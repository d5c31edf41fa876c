import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { useBookmarks } from "#device/stores/bookmarks.ts";
import { MoreNews } from "#features/news/frame/more/MoreNews.tsx";
import { BookmarkList } from "#features/reader/panels/bookmarks/BookmarkList.tsx";
import { Main } from "#ui/frame/Main.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Skeleton } from "#ui/states.tsx";
import { ReaderStyles } from "#ui/styles/ReaderStyles.tsx";
import { useWords } from "#words/words.ts";

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, { title: pageWords(args).say("My Bookmarks"), path: pages.bookmarks, noindex: true });
}

/** Rendered from this device alone, even offline. */
export default function Bookmarks() {
  const { say } = useWords();
  const saved = useBookmarks();
  return (
    <Main>
      <ReaderStyles />
      <header className="page__head">
        <h1 className="page__title">
          {say("My Bookmarks")}
          {saved && saved.length > 0 ? <span className="count count--title">{saved.length}</span> : null}
        </h1>
        <p className="page__says">
          {say("Kept on this device only. Nobody else sees them, and they open without a network.")}
        </p>
        <nav className="chips" aria-label={say("Also on this device")}>
          <PageLink className="chip" to={pages.following}>
            {say("Following")}
          </PageLink>
          <PageLink className="chip" to={pages.recentlyRead}>
            {say("Recently read")}
          </PageLink>
        </nav>
      </header>
      <div className="from-device">
        {saved ? <BookmarkList stored={saved} /> : <Skeleton lines={9} tall />}
      </div>
      <noscript>
        <p className="note">{say("Bookmarks need JavaScript, which is switched off in this browser.")}</p>
      </noscript>
      {saved ? <MoreNews /> : null}
    </Main>
  );
}
