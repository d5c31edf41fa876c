import type { Ask } from "#contracts/all-endpoints.ts";
import type { Poster } from "#outlets/share/draw.ts";
import { posterPicture } from "#outlets/share/picture.ts";
import { frontPoster, leaguePoster, posters, type Shared } from "#outlets/share/posters.ts";
import type { Shelf } from "#platform/pictures/disk-cache.ts";
import type { Outlet, ServeKept } from "#server/http/cached-route.ts";

interface Hands {
  readonly ask: Ask;
  readonly shelf: Shelf;
}

/** What a poster says may change with the hours: papers join a story, a match is played. */
const FRESH_SECONDS = 3600;

/** /share.png, /share/league.png, /share/article/….png …: what a shared link shows. */
export function mountSharePictures(serveKept: ServeKept, { ask, shelf }: Hands): void {
  const picture = async (poster: Poster | null): Promise<Outlet | null> =>
    poster && { type: "image/png", body: await posterPicture(shelf, poster) };
  serveKept("/share.png", FRESH_SECONDS, () => picture(frontPoster));
  serveKept("/share/league.png", FRESH_SECONDS, () => picture(leaguePoster));
  for (const shared of Object.keys(posters) as Shared[]) {
    serveKept(`/share/${shared}/:id{.+\\.png}`, FRESH_SECONDS, async ({ params }) =>
      picture(await posters[shared](ask, (params.id ?? "").replace(/\.png$/, ""))),
    );
  }
}
