import { pictureAddress } from "#contracts/addresses.ts";
import { useSettings } from "#device/stores/settings.ts";
import { usePictureFailure } from "#ui/picture-failure.ts";
import { Plate } from "#ui/pictures/Plate.tsx";
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
        <Plate category="Entertainment" />
      )}
    </span>
  );
}
