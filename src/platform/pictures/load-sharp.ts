import { once } from "#platform/cache/memoize.ts";

/** The picture library with its native code: 20 MB, loaded with the first picture. */
export const loadSharp = once(async () => {
  const { default: sharp } = await import("sharp");
  // One thread, because the machine's two cores also serve pages at the same time.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
});
