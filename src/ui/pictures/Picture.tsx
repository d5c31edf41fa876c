import { pictureAddress } from "#contracts/addresses.ts";
import { across, thumbnail } from "#contracts/picture-sizes.ts";
import { usePictureFailure } from "#ui/picture-failure.ts";
import { Plate } from "./Plate.tsx";

interface PictureProps {
  address: string | null;
  category: string;
  /** The story's headline: one of its words replaces a missing picture. */
  headline?: string;
  /** Set for one that is larger than a thumbnail, but comes in one width too. */
  large?: boolean;
  /** The `sizes` attribute of a wide picture: its width on the page. */
  wide?: string | undefined;
  /** Set for the page's first picture, which is loaded before all others. */
  first?: boolean;
  alt?: string;
}

/** A picture in a box of fixed ratio, so that the layout does not shift; if there is none, a plate. */
export function Picture({ address, category, headline = "", large, wide, first, alt = "" }: PictureProps) {
  const { isBroken, imageProps } = usePictureFailure(address);
  if (!address || isBroken) return <Plate category={category} headline={headline} />;
  const isResized = pictureAddress(address, thumbnail) !== address;
  const src = pictureAddress(address, wide || large ? across[0] : thumbnail);
  // Thumbnails come in one width only: a little softer on dense screens, but a quarter of the bytes.
  const srcSet =
    isResized && wide
      ? across.map((size) => `${pictureAddress(address, size)} ${size.width}w`).join(", ")
      : undefined;
  const sizes = srcSet && wide;
  return (
    <>
      {/* React puts it into the head, where the page's first script reads it. */}
      {import.meta.env.SSR && first ? <meta name="picture" content={srcSet ?? src} media={sizes} /> : null}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        loading="lazy"
        fetchPriority={first ? "high" : undefined}
        decoding="async"
        {...imageProps}
      />
    </>
  );
}
