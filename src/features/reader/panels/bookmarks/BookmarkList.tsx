import { useState } from "react";
import { pages } from "#contracts/addresses.ts";
import type { Bookmark } from "#contracts/device.ts";
import { namesMatch } from "#contracts/names.ts";
import { isCategory } from "#contracts/sections.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { bookmarksOf } from "#device/rows.lazy.ts";
import { removeAllBookmarks, type StoredBookmark, storedBookmarks } from "#device/stores/bookmarks.ts";
import { download } from "#ui/download.ts";
import { DeviceEmpty } from "#ui/empty/DeviceEmpty.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { Empty } from "#ui/states.tsx";
import { toast } from "#ui/toasts/toast.ts";
import { byLabel } from "#words/collator.ts";
import { useWords, type Words } from "#words/words.ts";
import { BookmarkEntry } from "./BookmarkEntry.tsx";
import { undoRemoval } from "./undo-removal.ts";

/** Newest saved first; searched and filtered on the device. */
export function BookmarkList({ stored }: { stored: readonly StoredBookmark[] }) {
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
        <p>{say("The bookmark on a card keeps its article here.")}</p>
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
        <ul className="saved">
          {shown.map((bookmark) => (
            <li key={bookmark._id}>
              <BookmarkEntry bookmark={bookmark} />
            </li>
          ))}
        </ul>
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
    await removeAllBookmarks();
    toast(say("All bookmarks are removed."), { label: say("Undo"), run: () => undoRemoval(saved) });
  } catch (error) {
    showWriteFailure("The bookmarks could not be removed.", error);
  }
}
