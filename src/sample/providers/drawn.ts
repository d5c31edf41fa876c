import { loadSharp } from "#platform/pictures/load-sharp.ts";
import { drawPoster, POSTERS } from "#sample/drawings/posters.ts";
import { sceneNames } from "#sample/drawings/scenes.ts";
import { drawScene, readPictureName, VERSIONS } from "#sample/pictures.ts";
import type { Provider, ProviderAnswer } from "#sample/provider.ts";
import { seededFraction } from "./invented.ts";

const cache = new Map<string, Promise<Buffer>>();

/** "/drum-3.jpg": the name of one of our drawings, which is cropped to a record cover. */
export function drawingName(text: string): string {
  const scene = sceneNames[Math.floor(seededFraction(`scene ${text}`) * sceneNames.length)] ?? "drum";
  return `/${scene}-${Math.floor(seededFraction(`light ${text}`) * VERSIONS)}.jpg`;
}

/** Neighbours in a list differ in shape and in colours. */
export function posterName(at: number): string {
  return `/poster-${(at * 9) % POSTERS}.jpg`;
}

async function draw(name: string, width: number, height: number): Promise<ProviderAnswer | null> {
  const drawing = name.startsWith("/") ? readPictureName(name.slice(1)) : null;
  if (drawing === null) return null;
  return pictureOf(name, () => drawScene(drawing.scene, drawing.version), width, height);
}

async function pictureOf(
  name: string,
  drawing: () => string,
  width: number,
  height: number,
): Promise<ProviderAnswer> {
  const picture = cache.get(name) ?? crop(Buffer.from(drawing()), width, height);
  cache.set(name, picture);
  return { status: 200, headers: { "content-type": "image/jpeg" }, body: await picture };
}

async function crop(svg: Buffer, width: number, height: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(svg).resize(width, height, { fit: "cover" }).jpeg({ quality: 82 }).toBuffer();
}

export const tmdbImages: Provider = (url) => {
  const [, number] = /^\/w342\/poster-(\d{1,3})\.jpg$/.exec(url.pathname) ?? [];
  if (number === undefined || Number(number) >= POSTERS) return null;
  return pictureOf(url.pathname, () => drawPoster(Number(number)), 342, 513);
};

/** Record covers, and the page that songs link to. */
export const artwork: Provider = (url) =>
  url.pathname.startsWith("/song-") ? inventedSong : draw(url.pathname, 200, 200);

const inventedSong: ProviderAnswer = {
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" },
  body: "<!doctype html><title>An invented song</title><p>This song was invented for the sample edition.",
};
