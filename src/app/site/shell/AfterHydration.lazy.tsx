import "#ui/styles/lazy.css";
import { Suspense, useEffect, useState } from "react";
import { saveChosenLanguage } from "#device/language.ts";
import { keepDictionary, startWorker } from "#device/offline.lazy.ts";
import { comesBack, startVisit } from "#device/visit.lazy.ts";
import { lazyOptional } from "#ui/lazy/optional.ts";
import { KeepCurrent } from "./KeepCurrent.lazy.tsx";
import { Shortcuts } from "./Shortcuts.lazy.tsx";

const WhenBack = lazyOptional(() => import("./WhenBack.lazy.tsx").then(({ WhenBack }) => WhenBack));

/** Parts that no page waits for. */
export function AfterHydration() {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    // Without a service worker the site works online only.
    startWorker().catch(() => undefined);
    keepDictionary().catch(() => undefined);
    startVisit().catch(() => undefined);
    saveChosenLanguage().catch(() => undefined);
    try {
      setBack(comesBack());
    } catch {
      // Without storage every visit counts as the first.
    }
  }, []);
  return (
    <>
      <KeepCurrent />
      <Suspense fallback={null}>{isBack ? <WhenBack /> : null}</Suspense>
      <Shortcuts />
    </>
  );
}
