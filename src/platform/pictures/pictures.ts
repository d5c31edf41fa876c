import type { Fetch } from "#platform/fetch/request.ts";
import { MINUTE_MS } from "#platform/time.ts";
import type { DiskCache } from "./disk-cache.ts";
import { chooseFormat, type PictureFormat, type Resized, resize } from "./resize.ts";
import type { PictureKind, PictureSigner } from "./sign.ts";

interface Deps {
  readonly fetch: Fetch;
  readonly signer: PictureSigner;
  readonly cache: DiskCache;
}

export interface PictureRequest {
  readonly kind: PictureKind;
  readonly signature: string;
  readonly encoded: string;
  readonly width: number;
  readonly accept: string | undefined;
}

export type PictureAnswer =
  | { readonly kind: "picture"; readonly picture: Resized }
  | { readonly kind: "forged" }
  /** The picture cannot be had: its place is shown empty. */
  | { readonly kind: "missing" };

const WIDTHS: Readonly<Record<PictureKind, readonly number[]>> = { pictures: [224, 448, 960], icons: [64] };
const MOST_BYTES = 8 * 1024 * 1024;
/** A picture that failed is not asked for again for a while, however many readers want it. */
const FORGET_FAILURE_MS = 10 * MINUTE_MS;
const MOST_AT_ONCE = 3;

/** Shows foreign pictures under our own address: fetched by the guarded door, made small, kept on the shelf. */
export function createPictures({
  fetch,
  signer,
  cache,
}: Deps): (request: PictureRequest) => Promise<PictureAnswer> {
  const making = new Map<string, Promise<Resized | null>>();
  const failures = new Map<string, number>();
  const places = createPlaces(MOST_AT_ONCE);

  async function make(
    url: string,
    width: number,
    format: PictureFormat,
    name: string,
  ): Promise<Resized | null> {
    const kept = await cache.find(name);
    if (kept !== null) return { body: kept, type: `image/${format}` };
    if ((failures.get(url) ?? 0) > Date.now()) return null;
    const made = await places(async () => {
      const fetched = await fetch({ url, maxBytes: MOST_BYTES, headers: { accept: "image/*" } });
      return fetched.ok ? resize(fetched.value.body, width, format) : fetched;
    });
    if (!made.ok) {
      rememberFailure(failures, url);
      return null;
    }
    await cache.put(name, made.value.body);
    return made.value;
  }

  return async ({ kind, signature, encoded, width, accept }) => {
    const url = signer.read(kind, signature, encoded);
    if (url === null || !WIDTHS[kind].includes(width)) return { kind: "forged" };
    const format = kind === "icons" ? "png" : chooseFormat(accept);
    const name = `${width} ${format} ${url}`;
    const flight = making.get(name) ?? make(url, width, format, name).finally(() => making.delete(name));
    making.set(name, flight);
    const picture = await flight;
    return picture === null ? { kind: "missing" } : { kind: "picture", picture };
  };
}

function rememberFailure(failures: Map<string, number>, url: string): void {
  if (failures.size > 5_000) failures.clear();
  failures.set(url, Date.now() + FORGET_FAILURE_MS);
}

/** Lets so many run at once; the others wait in line. */
function createPlaces(most: number): <Value>(run: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await run();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
