import "#site/styles/lazy.css";
import { Suspense, useEffect, useState } from "react";
import { settleLanguage } from "#site/device/language.ts";
import { startWorker } from "#site/device/offline.lazy.ts";
import { greetReader, wantsHint } from "#site/device/visit.lazy.ts";
import { lazyOptional } from "#site/ui/lazy/optional.ts";
import { OfflineCopyNote } from "./OfflineCopyNote.lazy.tsx";
import { Shortcuts } from "./Shortcuts.lazy.tsx";

const InstallHint = lazyOptional(() =>
  import("./InstallHint.lazy.tsx").then(({ InstallHint }) => InstallHint),
);

/** Parts that no page waits for. */
export function AfterHydration() {
  const [hints, setHints] = useState(false);
  useEffect(() => {
    // Without a service worker the site works online only.
    startWorker().catch(() => undefined);
    greetReader().catch(() => undefined);
    settleLanguage().catch(() => undefined);
    try {
      setHints(wantsHint());
    } catch {
      // Without storage every visit counts as the first.
    }
  }, []);
  return (
    <>
      <OfflineCopyNote />
      <Suspense fallback={null}>{hints ? <InstallHint /> : null}</Suspense>
      <Shortcuts />
    </>
  );
}
