import { database } from "#device/stores/database.ts";
import { createStoredHook } from "#device/stores/use-stored.ts";
import { whenIdle } from "#ui/lazy/island.tsx";

export interface MyClub {
  readonly id: string;
  readonly team: string;
}

/** The most recently followed club on this device; null if there is none, or until the device has been read. */
export const useMyClub = createStoredHook<MyClub | null>(
  null,
  ["settingsChanged", "storageChanged"],
  readMyClub,
);

/** When to hydrate the line: never if the server wrote it and no club is followed, since that HTML is then enough. */
export async function whenClubFollowed(element: Element): Promise<void> {
  await whenIdle();
  const isWritten = element.childElementCount > 0;
  if (isWritten && (await readMyClub()) === null) await new Promise(() => undefined);
}

/** Reads the stored setting directly, so that the module for following is loaded only if something is followed. */
async function readMyClub(): Promise<MyClub | null> {
  const stored = await (await database()).get("settings", "following");
  const newestFirst: unknown[] = Array.isArray(stored?.value) ? stored.value : [];
  const club = newestFirst.find(isClub);
  return club ? { id: club.id, team: club.label } : null;
}

function isClub(value: unknown): value is { id: string; label: string } {
  const { kind, id, label } = Object(value) as Record<string, unknown>;
  return (
    kind === "club" &&
    typeof id === "string" &&
    typeof label === "string" &&
    id !== "" &&
    id.length <= 60 &&
    label.length <= 100
  );
}
