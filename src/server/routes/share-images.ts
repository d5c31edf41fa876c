import type { Ask } from "#contracts/all-endpoints.ts";
import type { Poster } from "#outlets/share/draw.ts";
import { posterPicture } from "#outlets/share/picture.ts";
import { frontPoster, leaguePoster, posters, type Shared } from "#outlets/share/posters.ts";
import type { DiskCache } from "#platform/pictures/disk-cache.ts";
import type { Outlet, ServeCached } from "#server/http/cached-route.ts";

interface Deps {
  readonly ask: Ask;
  readonly cache: DiskCache;
}

/** What a poster says may change with the hours: papers join a story, a match is played. */
const FRESH_SECONDS = 3600;

/** /share.png, /share/league.png, /share/article/….png …: what a shared link shows. */
export function mountSharePictures(serveCached: ServeCached, { ask, cache }: Deps): void {
  const picture = async (poster: Poster | null): Promise<Outlet | null> =>
    poster && { type: "image/png", body: await posterPicture(cache, poster) };
  serveCached("/share.png", FRESH_SECONDS, () => picture(frontPoster));
  serveCached("/share/league.png", FRESH_SECONDS, () => picture(leaguePoster));
  for (const shared of Object.keys(posters) as Shared[]) {
    serveCached(`/share/${shared}/:id{.+\\.png}`, FRESH_SECONDS, async ({ params }) =>
      picture(await posters[shared](ask, (params.id ?? "").replace(/\.png$/, ""))),
    );
  }
}
