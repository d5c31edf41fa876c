import { readText } from "#platform/text/reading/read-text.ts";
import { makeProfile, type Profile } from "./profile.ts";

interface Reading {
  readonly profile: Profile;
  readonly terms: readonly string[];
}

export type Readings = (
  told: { readonly id: string; readonly title: string; readonly summary?: string },
  rarity: (term: string) => number,
) => Reading;

/**
 * Remembers the last article that was read: a second desk, which is told the same articles and so knows the same
 * rarities, takes that reading. Half the memory of two desks, and half their reading.
 */
export function createReadings(): Readings {
  let last: { readonly of: object; readonly reading: Reading } | null = null;
  return (told, rarity) => {
    if (last?.of === told) return last.reading;
    const { title, summary } = readText(told.title, told.summary);
    const reading = {
      profile: makeProfile({ title, summary }, rarity),
      terms: [...title, ...summary].map(({ term }) => term),
    };
    last = { of: told, reading };
    return reading;
  };
}
