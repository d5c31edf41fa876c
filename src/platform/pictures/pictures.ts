import { type PictureSize, pictureSizes } from "#contracts/picture-sizes.ts";
import { singleFlight, ttlCache } from "#platform/cache/memoize.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { createSlots } from "#platform/limits/slots.ts";
import { MINUTE_MS } from "#platform/time.ts";
import type { DiskCache } from "./disk-cache.ts";
import { chooseFormat, formats, type PictureFormat, type ResizedPicture, resize } from "./resize.ts";
import type { PictureKind, PictureSigner } from "./sign.ts";
import { pictureTag, type WithdrawnPictures } from "./withdrawn.ts";

interface Deps {
  readonly fetch: Fetch;
  readonly signer: PictureSigner;
  readonly cache: DiskCache;
  readonly withdrawn?: WithdrawnPictures;
}

export interface PictureRequest {
  readonly kind: PictureKind;
  readonly signature: string;
  readonly encoded: string;
  readonly width: number;
  readonly accept: string | undefined;
}

export type PictureAnswer =
  /** `tag` names it in a cache in front of us. */
  | { readonly kind: "picture"; readonly picture: ResizedPicture; readonly tag: string }
  | { readonly kind: "withdrawn" }
  | { readonly kind: "forged" }
  /** The picture is not available: the page shows its placeholder. */
  | { readonly kind: "missing" };

const SIZES: Readonly<Record<PictureKind, readonly PictureSize[]>> = {
  pictures: pictureSizes,
  icons: [{ width: 64 }],
};
const MAX_BYTES = 8 * 1024 * 1024;
/** A picture that failed is not requested again for a while, however many readers want it. */
const FORGET_FAILURE_MS = 10 * MINUTE_MS;
const FAILURES_KEPT = 5_000;
const MAX_AT_ONCE = 3;

/** Serves outside pictures from our own address: fetched by the guarded fetch, resized, cached on disk. */
export function createPictures({
  fetch,
  signer,
  cache,
  withdrawn,
}: Deps): (request: PictureRequest) => Promise<PictureAnswer> {
  const share = singleFlight<ResizedPicture | null>();
  const failed = ttlCache<true>(FAILURES_KEPT);
  const inSlot = createSlots(MAX_AT_ONCE);

  async function make(
    url: string,
    size: PictureSize,
    format: PictureFormat,
    name: string,
  ): Promise<ResizedPicture | null> {
    const cached = await cache.find(name);
    if (cached !== null) return { body: cached, type: `image/${format}` };
    if (failed.find(url, new Date())) return null;
    const resized = await inSlot(async () => {
      const fetched = await fetch({ url, maxBytes: MAX_BYTES, headers: { accept: "image/*" } });
      return fetched.ok ? resize(fetched.value.body, size, format) : fetched;
    });
    if (!resized.ok) {
      failed.set(url, true, new Date(), FORGET_FAILURE_MS);
      return null;
    }
    await cache.put(name, resized.value.body);
    return resized.value;
  }

  return async ({ kind, signature, encoded, width, accept }) => {
    const url = signer.read(kind, signature, encoded);
    const size = SIZES[kind].find((one) => one.width === width);
    if (url === null || size === undefined) return { kind: "forged" };
    if (await withdrawn?.has(url)) return { kind: "withdrawn" };
    const format = kind === "icons" ? "png" : chooseFormat(accept);
    const name = nameOf(size, format, url);
    const picture = await share(name, () => make(url, size, format, name));
    if (picture === null) return { kind: "missing" };
    // It may have been withdrawn while it was fetched.
    if (await withdrawn?.has(url)) return { kind: "withdrawn" };
    return { kind: "picture", picture, tag: pictureTag(url) };
  };
}

/** Deletes these pictures from the disk, in every size and format. */
export async function removePictures(cache: DiskCache, urls: readonly string[]): Promise<void> {
  for (const url of urls)
    for (const size of SIZES.pictures)
      for (const format of formats) await cache.remove(nameOf(size, format, url));
}

function nameOf({ width, ratio }: PictureSize, format: PictureFormat, url: string): string {
  return `${width}${ratio === undefined ? "" : " cropped"} ${format} ${url}`;
}
