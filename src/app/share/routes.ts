import type { Ask } from "#contracts/all/all-endpoints.ts";
import { isLanguage } from "#contracts/languages.ts";
import type { Outlet, OutletRequest, OutletRoute } from "#platform/outlet.ts";
import type { DiskCache } from "#platform/pictures/disk-cache.ts";
import { loadSharp } from "#platform/pictures/load-sharp.ts";
import { HOUR_SECONDS } from "#platform/time.ts";
import type { Poster } from "./draw.ts";
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

/**
 * The picture of a shared link: drawn once for each content, then cached with the other pictures. The fonts and their
 * library are loaded when the first one is drawn.
 */
export async function posterPicture(cache: Pick<DiskCache, "find" | "put">, poster: Poster): Promise<Buffer> {
  const { drawPoster } = await import("./draw.ts");
  const svg = drawPoster(poster);
  const cached = await cache.find(svg);
  if (cached !== null) return cached;
  // A few flat colours, so a palette brings the picture down to a few kilobytes.
  const sharp = await loadSharp();
  const picture = await sharp(Buffer.from(svg))
    .png({ palette: true, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
  await cache.put(svg, picture);
  return picture;
}
