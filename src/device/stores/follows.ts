import type { Follow } from "#contracts/device.ts";
import { database, hasText } from "./database.ts";
import { announce } from "./events.ts";
import { createStoredHook } from "./use-stored.ts";

export async function follow(publisher: string): Promise<void> {
  await (await database()).put("follows", { publisher, followedAt: new Date().toISOString() });
  announce("followsChanged");
}

export async function unfollow(publisher: string): Promise<void> {
  await (await database()).delete("follows", publisher);
  announce("followsChanged");
}

export async function follows(): Promise<Follow[]> {
  const rows = await (await database()).getAll("follows");
  return rows.filter((row) => hasText(row, "publisher"));
}

/** The names of the followed papers; null until they are known. */
export const useFollowedPapers = createStoredHook<readonly string[] | null>(
  null,
  ["followsChanged", "storageChanged"],
  () =>
    follows().then(
      (all) => all.map(({ publisher }) => publisher),
      () => [],
    ),
);
