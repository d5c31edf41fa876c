import { decodeEntities } from "#platform/text/entities.ts";
import { picturesIn } from "#platform/text/html.ts";
import { webAddress } from "./address.ts";
import type { RawEntry, RawPicture } from "./formats/raw-feed.ts";
import { unescapeMarkup } from "./summary.ts";

const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)(?:$|\?)/i;
const SOURCE = /^(?:data-(?:lazy-|orig(?:inal)?-)?src|src)$/;
/** Tracking pixels, avatars and emoticons are not the picture of a text. */
const NO_PICTURE =
  /(?:feedburner|doubleclick|gravatar|\/emoji\/|s\.w\.org|pixel|spacer|blank\.gif|stats?\.|\/smil)/i;
const TINY = /^\s*\d{1,2}(?:px)?\s*$/i;
const SMALLEST_WIDTH = 100;

/** The entry's picture: the widest that it names, otherwise the first in its text. */
export function findPicture(entry: RawEntry, base: string | null): string | null {
  const pictures = entry.pictures.filter(isPicture).sort((a, b) => (b.width ?? 0) - (a.width ?? 0));
  for (const { url } of pictures) {
    const address = webAddress(url, base);
    if (address) return address;
  }
  for (const html of [...entry.contents, ...entry.summaries]) {
    const address = firstInText(html ?? "", base);
    if (address) return address;
  }
  return null;
}

function isPicture({ url, type, medium, width }: RawPicture): boolean {
  if (!url || NO_PICTURE.test(url) || (width !== undefined && width < SMALLEST_WIDTH)) return false;
  if (type) return type.startsWith("image/") && !type.includes("svg");
  return medium === "image" || (medium === undefined && PICTURE_FILE.test(url));
}

function firstInText(html: string, base: string | null): string | null {
  for (const attributes of picturesIn(unescapeMarkup(html))) {
    if (TINY.test(attributes.width ?? "") || TINY.test(attributes.height ?? "")) continue;
    const sources = Object.entries(attributes).filter(([name]) => SOURCE.test(name));
    for (const [, value] of sources) {
      const source = decodeEntities(value);
      const address = NO_PICTURE.test(source) ? null : webAddress(source, base);
      if (address) return address;
    }
  }
  return null;
}
