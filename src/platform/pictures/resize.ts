import type { Sharp } from "sharp";
import { failed, ok, type Result } from "#platform/result.ts";
import { loadSharp } from "./load-sharp.ts";

export const formats = ["avif", "webp", "jpeg", "png"] as const;
export type PictureFormat = (typeof formats)[number];

export interface ResizedPicture {
  readonly body: Buffer;
  readonly type: string;
}

export interface PictureFailure {
  readonly kind: "not-a-picture" | "animated" | "too-large" | "broken";
}

/** A picture with more pixels is a decompression bomb: 5 MB can become gigabytes. */
const MAX_PIXELS = 30_000_000;
const ACCEPTED_FORMATS = new Set(["jpeg", "png", "webp", "heif", "gif"]);
/** Chosen by eye on news photographs, so that a 224 px thumbnail stays below 8 KB. */
const QUALITY = { avif: 42, webp: 52, jpeg: 58 };

/** The picture, at most `width` wide, in the requested format and without its metadata. */
export async function resize(
  body: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Result<ResizedPicture, PictureFailure>> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(body, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: "error" });
    const metadata = await sharp(body, { limitInputPixels: MAX_PIXELS, pages: -1 }).metadata();
    if (!ACCEPTED_FORMATS.has(metadata.format ?? "")) return failed({ kind: "not-a-picture" });
    if ((metadata.pages ?? 1) > 1) return failed({ kind: "animated" });
    const sized = picture.rotate().resize({ width, withoutEnlargement: true });
    return ok({ body: await encode(sized, format).toBuffer(), type: `image/${format}` });
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    if (/pixel limit/i.test(message)) return failed({ kind: "too-large" });
    return failed({ kind: /unsupported image format/i.test(message) ? "not-a-picture" : "broken" });
  }
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
