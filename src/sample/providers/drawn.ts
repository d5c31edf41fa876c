import { loadSharp } from "#platform/pictures/load-sharp.ts";
import { type Palette, palettes } from "#sample/drawings/palettes.ts";
import { sceneNames } from "#sample/drawings/scenes.ts";
import { drawScene, readPictureName, VERSIONS } from "#sample/pictures.ts";
import type { Provider, ProviderAnswer } from "#sample/provider.ts";
import { seededFraction } from "./invented.ts";

/** What stands on a poster, on a ground of 200 × 300: a beam, moons, a disc, bars, waves, hills, rings. */
const motifs: readonly ((colours: Palette) => string)[] = [
  ({ first, pale }) =>
    `<path fill="${first}" d="M0 0h200v64L0 226z"/><circle fill="${pale}" cx="152" cy="214" r="22"/>`,
  ({ second, pale, first }) =>
    `<circle fill="${pale}" cx="62" cy="76" r="44"/><circle fill="${second}" cx="134" cy="150" r="44"/><circle fill="${first}" cx="62" cy="224" r="44"/>`,
  ({ second, dark }) =>
    `<circle fill="${second}" cx="112" cy="130" r="82"/><path fill="${dark}" d="M0 214h200v86H0z"/>`,
  ({ first, third, dark }) =>
    `<path fill="${first}" d="M20 300V120h24v180zM62 300V60h24v240z"/><path fill="${third}" d="M104 300v-150h24v150z"/><path fill="${dark}" d="M146 300V96h24v204z"/>`,
  ({ first, second, pale }) =>
    `<path fill="${pale}" d="M0 120q50-40 100 0t100 0v60H0z"/><path fill="${first}" d="M0 170q50-40 100 0t100 0v60H0z"/><path fill="${second}" d="M0 220q50-40 100 0t100 0v80H0z"/>`,
  ({ first, second, sun }) =>
    `<circle fill="${sun}" cx="140" cy="84" r="34"/><path fill="${second}" d="M0 300V200l70-60 130 120v40z"/><path fill="${first}" d="M60 300l90-110 50 50v60z"/>`,
  ({ first, second, pale }) =>
    `<circle fill="${first}" cx="100" cy="150" r="92"/><circle fill="${pale}" cx="100" cy="150" r="62"/><circle fill="${second}" cx="100" cy="150" r="30"/>`,
];

const POSTERS = motifs.length * palettes.length;

/** A poster for an invented film: one large shape, light from above, grain. */
function drawPoster(number: number): string {
  const motif = motifs[number % motifs.length];
  const colours = palettes[Math.floor(number / motifs.length) % palettes.length];
  if (!motif || !colours) return "";
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300" width="342" height="513"><defs>' +
    '<linearGradient id="light" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#120a05" stop-opacity="0"/><stop offset="1" stop-color="#120a05" stop-opacity=".42"/></linearGradient>' +
    '<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency=".9" numOctaves="2"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .45 0 0 0 0 .4 0 0 0 .5 0"/></filter></defs>' +
    `<path fill="${colours.sky}" d="M0 0h200v300H0z"/>${motif(colours)}` +
    '<path fill="url(#light)" d="M0 0h200v300H0z"/><path filter="url(#grain)" opacity=".35" d="M0 0h200v300H0z"/></svg>'
  );
}

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
