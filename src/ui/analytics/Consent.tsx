import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Island, lazyPart, whenIdle } from "#ui/lazy/island.tsx";
import { useRootData } from "#ui/root-data.ts";
import { onConsentPress, useConsent } from "./consent.ts";

const banner = lazyPart(
  () => import("./ConsentBanner.lazy.tsx").then(({ ConsentBanner }) => ConsentBanner),
  (element) => (element.childElementCount > 0 ? whenIdle() : Promise.resolve()),
);

/**
 * The banner is in the HTML of every reader; the inline script hides it if a choice is stored. A reader who has chosen
 * does not load its code. Loads the third parties that are configured and allowed.
 */
export function Consent() {
  const consent = useConsent();
  const [isReopened, setReopened] = useState(false);
  useEffect(
    () =>
      onConsentPress((asks) => {
        if (asks) document.documentElement.classList.remove("chosen");
        // The banner repeats a choice once its code is there, and what was pressed last decides whether it closes.
        if (asks || !banner.loaded) setReopened(asks);
      }),
    [],
  );
  useThirdParties();
  if (useRootData().lite || (consent && !isReopened)) return null;
  return (
    <div className="consent-place">
      <Island
        key={consent?.timestamp}
        part={banner}
        props={{ earlierChoice: consent ?? null, done: () => setReopened(false) }}
      />
    </div>
  );
}

/** These addresses contain the token of a letter's link: no third-party script runs there. */
const PRIVATE = /^\/newsletter\/(confirm|unsubscribe)\//;

function useThirdParties(): void {
  const consent = useConsent();
  const { consentScript, tagManager } = useRootData().settings;
  const isPrivate = PRIVATE.test(useLocation().pathname);
  useEffect(() => {
    if (isPrivate || (!consentScript && !tagManager)) return;
    void import("./third-parties.lazy.ts").then(({ loadThirdParties }) =>
      loadThirdParties({ consentScript, tagManager }, consent ?? null),
    );
  }, [consent, consentScript, tagManager, isPrivate]);
}
