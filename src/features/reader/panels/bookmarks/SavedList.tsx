import type { Bookmark } from "#contracts/device.ts";
import { BookmarkEntry } from "./BookmarkEntry.tsx";

/** A grid of bookmarks; its page has the reader's styles. */
export function SavedList({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  return (
    <ul className="saved">
      {bookmarks.map((bookmark) => (
        <li key={bookmark._id}>
          <BookmarkEntry bookmark={bookmark} />
        </li>
      ))}
    </ul>
  );
}
