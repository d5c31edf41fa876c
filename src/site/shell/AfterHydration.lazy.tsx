import "#site/styles/lazy.css";
import { useEffect } from "react";
import { startWorker } from "#site/device/offline.lazy.ts";
import { greetReader } from "#site/device/visit.lazy.ts";
import { InstallHint } from "./InstallHint.lazy.tsx";
import { OfflineCopyNote } from "./OfflineCopyNote.lazy.tsx";
import { Shortcuts } from "./Shortcuts.lazy.tsx";

/** Parts that no page waits for. */
export function AfterHydration() {
  useEffect(() => {
    // Without a service worker the site works online only.
    startWorker().catch(() => undefined);
    greetReader().catch(() => undefined);
  }, []);
  return (
    <>
      <OfflineCopyNote />
      <InstallHint />
      <Shortcuts />
    </>
  );
}
