import { pictureAddress } from "#contracts/addresses.ts";
import { cover } from "#contracts/picture-sizes.ts";
import { useSettings } from "#device/stores/settings.ts";
import { usePictureFailure } from "#ui/picture-failure.ts";
import { useRootData } from "#ui/root-data.ts";

interface CoverProps {
  address: string | null;
  kind: "poster" | "artwork";
  /** Shown where there is no picture. */
  typeset: React.ReactNode;
}

/** A poster or record cover in a box of fixed ratio. No alt text, since the title is beside it. */
export function Cover({ address, kind, typeset }: CoverProps) {
  const { lite } = useRootData();
  const { showImages } = useSettings();
  const { isBroken, imageProps } = usePictureFailure(address);
  if (lite || !showImages) return null;
  return (
    <span className={`cover cover--${kind}`}>
      {address && !isBroken ? (
        <img src={pictureAddress(address, cover)} alt="" loading="lazy" decoding="async" {...imageProps} />
      ) : (
        typeset
      )}
    </span>
  );
}
