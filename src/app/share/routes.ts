import type { Ask } from "#contracts/all/all-endpoints.ts";
import { isLanguage, type Language } from "#contracts/languages.ts";
import type { Outlet, OutletRequest, OutletRoute } from "#platform/outlet.ts";
import type { DiskCache } from "#platform/pictures/disk-cache.ts";
import { loadSharp } from "#platform/pictures/load-sharp.ts";
import { HOUR_SECONDS } from "#platform/time.ts";
import { english, type Words } from "#words/words.ts";
import type { Poster } from "./draw.ts";
import { leaguePoster } from "./league-posters.ts";
import { frontPoster, type InWords, type PosterKind, posters } from "./posters.ts";

type Params = OutletRequest["params"];

interface Deps {
  readonly ask: Ask;
  readonly cache: DiskCache;
  readonly say: InWords["say"];
  wordsOf(language: Language): Words;
}

/** A picture's text may change within hours: papers join a story, a match is played. */
const freshSeconds = HOUR_SECONDS;

/** The pictures that shared links show: /share.png, /share/league.png, /share/article/….png … */
export function shareRoutes({ ask, cache, say, wordsOf }: Deps): OutletRoute[] {
  const picture = (path: string, posterOf: (params: Params, inWords: InWords) => Promise<Poster | null>) => ({
    path,
    freshSeconds,
    reads: ["language"],
    async make({ params, query }: Pick<OutletRequest, "params" | "query">): Promise<Outlet | null> {
      const asked = query.get("language");
      const words = wordsOf(isLanguage(asked) ? asked : "en");
      const poster = await posterOf(params, { words, say });
      return poster && { type: "image/png", body: await posterPicture(cache, poster, words) };
    },
  });
  return [
    picture("/share.png", async (_, { words }) => frontPoster(words)),
    picture("/share/league.png", async (_, { words }) => leaguePoster(words)),
    ...(Object.keys(posters) as PosterKind[]).map((shared) =>
      picture(`/share/${shared}/:id{.+\\.png}`, ({ id = "" }, inWords) =>
        posters[shared](ask, id.replace(/\.png$/, ""), inWords),
      ),
    ),
  ];
}

/**
 * The picture of a shared link: drawn once for each content, then cached with the other pictures. The fonts and their
 * library are loaded when the first one is drawn.
 */
export async function posterPicture(
  cache: Pick<DiskCache, "find" | "put">,
  poster: Poster,
  words = english,
): Promise<Buffer> {
  const { drawPoster } = await import("./draw.ts");
  const svg = drawPoster(poster, words);
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
