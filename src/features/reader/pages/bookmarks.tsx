import { useState } from "react";
import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import type { Bookmark } from "#contracts/device.ts";
import { namesMatch } from "#contracts/names.ts";
import { isCategory } from "#contracts/sections.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { bookmarksOf } from "#device/rows.lazy.ts";
import {
  removeAllBookmarks,
  type StoredBookmark,
  storedBookmarks,
  useBookmarks,
} from "#device/stores/bookmarks.ts";
import { MoreNews } from "#features/news/frame/more/MoreNews.tsx";
import { SavedList } from "#features/reader/panels/bookmarks/SavedList.tsx";
import { undoRemoval } from "#features/reader/panels/bookmarks/undo-removal.ts";
import { download } from "#ui/download.ts";
import { DeviceEmpty } from "#ui/empty/DeviceEmpty.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { Main } from "#ui/frame/Main.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { focusTitle } from "#ui/frame/pass-focus.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Empty, Skeleton } from "#ui/states.tsx";
import { ReaderStyles } from "#ui/styles/ReaderStyles.tsx";
import { toast } from "#ui/toasts/toast.ts";
import { byLabel } from "#words/collator.ts";
import { useWords, type Words } from "#words/words.ts";

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
          {say("Kept on this device only. Nobody else sees them, and the list opens without a network.")}
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
      <div className="scripted from-device">
        {saved ? <BookmarkList stored={saved} /> : <Skeleton lines={9} tall />}
      </div>
      <p className="note unscripted">{say("Bookmarks need JavaScript, which is switched off here.")}</p>
      {saved ? <MoreNews /> : null}
    </Main>
  );
}

/** Newest saved first; searched and filtered on the device. */
function BookmarkList({ stored }: { stored: readonly StoredBookmark[] }) {
  const { language, say } = useWords();
  const saved = bookmarksOf(stored);
  const [query, setQuery] = useState("");
  const [category, setCategory] = useState("");
  const categories = [...new Set(saved.map((bookmark) => String(bookmark.category ?? "")))]
    .filter(Boolean)
    .map((name) => ({ name, label: isCategory(name) ? say(name) : name }))
    .sort(byLabel(language));
  const shown = saved.filter((bookmark) => fits(bookmark, query, category));

  if (saved.length === 0) {
    return (
      <DeviceEmpty>
        <p>{say("Nothing is saved yet.")}</p>
        <p>{say("The bookmark on a card keeps its headline and link here.")}</p>
        <OnwardLinks from={pages.bookmarks} />
      </DeviceEmpty>
    );
  }
  return (
    <>
      <div className="tools">
        <input
          className="field"
          type="search"
          aria-label={say("Search in my bookmarks")}
          placeholder={say("Search in my bookmarks")}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <select
          className="field"
          aria-label={say("Category")}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        >
          <option value="">{say("All categories")}</option>
          {categories.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {shown.length === 0 ? (
        <Empty>
          <p>{say("None of your bookmarks matches.")}</p>
        </Empty>
      ) : (
        <SavedList bookmarks={shown} />
      )}
      <div className="pager">
        <button className="btn" type="button" onClick={exportThem}>
          {say("Export")}
        </button>
        <button className="btn btn--danger" type="button" onClick={() => removeAll(saved, say)}>
          {say("Remove all")}
        </button>
      </div>
    </>
  );
}

function fits(
  { headline, newspaper_name, category }: Bookmark,
  words: string,
  chosenCategory: string,
): boolean {
  return (
    (chosenCategory === "" || category === chosenCategory) &&
    namesMatch(`${headline} ${newspaper_name ?? ""}`, words)
  );
}

async function exportThem(): Promise<void> {
  try {
    download(
      "naija-gist-bookmarks.json",
      JSON.stringify({ bookmarks: bookmarksOf(await storedBookmarks()) }, null, 2),
    );
  } catch (error) {
    showWriteFailure("Nothing was exported.", error);
  }
}

async function removeAll(saved: readonly Bookmark[], say: Words["say"]): Promise<void> {
  const asks = saved.length === 1 ? "Remove the 1 bookmark?" : "Remove all {n} bookmarks?";
  if (!window.confirm(say(asks, { n: saved.length }))) return;
  try {
    focusTitle();
    await removeAllBookmarks();
    toast(say("All bookmarks are removed."), { label: say("Undo"), run: () => undoRemoval(saved) });
  } catch (error) {
    showWriteFailure("The bookmarks could not be removed.", error);
  }
}
