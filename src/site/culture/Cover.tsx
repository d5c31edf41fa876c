import { useState } from "react";
import { pictureAt } from "#contracts/addresses.ts";
import { useSettings } from "#site/device/stores/settings.ts";
import { useRootData } from "#site/ui/root-data.ts";

interface CoverParts {
  address: string | null;
  kind: "poster" | "artwork";
}

/** A poster or a record cover in a box of fixed size; a drawing if there is none. The title is beside it. */
export function Cover({ address, kind }: CoverParts) {
  const { lite } = useRootData();
  const { showImages } = useSettings();
  const [broken, setBroken] = useState(false);
  if (lite || !showImages) return null;
  return (
    <span className={`cover cover--${kind}`}>
      {address && !broken ? (
        <img
          src={pictureAt(address, 224)}
          alt=""
          loading="lazy"
          decoding="async"
          ref={(picture) => {
            // It may have failed before hydration.
            if (picture?.complete && picture.naturalWidth === 0) setBroken(true);
          }}
          onError={() => setBroken(true)}
        />
      ) : (
        <svg viewBox="0 0 32 24" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href="#d-culture" />
        </svg>
      )}
    </span>
  );
}
