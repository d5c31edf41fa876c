import { useWords } from "#words/words.ts";

/** Keeps the network's script away from the page; see `docs/contracts/ads.md`. */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** The network's ad in a sandbox. */
export function AdFrame({ unit, personalized }: { unit: string; personalized: boolean }) {
  const { say } = useWords();
  const params = new URLSearchParams({ unit, personalized: personalized ? "1" : "0" });
  return (
    <iframe
      className="ad__frame"
      title={say("Advertisement")}
      sandbox={SANDBOX}
      loading="lazy"
      src={`/ad-frame?${params}`}
    />
  );
}
