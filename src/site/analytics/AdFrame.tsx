import { useConsent } from "./consent.ts";

/** Keeps the network's script away from the page; see `docs/contracts/ads.md`. */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** The network's ad in a sandbox, once the reader allows ads; until then the slot's other content. */
export function AdFrame({ unit, children }: { unit: string; children: React.ReactNode }) {
  const consent = useConsent();
  if (!consent?.ads) return children;
  const params = new URLSearchParams({ unit, personalized: consent.personalization ? "1" : "0" });
  return (
    <iframe
      className="ad__frame"
      title="Advertisement"
      sandbox={SANDBOX}
      loading="lazy"
      src={`/ad-frame?${params}`}
    />
  );
}
