import type { FollowKind } from "#contracts/device.ts";
import { whenIdle } from "#ui/lazy/island.tsx";
import { type Followed, readNewest } from "./newest.ts";
import { createStoredHook } from "./use-stored.ts";

/** The most recently followed thing of a kind on this device; null if there is none, or until the device has been read. */
export function createNewestHook(kind: FollowKind): () => Followed | null {
  return createStoredHook<Followed | null>(null, ["settingsChanged", "storageChanged"], () =>
    readNewest(kind),
  );
}

/** When to hydrate its line: never if the server wrote it and nothing is followed, since that HTML is then enough. */
export function whenFollowed(...kinds: readonly FollowKind[]) {
  return async (element: Element): Promise<void> => {
    await whenIdle();
    const isWritten = element.childElementCount > 0;
    const followed = await Promise.all(kinds.map(readNewest));
    if (isWritten && followed.every((one) => one === null)) await new Promise(() => undefined);
  };
}
