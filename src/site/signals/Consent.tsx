import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { settled } from "#site/ui/late/island.tsx";
import { useTold } from "#site/ui/told.ts";
import { onConsentAsked, useConsent } from "./consent.ts";

const ConsentBanner = lazy(async () => {
  await settled();
  const { ConsentBanner } = await import("./later/ConsentBanner.tsx");
  return { default: ConsentBanner };
});

/** Asks whoever was not asked yet; who has chosen fetches none of it. Brings what is configured and allowed. */
export function Consent() {
  const consent = useConsent();
  const [reopened, reopen] = useState(false);
  useEffect(() => onConsentAsked(() => reopen(true)), []);
  useThirdParties();
  if (consent !== null && !reopened) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner given={consent ?? null} done={() => reopen(false)} />
    </Suspense>
  );
}

/** The token of a letter's link stands in these addresses: no stranger's script comes near them. */
const PRIVATE = /^\/newsletter\/(confirm|unsubscribe)\//;

function useThirdParties(): void {
  const consent = useConsent();
  const { consentScript, tagManager } = useTold().settings;
  const isPrivate = PRIVATE.test(useLocation().pathname);
  useEffect(() => {
    if (isPrivate || (!consentScript && !tagManager)) return;
    void import("./later/third-parties.ts").then(({ bringThirdParties }) =>
      bringThirdParties({ consentScript, tagManager }, consent ?? null),
    );
  }, [consent, consentScript, tagManager, isPrivate]);
}
