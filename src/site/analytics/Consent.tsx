import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Island, part, settled } from "#site/ui/lazy/island.tsx";
import { useRootData } from "#site/ui/root-data.ts";
import { onConsentAsked, useConsent } from "./consent.ts";

const banner = part(
  () => import("./ConsentBanner.lazy.tsx").then(({ ConsentBanner }) => ConsentBanner),
  (place) => (place.childElementCount > 0 ? settled() : Promise.resolve()),
);

/**
 * The banner stands in the HTML of every reader; the early script hides it where a choice is stored. Whoever has
 * chosen fetches none of its code. Brings what is configured and allowed.
 */
export function Consent() {
  const consent = useConsent();
  const [reopened, reopen] = useState(false);
  useEffect(
    () =>
      onConsentAsked(() => {
        document.documentElement.classList.remove("chosen");
        reopen(true);
      }),
    [],
  );
  useThirdParties();
  if (useRootData().lite || (consent && !reopened)) return null;
  return <Island part={banner} given={{ given: consent ?? null, done: () => reopen(false) }} />;
}

/** The token of a letter's link stands in these addresses: no stranger's script comes near them. */
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
