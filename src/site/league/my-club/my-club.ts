import { watched } from "#site/device/stores/use-stored.ts";
import { settled } from "#site/ui/lazy/island.tsx";

export interface MyClub {
  readonly id: string;
  readonly team: string;
}

/** Of the clubs that are followed on this device the latest; null where none is, and until it has been read. */
export const useMyClub = watched<MyClub | null>(null, ["settingsChanged", "storageChanged"], readMyClub);

/** When a place for the club comes alive: where none is followed, what the server wrote is all there is to show. */
export async function whereFollowed(place: Element): Promise<void> {
  await settled();
  const isWritten = place.childElementCount > 0;
  if (isWritten && (await readMyClub()) === null) await new Promise(() => undefined);
}

async function readMyClub(): Promise<MyClub | null> {
  const { following } = await import("#site/device/stores/following.lazy.ts");
  const club = (await following()).find(({ kind }) => kind === "club");
  return club ? { id: club.id, team: club.label } : null;
}
