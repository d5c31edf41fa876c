import { useEffect, useState } from "react";
import { storageWorks } from "#site/device/start.ts";
import { useWords } from "#site/words/words.ts";

/** In a private window or on a full disk nothing is stored: says what does not work, while reading still does. */
export function StorageNote() {
  const { say } = useWords();
  const [works, setWorks] = useState(true);
  useEffect(() => {
    void storageWorks().then(setWorks);
  }, []);
  if (works) return null;
  return (
    <p className="note" role="alert">
      {say(
        "This browser stores nothing for this site (a private window, blocked or full storage). Bookmarks, followed papers, histories and settings are off; everything can still be read.",
      )}
    </p>
  );
}
