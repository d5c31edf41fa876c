import type { Context, Hono } from "hono";
import { AskError } from "#app/http/ask.ts";
import { NO_STORE } from "#app/http/cache-headers.ts";
import { forOtherSites } from "#app/http/headers.ts";
import type { PictureAnswer, PictureRequest } from "#platform/pictures/pictures.ts";
import type { PictureKind } from "#platform/pictures/sign.ts";

const FOR_A_MONTH = "public, max-age=2592000, immutable";
const FOR_A_MOMENT = "public, max-age=300";
const DEFAULT_WIDTH: Readonly<Record<PictureKind, number>> = { pictures: 448, icons: 64 };

type Pictures = (request: PictureRequest) => Promise<PictureAnswer>;

/** Serves /pictures/… and /icons/…. For a missing picture the answer is empty, and the page shows its placeholder. */
export function mountPictures(app: Hono, pictures: Pictures): void {
  for (const kind of ["pictures", "icons"] as const) {
    app.get(`/${kind}/:signature/*`, (context) => answer(context, kind, pictures));
  }
}

async function answer(context: Context, kind: PictureKind, pictures: Pictures): Promise<Response> {
  const signature = context.req.param("signature") ?? "";
  const encoded = new URL(context.req.url).pathname.slice(`/${kind}/${signature}/`.length);
  const width = Number(context.req.query("w") ?? DEFAULT_WIDTH[kind]);
  const result = await pictures({ kind, signature, encoded, width, accept: context.req.header("accept") });
  if (result.kind === "forged") throw new AskError(404, "There is no such picture.");
  if (result.kind === "withdrawn") return context.body(null, 410, NO_STORE);
  // Not 404: the browser would log an error for each paper without an icon on every page.
  if (result.kind === "missing")
    return context.body(null, 204, { ...forOtherSites, "Cache-Control": FOR_A_MOMENT });
  return context.body(new Uint8Array(result.picture.body), 200, {
    ...forOtherSites,
    "Content-Type": result.picture.type,
    "Cache-Control": FOR_A_MONTH,
    "Cache-Tag": `picture,${result.tag}`,
    Vary: "Accept",
  });
}
