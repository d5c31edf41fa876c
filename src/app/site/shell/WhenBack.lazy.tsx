import { Suspense, useState } from "react";
import { visits } from "#device/visit.lazy.ts";
import { lazyOptional } from "#ui/lazy/optional.ts";
import { WaitForWords } from "#ui/sentences/WaitForWords.tsx";
import { YouCount } from "./header/YouCount.lazy.tsx";

const InstallHint = lazyOptional(() =>
  import("./InstallHint.lazy.tsx").then(({ InstallHint }) => InstallHint),
);

const HINT_FROM_VISITS = 3;

/** For a reader who has been here before. */
export function WhenBack() {
  const [showsHint] = useState(shouldShowHint);
  return (
    <>
      <YouCount />
      <Suspense fallback={null}>
        {showsHint ? (
          <WaitForWords>
            <InstallHint />
          </WaitForWords>
        ) : null}
      </Suspense>
    </>
  );
}

/** True if the reader comes often, has not installed the site, and has not said no. */
function shouldShowHint(): boolean {
  const { count, noHint } = visits();
  return count >= HINT_FROM_VISITS && !noHint && !window.matchMedia("(display-mode: standalone)").matches;
}
