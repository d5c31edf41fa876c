import { readText } from "#platform/text/analysis/read-text.ts";
import { makeProfile, type Profile } from "./profile.ts";

export type Readings = (
  told: { readonly id: string; readonly title: string; readonly summary?: string },
  rarity: (term: string) => number,
) => Profile;

/**
 * Remembers the last article that was read: a second desk, which is told the same articles and so knows the same
 * rarities, takes that reading. Half the memory of two desks, and half their reading.
 */
export function createReadings(): Readings {
  let last: { readonly of: object; readonly profile: Profile } | null = null;
  return (told, rarity) => {
    if (last?.of === told) return last.profile;
    const profile = makeProfile(readText(told.title, told.summary), rarity);
    last = { of: told, profile };
    return profile;
  };
}
