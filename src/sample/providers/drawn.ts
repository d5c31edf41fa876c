import { loadSharp } from "#platform/pictures/load-sharp.ts";
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

/** A film's poster is the middle of a drawing, upright; neighbours in a list differ in their colours and frame. */
export function posterName(scene: string, at: number): string {
  return `/${scene}-${(at * 5) % VERSIONS}.jpg`;
}

async function draw(name: string, width: number, height: number): Promise<ProviderAnswer | null> {
  const drawing = readPictureName(name);
  if (drawing === null) return null;
  const key = `${name} ${width}`;
  const picture =
    cache.get(key) ?? crop(Buffer.from(drawScene(drawing.scene, drawing.version)), width, height);
  cache.set(key, picture);
  return { status: 200, headers: { "content-type": "image/jpeg" }, body: await picture };
}

async function crop(svg: Buffer, width: number, height: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(svg).resize(width, height, { fit: "cover" }).jpeg({ quality: 82 }).toBuffer();
}

export const tmdbImages: Provider = (url) => draw(url.pathname.replace("/w342/", ""), 342, 513);

/** Record covers, and the page that songs link to. */
export const artwork: Provider = (url) =>
  url.pathname.startsWith("/song-") ? inventedSong : draw(url.pathname.slice(1), 200, 200);

const inventedSong: ProviderAnswer = {
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" },
  body: "<!doctype html><title>An invented song</title><p>This song was invented for the sample edition.",
};
