import { badgeText, useBookmarks } from "#device/stores/bookmarks.ts";
import { useWords } from "#words/words.ts";

/** '9+' above 9 in the phone's header, '99+' above 99 elsewhere; nothing at zero. */
export function BookmarkCount({ phone }: { phone?: boolean }) {
  const { say } = useWords();
  const count = useBookmarks()?.length ?? 0;
  if (count === 0) return null;
  if (!phone) {
    return (
      <span className="count">
        <span className="vh">, </span>
        {badgeText(count, 99)}
        <span className="vh"> {say("saved")}</span>
      </span>
    );
  }
  return (
    <span className="count">
      <span className="vh">, </span>
      <span className="count__wide">{badgeText(count, 99)}</span>
      <span className="count__phone">{badgeText(count, 9)}</span>
      <span className="vh"> {say("saved")}</span>
    </span>
  );
}
