import type { Following, StorySeen } from "#contracts/device.ts";
import { database } from "./database.ts";
import { announce } from "./events.ts";

/** Keys of the settings' store that only lazily loaded parts of the site read. `changeSetting` stores them too. */
export interface OwnSettings {
  /** The push channels that this browser takes, and when it last told the server so. */
  readonly push: { readonly channels: readonly string[]; readonly renewedAt: string };
  /** What the reader follows besides papers. */
  readonly following: readonly Following[];
  /** When the page of what is followed was last seen. */
  readonly followingSeenAt: string;
  /** When each story was last opened, newest first. */
  readonly storiesSeen: readonly StorySeen[];
  /** When the reader last marked all as seen. */
  readonly allSeenAt: string;
  /** True once this reader was asked whether to follow a state. */
  readonly stateAsked: boolean;
  /** How fast the voice reads. */
  readonly voiceSpeed: number;
}

/** As some version stored it: the caller must validate it. */
export async function ownSetting(key: keyof OwnSettings): Promise<unknown> {
  return (await (await database()).get("settings", key))?.value;
}

/**
 * Stores what `revise` makes of what is stored, or nothing for undefined. Nobody writes in between, not even another
 * tab: a list that two tabs change at once keeps both changes.
 */
export async function reviseOwnSetting<Key extends keyof OwnSettings>(
  key: Key,
  revise: (stored: unknown) => OwnSettings[Key] | undefined,
): Promise<OwnSettings[Key] | undefined> {
  const { store, done } = (await database()).transaction("settings", "readwrite");
  const value = revise((await store.get(key))?.value);
  await Promise.all([value === undefined ? store.delete(key) : store.put({ key, value }), done]);
  announce("settingsChanged");
  return value;
}

/** What is kept in the settings' store, but is no setting. */
const records: readonly (keyof OwnSettings)[] = ["following", "storiesSeen", "allSeenAt"];

/** Back to the defaults. What is followed, and when stories were opened, stays. */
export async function clearSettings(): Promise<void> {
  const { store, done } = (await database()).transaction("settings", "readwrite");
  const keys = await store.getAllKeys();
  const settings = keys.filter((key) => !records.some((record) => record === key));
  await Promise.all([...settings.map((key) => store.delete(key)), done]);
  announce("settingsChanged");
}

export async function forgetOwnSetting(key: keyof OwnSettings): Promise<void> {
  await (await database()).delete("settings", key);
  announce("settingsChanged");
}
