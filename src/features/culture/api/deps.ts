import { type Provenance, type Source, sampleSource } from "#contracts/figure.ts";
import type { CultureProviders } from "#features/culture/shapes.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { PictureSigner } from "#platform/pictures/sign.ts";

export interface CultureReadDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly edition: Edition;
  readonly providers: Pick<CultureProviders, "tmdbImages">;
  readonly pictures: Pick<PictureSigner, "sign">;
}

const credits: Readonly<Record<string, Source>> = {
  tmdb: {
    name: "TMDB",
    url: "https://www.themoviedb.org",
    credit: "This product uses the TMDB API but is not endorsed or certified by TMDB.",
  },
  operator: { name: "Our editors", url: "/about", credit: "Compiled by our editors" },
  "apple-ng": { name: "Apple Music", url: "https://music.apple.com/ng", credit: "Chart by Apple Music" },
  "deezer-ng": {
    name: "Deezer",
    url: "https://www.deezer.com/playlist/1362516565",
    credit: "Chart by Deezer",
  },
};

const sampleCredit = sampleSource("Invented for the sample edition");

/** Lists are daily: none of them is LIVE. */
export function provenanceOf(edition: Edition, from: string | null, at: Date | null): Provenance {
  const as_of = at?.toISOString() ?? null;
  if (edition === "sample") return { source: sampleCredit, as_of, kind: "sample" };
  return { source: from === null ? null : (credits[from] ?? null), as_of, kind: "EOD" };
}
