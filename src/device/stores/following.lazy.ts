import { type Following, followKinds } from "#contracts/device.ts";
import { hasText } from "./database.ts";
import { ownSetting, reviseOwnSetting } from "./own-settings.lazy.ts";
import { createStoredHook } from "./use-stored.ts";

/** With more, the page of what is followed would take minutes to ask for all of them. */
const MAX_THINGS = 100;
const MAX_LENGTH = 500;

/** Topics, stories, clubs and searches that the reader follows, newest first; papers are in a store of their own. */
export async function following(): Promise<Following[]> {
  return validFollowing(await ownSetting("following"));
}

/** The valid rows of a list, whoever wrote it. */
export function validFollowing(list: unknown): Following[] {
  return (Array.isArray(list) ? list : []).filter(isFollowing).slice(0, MAX_THINGS);
}

function isFollowing(raw: unknown): raw is Following {
  const row = Object(raw) as Following;
  return (
    followKinds.includes(row.kind) &&
    hasText(row, "id") &&
    hasText(row, "label") &&
    row.id.length <= MAX_LENGTH &&
    row.label.length <= MAX_LENGTH &&
    (row.language === undefined || (hasText(row, "language") && row.language.length <= MAX_LENGTH)) &&
    !Number.isNaN(Date.parse(row.followedAt))
  );
}

type Thing = Omit<Following, "followedAt">;

export function isSameThing(one: Thing, other: Thing): boolean {
  return one.kind === other.kind && one.id === other.id;
}

export async function followThing({ kind, id, label, language }: Thing): Promise<void> {
  const thing = { kind, id, label, ...(language && { language }), followedAt: new Date().toISOString() };
  await addFollowing([thing]);
}

/** Also used by an import. What is already followed stays as it is. */
export async function addFollowing(things: readonly Following[]): Promise<void> {
  await reviseOwnSetting("following", (stored) => {
    const existing = validFollowing(stored);
    const fresh = things.filter((thing) => !existing.some((one) => isSameThing(one, thing)));
    const newestFirst = [...fresh, ...existing].sort(
      (a, b) => Date.parse(b.followedAt) - Date.parse(a.followedAt),
    );
    return newestFirst.slice(0, MAX_THINGS);
  });
}

export async function unfollowThing(thing: Thing): Promise<void> {
  await reviseOwnSetting("following", (stored) => {
    const remaining = validFollowing(stored).filter((one) => !isSameThing(one, thing));
    return remaining.length > 0 ? remaining : undefined;
  });
}

/** Null until it is known. */
export const useFollowing = createStoredHook<readonly Following[] | null>(
  null,
  ["settingsChanged", "storageChanged"],
  () => following().catch(() => []),
);
