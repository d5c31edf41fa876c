import type { FollowKind } from "#contracts/device.ts";
import { whenIdle } from "#ui/lazy/island.tsx";
import { database } from "./database.ts";
import { createStoredHook } from "./use-stored.ts";

export interface Followed {
  readonly id: string;
  readonly label: string;
}

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

/** Reads the stored setting directly, so that the module for following is loaded only if something is followed. */
async function readNewest(kind: FollowKind): Promise<Followed | null> {
  const stored = await (await database()).get("settings", "following");
  const newestFirst: unknown[] = Array.isArray(stored?.value) ? stored.value : [];
  const found = newestFirst.find((value) => isFollowed(value, kind)) as Followed | undefined;
  return found ? { id: found.id, label: found.label } : null;
}

function isFollowed(value: unknown, wanted: FollowKind): boolean {
  const { kind, id, label } = Object(value) as Record<string, unknown>;
  return (
    kind === wanted &&
    typeof id === "string" &&
    typeof label === "string" &&
    id !== "" &&
    id.length <= 60 &&
    label.length <= 100
  );
}
