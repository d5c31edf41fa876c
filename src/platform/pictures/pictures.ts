import { type PictureSize, pictureSizes } from "#contracts/picture-sizes.ts";
import { singleFlight, ttlCache } from "#platform/cache/memoize.ts";
import { createHostQueue, NO_TURN } from "#platform/fetch/host-queue.ts";
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
/** Resizing takes much memory and a core. */
const RESIZED_AT_ONCE = 3;
/** Pictures that are fetched, or wait to be resized: each may hold a body. One of a host, so that others have room. */
const FETCHED_AT_ONCE = 16;
/** A picture whose turn at its host comes later is not waited for: the reader has gone on. */
const WAIT_MS = 10_000;

/** Serves outside pictures from our own address: fetched by the guarded fetch, resized, cached on disk. */
export function createPictures({
  fetch,
  signer,
  cache,
  withdrawn,
}: Deps): (request: PictureRequest) => Promise<PictureAnswer> {
  const share = singleFlight<ResizedPicture | null>();
  const failed = ttlCache<true>(FAILURES_KEPT);
  const inSlot = createSlots(RESIZED_AT_ONCE);
  const takeTurn = createHostQueue({
    spacingMs: 0,
    perHost: 1,
    concurrent: FETCHED_AT_ONCE,
    mostOpen: FETCHED_AT_ONCE,
  });

  async function make(
    url: string,
    size: PictureSize,
    format: PictureFormat,
    name: string,
  ): Promise<ResizedPicture | null> {
    const cached = await cache.find(name);
    if (cached !== null) return { body: cached, type: `image/${format}` };
    if (failed.find(url, new Date())) return null;
    const turn = await takeTurn(new URL(url).host, () => fetchAndResize(url, size, format), WAIT_MS);
    if (turn === NO_TURN || turn === null) return null;
    await cache.put(name, turn.body);
    // It may have been withdrawn, and removed, while it was fetched.
    if (await withdrawn?.has(url)) await cache.remove(name);
    return turn;
  }

  async function fetchAndResize(
    url: string,
    size: PictureSize,
    format: PictureFormat,
  ): Promise<ResizedPicture | null> {
    // It may have failed, in another size, while this one waited.
    if (failed.find(url, new Date())) return null;
    const fetched = await fetch({
      url,
      maxBytes: MAX_BYTES,
      waitMs: WAIT_MS,
      headers: { accept: "image/*" },
    });
    const resized = fetched.ok ? await inSlot(() => resize(fetched.value.body, size, format)) : fetched;
    if (resized.ok) return resized.value;
    if (resized.failure.kind !== "busy") failed.set(url, true, new Date(), FORGET_FAILURE_MS);
    return null;
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
    // Again: it may have been withdrawn meanwhile.
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
