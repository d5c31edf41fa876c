import type { Metadata, ResizeOptions, Sharp } from "sharp";
import type { PictureSize } from "#contracts/picture-sizes.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import { loadSharp } from "./load-sharp.ts";

export const formats = ["avif", "webp", "jpeg", "png"] as const;
export type PictureFormat = (typeof formats)[number];

export interface ResizedPicture {
  readonly body: Buffer;
  readonly type: string;
}

export interface PictureFailure {
  readonly kind: "not-a-picture" | "animated" | "too-large" | "broken" | "no-photograph";
}

/** A picture with more pixels is a decompression bomb: 5 MB can become gigabytes. */
const MAX_PIXELS = 30_000_000;
const ACCEPTED_FORMATS = new Set(["jpeg", "png", "webp", "heif", "gif"]);
/** Chosen by eye on news photographs, so that a 224 px thumbnail stays below 8 KB. */
const QUALITY = { avif: 42, webp: 52, jpeg: 58 };

/** A photograph this much taller than its box would show only a strip of its subject. */
const MAX_TIMES_TALLER = 3;

/** The picture, at most `width` wide, in the requested format and without its metadata. */
export async function resize(
  body: Uint8Array,
  size: PictureSize,
  format: PictureFormat,
): Promise<Result<ResizedPicture, PictureFailure>> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(body, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: "error" });
    const metadata = await sharp(body, { limitInputPixels: MAX_PIXELS, pages: -1 }).metadata();
    if (!ACCEPTED_FORMATS.has(metadata.format ?? "")) return failed({ kind: "not-a-picture" });
    if ((metadata.pages ?? 1) > 1) return failed({ kind: "animated" });
    if (size.ratio !== undefined && !(await isPhotograph(body, metadata, size.ratio)))
      return failed({ kind: "no-photograph" });
    const sized = picture.rotate().resize(boxOf(size, metadata, sharp.strategy.attention));
    return ok({ body: await encode(sized, format).toBuffer(), type: `image/${format}` });
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    if (/pixel limit/i.test(message)) return failed({ kind: "too-large" });
    return failed({ kind: /unsupported image format/i.test(message) ? "not-a-picture" : "broken" });
  }
}

/** Never larger than the picture is. */
function boxOf({ width, ratio }: PictureSize, { autoOrient }: Metadata, position: number): ResizeOptions {
  if (ratio === undefined) return { width, withoutEnlargement: true };
  const shown = Math.floor(Math.min(width, autoOrient.width, autoOrient.height * ratio));
  return {
    width: Math.max(1, shown),
    height: Math.max(1, Math.round(shown / ratio)),
    fit: "cover",
    position,
  };
}

/** A small copy is enough to tell: a logo or a card with text is mostly of one colour, a photograph never is. */
const SAMPLE_PX = 48;
const COLOUR_BITS_DROPPED = 3;
const MAX_ONE_COLOUR = 0.5;

async function isPhotograph(body: Uint8Array, { autoOrient }: Metadata, ratio: number): Promise<boolean> {
  if ((autoOrient.height * ratio) / autoOrient.width > MAX_TIMES_TALLER) return false;
  const sharp = await loadSharp();
  const small = sharp(body, { limitInputPixels: MAX_PIXELS, pages: 1 })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .resize(SAMPLE_PX, SAMPLE_PX, { fit: "fill" });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = data.subarray(at, at + info.channels).map((value) => value >> COLOUR_BITS_DROPPED);
    counts.set(colour.join(), (counts.get(colour.join()) ?? 0) + 1);
  }
  return Math.max(...counts.values()) <= MAX_ONE_COLOUR * SAMPLE_PX * SAMPLE_PX;
}

/** The best format that the browser accepts. */
export function chooseFormat(accept: string | undefined): PictureFormat {
  if (accept?.includes("image/avif")) return "avif";
  return accept?.includes("image/webp") ? "webp" : "jpeg";
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === "avif") return picture.avif({ quality: QUALITY.avif, effort: 2 });
  if (format === "webp") return picture.webp({ quality: QUALITY.webp, effort: 3 });
  if (format === "png") return picture.png({ palette: true });
  return picture.flatten({ background: "#f3f4f0" }).jpeg({ quality: QUALITY.jpeg, mozjpeg: true });
}
