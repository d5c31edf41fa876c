import { useState } from "react";
import { pages } from "#contracts/addresses.ts";
import type { Bookmark } from "#contracts/device.ts";
import { namesMatch } from "#contracts/names.ts";
import { tellFailedWrite } from "#site/device/failed-write.ts";
import { bookmarksOf } from "#site/device/rows.lazy.ts";
import { removeAllBookmarks, type StoredBookmark, storedBookmarks } from "#site/device/stores/bookmarks.ts";
import { download } from "#site/ui/download.ts";
import { WaysOn } from "#site/ui/empty/WaysOn.tsx";
import { counted } from "#site/ui/figures/counted.ts";
import { Empty } from "#site/ui/states.tsx";
import { toast } from "#site/ui/toasts/toast.ts";
import { BookmarkEntry } from "./BookmarkEntry.tsx";
import { putBack } from "./put-back.ts";

/** Newest saved first; searched and filtered on the device. */
export function BookmarkList({ stored }: { stored: readonly StoredBookmark[] }) {
  const saved = bookmarksOf(stored);
  const [words, setWords] = useState("");
  const [category, setCategory] = useState("");
  const categories = [...new Set(saved.map((bookmark) => String(bookmark.category ?? "")))]
    .filter(Boolean)
    .sort();
  const shown = saved.filter((bookmark) => fits(bookmark, words, category));

  if (saved.length === 0) {
    return (
      <Empty>
        <p>Nothing is saved yet.</p>
        <p>The bookmark on a card keeps a story here.</p>
        <WaysOn from={pages.bookmarks} />
      </Empty>
    );
  }
  return (
    <>
      <div className="tools">
        <input
          className="field"
          type="search"
          aria-label="Search in my bookmarks"
          placeholder="Search in my bookmarks"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <select
          className="field"
          aria-label="Category"
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        >
          <option value="">All categories</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      {shown.length === 0 ? (
        <Empty>
          <p>None of your bookmarks fits.</p>
        </Empty>
      ) : (
        <ul>
          {shown.map((bookmark) => (
            <li key={bookmark._id}>
              <BookmarkEntry bookmark={bookmark} />
            </li>
          ))}
        </ul>
      )}
      <div className="pager">
        <button className="btn" type="button" onClick={exportThem}>
          Export
        </button>
        <button className="btn btn--danger" type="button" onClick={() => removeAll(saved)}>
          Remove all
        </button>
      </div>
    </>
  );
}

function fits({ headline, newspaper_name, category }: Bookmark, words: string, wanted: string): boolean {
  return (wanted === "" || category === wanted) && namesMatch(`${headline} ${newspaper_name ?? ""}`, words);
}

async function exportThem(): Promise<void> {
  try {
    download(
      "naija-gist-bookmarks.json",
      JSON.stringify({ bookmarks: bookmarksOf(await storedBookmarks()) }, null, 2),
    );
  } catch (error) {
    tellFailedWrite("Nothing was exported.", error);
  }
}

async function removeAll(saved: readonly Bookmark[]): Promise<void> {
  if (!window.confirm(`Remove ${saved.length === 1 ? "the" : "all"} ${counted(saved.length, "bookmark")}?`))
    return;
  try {
    await removeAllBookmarks();
    toast("All bookmarks are removed.", { label: "Undo", run: () => putBack(saved) });
  } catch (error) {
    tellFailedWrite("The bookmarks were not removed.", error);
  }
}
