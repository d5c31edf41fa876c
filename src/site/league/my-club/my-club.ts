import { database } from "#site/device/stores/database.ts";
import { announce } from "#site/device/stores/events.ts";
import { watched } from "#site/device/stores/use-stored.ts";
import { settled } from "#site/ui/lazy/island.tsx";

/** Among the stored settings, so that deleting these deletes it. */
const KEY = "leagueClub";

export interface MyClub {
  readonly id: string;
  readonly team: string;
}

/** The club that is followed on this device; null where none is, and until it has been read. */
export const useMyClub = watched<MyClub | null>(null, ["settingsChanged", "storageChanged"], readMyClub);

/** When a place for the club comes alive: where none is followed, what the server wrote is all there is to show. */
export async function whereFollowed(place: Element): Promise<void> {
  await settled();
  const isWritten = place.childElementCount > 0;
  if (isWritten && (await readMyClub()) === null) await new Promise(() => undefined);
}

async function readMyClub(): Promise<MyClub | null> {
  const stored = await (await database()).get("settings", KEY);
  return isClub(stored?.value) ? stored.value : null;
}

export async function followClub(club: MyClub | null): Promise<void> {
  const open = await database();
  if (club === null) await open.delete("settings", KEY);
  else await open.put("settings", { key: KEY, value: club });
  announce("settingsChanged");
}

function isClub(value: unknown): value is MyClub {
  const { id, team } = (value ?? {}) as Partial<Record<keyof MyClub, unknown>>;
  return (
    typeof id === "string" && typeof team === "string" && id !== "" && id.length <= 60 && team.length <= 100
  );
}
