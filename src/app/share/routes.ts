import type { Ask } from "#contracts/all/all-endpoints.ts";
import { isLanguage } from "#contracts/languages.ts";
import type { Outlet, OutletRequest, OutletRoute } from "#platform/outlet.ts";
import type { DiskCache } from "#platform/pictures/disk-cache.ts";
import { HOUR_SECONDS } from "#platform/time.ts";
import type { Poster } from "./draw.ts";
import { posterPicture } from "./picture.ts";
import { frontPoster, leaguePoster, type PosterKind, posters, type Say } from "./posters.ts";

interface Deps {
  readonly ask: Ask;
  readonly cache: DiskCache;
  readonly say: Say;
}

/** A picture's text may change within hours: papers join a story, a match is played. */
const freshSeconds = HOUR_SECONDS;

/** The pictures that shared links show: /share.png, /share/league.png, /share/article/….png … */
export function shareRoutes({ ask, cache, say }: Deps): OutletRoute[] {
  const picture = async (poster: Poster | null): Promise<Outlet | null> =>
    poster && { type: "image/png", body: await posterPicture(cache, poster) };
  return [
    { path: "/share.png", freshSeconds, make: () => picture(frontPoster) },
    { path: "/share/league.png", freshSeconds, make: () => picture(leaguePoster) },
    ...(Object.keys(posters) as PosterKind[]).map((shared) => ({
      path: `/share/${shared}/:id{.+\\.png}`,
      freshSeconds,
      reads: ["language"],
      make: async ({ params, query }: Pick<OutletRequest, "params" | "query">) => {
        const asked = query.get("language");
        const words = { say, language: isLanguage(asked) ? asked : "en" };
        return picture(await posters[shared](ask, (params.id ?? "").replace(/\.png$/, ""), words));
      },
    })),
  ];
}
