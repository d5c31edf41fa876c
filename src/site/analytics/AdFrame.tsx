import { useConsent } from "./consent.ts";

/** Keeps the network's script away from the page; `docs/contracts/ads.md`. */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** The network's ad in a sandbox, once the reader allows ads; until then what else stands in the slot. */
export function AdFrame({ unit, children }: { unit: string; children: React.ReactNode }) {
  const consent = useConsent();
  if (!consent?.ads) return children;
  const words = new URLSearchParams({ unit, personalized: consent.personalization ? "1" : "0" });
  return (
    <iframe
      className="ad__frame"
      title="Advertisement"
      sandbox={SANDBOX}
      loading="lazy"
      src={`/ad-frame?${words}`}
    />
  );
}
