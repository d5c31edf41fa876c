import { pictureAddress, pictureWidths } from "#contracts/addresses.ts";
import { usePictureFailure } from "#ui/picture-failure.ts";

interface PictureProps {
  address: string | null;
  /** The id of the article, if it is an article's picture; it chooses the variant of the drawing. */
  id?: string;
  category: string;
  /** The `sizes` attribute of a wide picture: its width on the page. */
  wide?: string;
  /** Set for the page's first picture, which is loaded before all others. */
  first?: boolean;
  alt?: string;
}

/** A picture in a box of fixed ratio, so that the layout does not shift; a drawing if there is none. */
export function Picture({ address, id = "", category, wide, first, alt = "" }: PictureProps) {
  const { isBroken, imageProps } = usePictureFailure(address);
  if (!address || isBroken) return <Drawing id={id} category={category} />;
  const isResized = pictureAddress(address, 224) !== address;
  const src = pictureAddress(address, wide ? 448 : 224);
  // Thumbnails come in one width only: a little softer on dense screens, but a quarter of the bytes.
  const srcSet =
    isResized && wide
      ? pictureWidths.map((width) => `${pictureAddress(address, width)} ${width}w`).join(", ")
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

const drawings: Record<string, string> = {
  politics: "politics",
  business: "business",
  sports: "sports",
  health: "health",
  lifestyle: "culture",
  entertainment: "culture",
  education: "learning",
  technology: "learning",
};

/** Plain, mirrored and closer, in warm colours, or both; an article has the same variant on every page. */
const variants = [undefined, "art--turned", "art--warm", "art--turned art--warm"];

function Drawing({ id, category }: { id: string; category: string }) {
  return (
    <svg
      className={variants[id.charCodeAt(id.length - 1) % variants.length]}
      aria-hidden="true"
      viewBox="0 0 32 24"
      preserveAspectRatio="xMidYMid slice"
    >
      <use href={`#d-${drawings[category.toLowerCase()] ?? "general"}`} />
    </svg>
  );
}
