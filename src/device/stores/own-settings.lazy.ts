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

export async function forgetOwnSetting(key: keyof OwnSettings): Promise<void> {
  await (await database()).delete("settings", key);
  announce("settingsChanged");
}
