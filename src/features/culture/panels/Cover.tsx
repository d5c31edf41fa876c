import { pictureAddress } from "#contracts/addresses.ts";
import { useSettings } from "#device/stores/settings.ts";
import { usePictureFailure } from "#ui/picture-failure.ts";
import { useRootData } from "#ui/root-data.ts";

interface CoverProps {
  address: string | null;
  kind: "poster" | "artwork";
}

/** A poster or record cover in a box of fixed size, or a drawing. No alt text, since the title is beside it. */
export function Cover({ address, kind }: CoverProps) {
  const { lite } = useRootData();
  const { showImages } = useSettings();
  const { isBroken, imageProps } = usePictureFailure(address);
  if (lite || !showImages) return null;
  return (
    <span className={`cover cover--${kind}`}>
      {address && !isBroken ? (
        <img src={pictureAddress(address, 224)} alt="" loading="lazy" decoding="async" {...imageProps} />
      ) : (
        <svg viewBox="0 0 32 24" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href="#d-culture" />
        </svg>
      )}
    </span>
  );
}
