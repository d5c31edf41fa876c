import type { FollowKind } from "#contracts/device.ts";
import { database } from "./database.ts";

export interface Followed {
  readonly id: string;
  readonly label: string;
}

/**
 * The most recently followed thing of a kind. Reads the stored setting directly, so that the module for following is
 * loaded only if something is followed. The service worker reads it too.
 */
export async function readNewest(kind: FollowKind): Promise<Followed | null> {
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
