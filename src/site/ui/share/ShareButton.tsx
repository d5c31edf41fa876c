import { lazy, Suspense, useState } from "react";
import { Icon } from "#site/ui/Icon.tsx";

const ShareSheet = lazy(() =>
  import("./ShareSheet.lazy.tsx").then((module) => ({ default: module.ShareSheet })),
);

interface Shared {
  headline: string;
  path: string;
  labelled?: boolean | undefined;
}

/** The device's own share sheet; without one, WhatsApp or a copied link. */
export function ShareButton({ headline, path, labelled }: Shared) {
  const [asking, setAsking] = useState(false);

  async function share() {
    if (!navigator.share) {
      setAsking(true);
      return;
    }
    try {
      await navigator.share({ title: headline, url: absolute(path) });
    } catch {
      // The reader closed it.
    }
  }

  return (
    <>
      <button
        className={labelled ? "btn" : "icon-btn"}
        type="button"
        aria-label={labelled ? undefined : `Share: ${headline}`}
        onClick={share}
      >
        <Icon name="share" />
        {labelled ? "Share" : null}
      </button>
      {asking ? (
        <Suspense fallback={null}>
          <ShareSheet headline={headline} address={absolute(path)} close={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function absolute(path: string): string {
  return new URL(path, window.location.origin).href;
}
