import { useEffect, useRef } from "react";
import { pages } from "#contracts/addresses.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";
import { useConsent } from "./consent.ts";
import { record } from "./record.ts";

const HOVER_MS = 1500;

interface AdSlotProps {
  /** The slot's name in events: "sidebar-top". */
  label: string;
  shape?: "banner" | "box";
}

/**
 * With an ad network, a reserved space that shows our own notice of the same size until the reader allows ads. Without
 * one the place is collapsed: nothing is shown, and nothing jumps. Only a network's ad is counted.
 */
export function AdSlot({ label, shape = "banner" }: AdSlotProps) {
  const { say } = useWords();
  const slot = useRef<HTMLDivElement>(null);
  const { settings, lite } = useRootData();
  const consent = useConsent();
  const isSold = settings.adNetwork !== null;
  const hasAd = isSold && consent?.ads === true;
  useEffect(() => (hasAd && slot.current ? watch(slot.current, label) : undefined), [hasAd, label]);
  if (lite) return null;
  return (
    <div
      ref={slot}
      className={isSold ? `ad ad--${shape}` : "ad ad--unsold"}
      {...(isSold && { role: "group", "aria-label": say("Advertisement") })}
      data-slot={label}
    >
      {hasAd ? <AdFrame unit={label} personalized={consent.personalization} /> : null}
      {isSold && !hasAd ? <HouseNotice /> : null}
    </div>
  );
}

function HouseNotice() {
  const { say } = useWords();
  return (
    <p>
      {say("This space keeps the news free.")}
      <br />
      <PageLink className="link" to={pages.contact}>
        {say("Advertise here")}
      </PageLink>
    </p>
  );
}

function watch(slot: HTMLElement, label: string): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= 0.5)) return;
      observer.disconnect();
      record("ad_impression", { label });
    },
    { threshold: 0.5 },
  );
  observer.observe(slot);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enter = () => {
    timer = setTimeout(() => record("ad_hover", { label }), HOVER_MS);
  };
  const leave = () => clearTimeout(timer);
  slot.addEventListener("mouseenter", enter);
  slot.addEventListener("mouseleave", leave);
  return () => {
    observer.disconnect();
    leave();
    slot.removeEventListener("mouseenter", enter);
    slot.removeEventListener("mouseleave", leave);
  };
}

/** Keeps the network's script away from the page; see `docs/contracts/ads.md`. */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** The network's ad in a sandbox. */
function AdFrame({ unit, personalized }: { unit: string; personalized: boolean }) {
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
