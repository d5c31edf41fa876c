import { useCallback, useEffect, useRef, useState } from "react";
import { type BackupPreview, readBackup } from "#device/backup.lazy.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { unsubscribeFromPush } from "#device/push.lazy.ts";
import {
  clearStores,
  exportAll,
  forgetTexts,
  importBackup,
  type StorageStats,
  storageStats,
} from "#device/storage.lazy.ts";
import { onChange } from "#device/stores/events.ts";
import { clearSettings } from "#device/stores/own-settings.lazy.ts";
import { forgetSeen } from "#device/stores/seen.lazy.ts";
import { chooseTheme } from "#device/theme.ts";
import { forgetConsent } from "#ui/analytics/consent.ts";
import { download } from "#ui/download.ts";
import { StorageRefusal } from "#ui/empty/DeviceEmpty.tsx";
import { Section } from "#ui/Section.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { fullTime } from "#ui/time.ts";
import { toast } from "#ui/toasts/toast.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

const rows: readonly { key: keyof StorageStats; label: Sentence }[] = [
  { key: "follows", label: "Followed newspapers" },
  { key: "bookmarks", label: "Bookmarks" },
  { key: "readHistory", label: "Articles read" },
  { key: "searchHistory", label: "Searches" },
  { key: "cache", label: "Cache" },
  { key: "total", label: "Total" },
];

/** What this device stores: export, import, delete. */
export function StoragePanel() {
  const { say } = useWords();
  const { stats, hasFailed } = useStats();
  return (
    <Section title={say("On this device")}>
      <dl>
        {rows.map(({ key, label }) => (
          <div className="stat" key={key}>
            <dt>{say(label)}</dt>
            <dd data-count={key}>{stats ? stats[key] : hasFailed ? "–" : "…"}</dd>
          </div>
        ))}
      </dl>
      <StorageRefusal />
      <div className="chips chips--spaced">
        <button className="btn" type="button" onClick={saveExport}>
          {say("Export my data")}
        </button>
        <ImportBackup />
      </div>
      <div className="chips">
        <Clear
          label="Clear history"
          question="Forget everything that you have read and searched for?"
          run={() => clearStores(["readHistory", "searchHistory"])}
        />
        <Clear
          label="Clear last visits"
          question="Forget when you last opened each story? Nothing will then be marked as new."
          run={forgetSeen}
        />
        <Clear label="Clear cache" question="Clear the cache?" run={() => clearStores(["cache"])} />
        <Clear
          label="Clear all"
          question="Remove followed newspapers, bookmarks, histories and the cache? Other follows and settings stay."
          run={() => clearStores()}
        />
        <Clear
          label="Clear settings"
          question="Reset all settings to their defaults, and forget your cookie choices?"
          run={forgetSettings}
        />
      </div>
    </Section>
  );
}

function Clear({ label, question, run }: { label: Sentence; question: Sentence; run: () => Promise<void> }) {
  const { say } = useWords();
  return (
    <button
      className="btn btn--danger"
      type="button"
      onClick={() => {
        if (!window.confirm(say(question))) return;
        run().then(
          () => toast(say("Done.")),
          (error) => showWriteFailure("Nothing was cleared.", error),
        );
      }}
    >
      {say(label)}
    </button>
  );
}

async function forgetSettings(): Promise<void> {
  await unsubscribeFromPush();
  await clearSettings();
  chooseTheme("system");
  forgetTexts();
  forgetConsent();
}

async function saveExport(): Promise<void> {
  try {
    const backup = await exportAll();
    download(`naija-gist-${backup.exportDate.slice(0, 10)}.json`, JSON.stringify(backup, null, 2));
  } catch (error) {
    showWriteFailure("Nothing was exported.", error);
  }
}

function useStats(): { stats: StorageStats | null; hasFailed: boolean } {
  const [counted, setCounted] = useState({ stats: null as StorageStats | null, hasFailed: false });
  const count = useCallback(() => {
    storageStats().then(
      (stats) => setCounted({ stats, hasFailed: false }),
      () => setCounted({ stats: null, hasFailed: true }),
    );
  }, []);
  useEffect(() => {
    count();
    return onChange(["storageChanged", "bookmarksChanged", "followsChanged"], count);
  }, [count]);
  return counted;
}

/** Reads a file that was exported here, shows its contents, and adds them after confirmation. */
function ImportBackup() {
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
