import { useStorageRefusal } from "#ui/empty/DeviceEmpty.tsx";
import { useWords } from "#words/words.ts";

/** In a private window or on a full disk nothing is stored: says what does not work, while reading still does. */
export function StorageNote() {
  const { say } = useWords();
  if (!useStorageRefusal()) return null;
  return (
    <p className="note" role="alert">
      {say(
        "This browser stores nothing for this site (a private window, blocked or full storage). Bookmarks, followed papers, histories and settings are off; everything can still be read.",
      )}
    </p>
  );
}
