import "#site/styles/lazy.css";
import { useEffect } from "react";
import { startWorker } from "#site/device/offline.lazy.ts";
import { OfflineCopyNote } from "./OfflineCopyNote.lazy.tsx";
import { Shortcuts } from "./Shortcuts.lazy.tsx";

/** What no page waits for. */
export function AfterHydration() {
  useEffect(() => {
    // Where the browser allows no worker the site still reads, but with a network only.
    startWorker().catch(() => undefined);
  }, []);
  return (
    <>
      <OfflineCopyNote />
      <Shortcuts />
    </>
  );
}
