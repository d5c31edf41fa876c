import { pictureAt, pictureWidths } from "#contracts/addresses.ts";
import { usePictureFailure } from "#site/ui/picture-failure.ts";

interface PictureParts {
  address: string | null;
  /** The article's, if it is the picture of one: drawings differ from article to article. */
  id?: string;
  category: string;
  /** For a wide picture: its width on the page, for the browser's choice. */
  wide?: string;
  /** The page's first picture is loaded at once. */
  first?: boolean;
  alt?: string;
}

/** In a box of fixed ratio, so that the layout does not shift; without a picture a drawing is shown. */
export function Picture({ address, id = "", category, wide, first, alt = "" }: PictureParts) {
  const { isBroken, watched } = usePictureFailure(address);
  if (!address || isBroken) return <Drawing id={id} category={category} />;
  const ours = pictureAt(address, 224) !== address;
  return (
    <img
      src={pictureAt(address, wide ? 448 : 224)}
      // A thumbnail has one width only: on a dense screen it is a little softer, at a quarter of the bytes.
      srcSet={
        ours && wide
          ? pictureWidths.map((width) => `${pictureAt(address, width)} ${width}w`).join(", ")
          : undefined
      }
      sizes={ours ? wide : undefined}
      alt={alt}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
      {...watched}
    />
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

/** Mirrored and closer, in warm colours, or both; an article keeps its own on every page. */
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
