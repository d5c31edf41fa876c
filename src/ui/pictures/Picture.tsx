import { pictureAddress } from "#contracts/addresses.ts";
import { across, thumbnail } from "#contracts/picture-sizes.ts";
import { usePictureFailure } from "#ui/picture-failure.ts";
import { sectionClass } from "#ui/section-look.ts";
import { plateWord } from "./plate-word.ts";

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
}

/** A picture in a box of fixed ratio, so that the layout does not shift; if there is none, a plate. */
export function Picture({ address, category, headline = "", large, wide, first }: PictureProps) {
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
        alt=""
        loading="lazy"
        fetchPriority={first ? "high" : undefined}
        decoding="async"
        {...imageProps}
      />
    </>
  );
}

/** In pixels of the plate on most phones; on the narrowest it is 80 wide, and ten letters are 12 px high. */
const LARGEST_TYPE = 22;

const ROOM = 132;

interface PlateProps {
  category: string;
  headline: string;
}

/** In a missing picture's place: a word of the headline on its section's ground. */
function Plate({ category, headline }: PlateProps) {
  const word = plateWord(headline);
  return (
    <svg className={`plate ${sectionClass(category)}`} viewBox="0 0 88 62" aria-hidden="true">
      <text x="5" y="54" fontSize={Math.min(LARGEST_TYPE, ROOM / word.length)}>
        {word}
      </text>
    </svg>
  );
}
