import "#ui/styles/lazy.css";
import { Suspense, useEffect, useState } from "react";
import { saveChosenLanguage } from "#device/language.ts";
import { startWorker } from "#device/offline.lazy.ts";
import { shouldShowInstallHint, startVisit } from "#device/visit.lazy.ts";
import { lazyOptional } from "#ui/lazy/optional.ts";
import { WaitForWords } from "#ui/sentences/WaitForWords.tsx";
import { KeepCurrent } from "./KeepCurrent.lazy.tsx";
import { Shortcuts } from "./Shortcuts.lazy.tsx";

const InstallHint = lazyOptional(() =>
  import("./InstallHint.lazy.tsx").then(({ InstallHint }) => InstallHint),
);

/** Parts that no page waits for. */
export function AfterHydration() {
  const [showHint, setShowHint] = useState(false);
  useEffect(() => {
    // Without a service worker the site works online only.
    startWorker().catch(() => undefined);
    startVisit().catch(() => undefined);
    saveChosenLanguage().catch(() => undefined);
    try {
      setShowHint(shouldShowInstallHint());
    } catch {
      // Without storage every visit counts as the first.
    }
  }, []);
  return (
    <>
      <KeepCurrent />
      <Suspense fallback={null}>
        {showHint ? (
          <WaitForWords>
            <InstallHint />
          </WaitForWords>
        ) : null}
      </Suspense>
      <Shortcuts />
    </>
  );
}
