import { useRef, useState } from "react";
import { type BackupPreview, readBackup } from "#device/backup.lazy.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { importBackup } from "#device/storage.lazy.ts";
import { Sheet } from "#ui/Sheet.tsx";
import { fullTime } from "#ui/time.ts";
import { toast } from "#ui/toasts/toast.ts";
import { useWords } from "#words/words.ts";

/** Reads a file that was exported here, shows its contents, and adds them after confirmation. */
export function ImportBackup() {
  const { dates, say } = useWords();
  const [preview, setPreview] = useState<BackupPreview | null>(null);
  const chooser = useRef<HTMLInputElement>(null);

  async function choose({ target }: React.ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const backup = readBackup(await file.text());
    target.value = "";
    if (backup) setPreview(backup);
    else toast(say("This file is not an export from this site."));
  }

  async function restore({ backup }: BackupPreview) {
    setPreview(null);
    await importBackup(backup).then(
      () => toast(say("Your data has been imported.")),
      (error) => showWriteFailure("The data could not be saved.", error),
    );
  }

  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={say("File to import")}
        onChange={choose}
      />
      <button className="btn" type="button" onClick={() => chooser.current?.click()}>
        {say("Import")}
      </button>
      {preview ? (
        <Sheet title={say("Import this?")} from="middle" close={() => setPreview(null)}>
          <p className="source-note">
            {preview.exportDate
              ? `${say("Exported on {time}.", { time: fullTime(Date.parse(preview.exportDate), dates) })} `
              : ""}
            {say("It is added to what is already here.")}
          </p>
          <dl>
            {Object.entries(names).map(([key, label]) => (
              <div className="stat" key={key}>
                <dt>{say(label)}</dt>
                <dd>{preview.backup[key as keyof typeof names]?.length ?? 0}</dd>
              </div>
            ))}
            {preview.leftOut > 0 ? (
              <div className="stat">
                <dt>{say("Left out because something is missing")}</dt>
                <dd>{preview.leftOut}</dd>
              </div>
            ) : null}
          </dl>
          <div className="chips chips--spaced">
            <button className="btn btn--brand" type="button" onClick={() => restore(preview)}>
              {say("Import")}
            </button>
            <button className="btn" type="button" onClick={() => setPreview(null)}>
              {say("Cancel")}
            </button>
          </div>
        </Sheet>
      ) : null}
    </>
  );
}

const names = {
  follows: "Followed newspapers",
  bookmarks: "Bookmarks",
  readHistory: "Articles read",
  searchHistory: "Searches",
  following: "Followed topics, stories, clubs and searches",
  storiesSeen: "Last visits to stories",
} as const;
