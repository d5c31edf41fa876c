import { useEffect } from "react";
import { pageWithoutData } from "#ask/page.ts";
import { useWantedPage } from "#ask/wanted-page.ts";
import { pages } from "#contracts/addresses.ts";
import { inLanguage, languageOf } from "#contracts/languages.ts";
import { bookmarksOf } from "#device/rows.lazy.ts";
import { useBookmarks } from "#device/stores/bookmarks.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { SavedList } from "#features/reader/panels/bookmarks/SavedList.tsx";
import { StorageRefusal } from "#ui/empty/DeviceEmpty.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { ReaderStyles } from "#ui/styles/ReaderStyles.tsx";
import { useWords } from "#words/words.ts";

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, {
    title: pageWords(args).say("You are offline"),
    path: pages.offline,
    noindex: true,
  });
}

/** Shown if a page is neither on the network nor cached: lists what can still be read. */
export default function Offline() {
  const { say } = useWords();
  const saved = bookmarksOf(useBookmarks() ?? []);
  useWantedPage(HELD);
  useReturnLater();
  return (
    <PlainPage
      title={say("You are offline")}
      subtitle={say("There is no connection. What this device has kept can still be read.")}
    >
      <ReaderStyles />
      <div className="chips">
        <PageLink className="chip" to={pages.home}>
          {say("The last front page")}
        </PageLink>
        <PageLink className="chip" to={pages.dailyBrief}>
          {say("Daily Brief")}
        </PageLink>
        <PageLink className="chip" to={pages.league}>
          {say("Nigeria League")}
        </PageLink>
      </div>
      {saved.length > 0 ? (
        <Section title={say("My Bookmarks")}>
          <SavedList bookmarks={saved} />
        </Section>
      ) : (
        <StorageRefusal />
      )}
    </PlainPage>
  );
}

/** Pages that are rendered from what the device holds. */
const HELD = /^\/((article|story)\/|(settings|following|recently-read)$)/;

/**
 * Opens the page in whose place the service worker has served this one, as soon as the network is back, unless the
 * reader is on the way to another one.
 */
function useReturnLater(): void {
  useEffect(() => {
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
    };
    const goOn = () => {
      const { pathname, search } = window.location;
      const later = new URLSearchParams(search).get("later");
      if (!isLeaving && later && /^\/(?![/\\])/.test(later))
        window.location.replace(inLanguage(languageOf(pathname), later));
    };
    window.addEventListener("beforeunload", leave);
    window.addEventListener("online", goOn);
    return () => {
      window.removeEventListener("beforeunload", leave);
      window.removeEventListener("online", goOn);
    };
  }, []);
}
