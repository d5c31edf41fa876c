import { loadSharp } from "#platform/pictures/load-sharp.ts";
import { palettes } from "./drawings/palettes.ts";
import { type SceneName, sceneNames, shapesOf } from "./drawings/scenes.ts";
import type { SampleArticle } from "./edition.ts";
import type { SamplePaper } from "./papers.ts";
import { seededInteger } from "./schedule.ts";

/** How a scene is seen: its light, the side that it comes from, and how close the camera is. */
interface View {
  readonly light: Light;
  readonly fromLeft: boolean;
  readonly frame: string;
}

interface Light {
  readonly above: string;
  readonly horizon: string;
  readonly sun: string;
}

/** Morning haze, night, dusk, rain. */
const lights: readonly Light[] = [
  { above: "#7fa0c0", horizon: "#f3d3a0", sun: "#ffe9bd" },
  { above: "#0a1326", horizon: "#31486f", sun: "#cfe0ff" },
  { above: "#5b2b24", horizon: "#f0a860", sun: "#ffcf8a" },
  { above: "#5f7d86", horizon: "#dfe6d6", sun: "#ffffff" },
];

/** What the camera sees: from three distances, with the subject in the middle or to a side, higher or lower. */
const frames = [0.3, 0.8].flatMap((down) =>
  [0.5, 0.2, 0.8].flatMap((across) =>
    [0.96, 0.74, 0.85].map((size) => {
      const [width, height] = [960 * size, 540 * size];
      return [across * (960 - width), down * (540 - height), width, height].map(Math.round).join(" ");
    }),
  ),
);

/** It is soft anyway, so it is drawn smaller than it is sent: filters cost by the pixel. */
const DRAWN = { width: 640, height: 360 };
const SENT = { width: 960, height: 540 };

const ALL = "M0 0h960v540H0z";

/**
 * A flat scene as a camera would see it: the ground out of focus, a soft shadow behind the subject, light from one side,
 * dark corners, grain. It stands for a newspaper's photograph; nobody and no place is shown.
 */
function photograph(ground: string, subject: string, { light, fromLeft, frame }: View): string {
  const side = fromLeft ? 'x1="0" x2="1"' : 'x1="1" x2="0"';
  const mirror = fromLeft ? ' transform="translate(960 0) scale(-1 1)"' : "";
  const definitions =
    blur("far", 14, 'x="0" y="0" width="1" height="1"') +
    blur("near", 1.5, 'x="0" y="0" width="1" height="1"') +
    blur("glow", 60, 'x="-1" y="-1" width="3" height="3"') +
    '<filter id="shade"><feColorMatrix values="0 0 0 0 .06 0 0 0 0 .04 0 0 0 0 .03 0 0 0 .5 0"/><feGaussianBlur stdDeviation="16"/></filter>' +
    '<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency=".8" numOctaves="2"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .45 0 0 0 0 .4 0 0 0 .5 0"/></filter>' +
    gradient("sky", 'x2="0" y2="1"', [light.above, 1, 0], [light.horizon, 1, 0.68], [light.above, 1, 1]) +
    gradient("side", side, [light.sun, 0.28, 0], ["#120a05", 0, 0.5], ["#120a05", 0.5, 1]) +
    gradient("floor", 'x2="0" y2="1"', ["#140c06", 0, 0.6], ["#140c06", 0.6, 1]) +
    '<radialGradient id="corners" r=".78"><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".55"/></radialGradient>';
  const scene =
    `<g filter="url(#far)">${ground}</g>` +
    '<path fill="url(#sky)" opacity=".62" d="M-100-100h1200v740h-1200z"/>' +
    `<g filter="url(#shade)" transform="translate(-24 16)">${subject}</g>` +
    `<g filter="url(#near)">${subject}</g>`;
  const sun = `<ellipse cx="${fromLeft ? 180 : 780}" cy="110" rx="170" ry="110" fill="${light.sun}" opacity=".6" filter="url(#glow)"/>`;
  const surface = ["side", "floor", "corners"].map((id) => `<path fill="url(#${id})" d="${ALL}"/>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="${DRAWN.width}" height="${DRAWN.height}"><defs>${definitions}</defs>` +
    `<svg viewBox="${frame}" width="960" height="540"><g${mirror}>${scene}</g></svg>` +
    `${sun}${surface}<path filter="url(#grain)" opacity=".4" d="${ALL}"/></svg>`
  );
}

function blur(id: string, deviation: number, region: string): string {
  return `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

type Stop = readonly [colour: string, opacity: number, offset: number];

function gradient(id: string, direction: string, ...stops: Stop[]): string {
  const drawn = stops.map(
    ([colour, opacity, offset]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" ${direction}>${drawn.join("")}</linearGradient>`;
}

/** Every palette in every light, from either side, in every frame. */
export const VERSIONS = palettes.length * lights.length * 2 * frames.length;

/** Where an article's picture is on its newspaper's site. */
export function picturePath(paper: SamplePaper, { scene, picture }: SampleArticle): string {
  return `/${paper.id}/pictures/${scene}-${picture % VERSIONS}.jpg`;
}

/** The scene and version of "drum-3.jpg"; null for the name of no picture. */
export function readPictureName(name: string): { scene: SceneName; version: number } | null {
  const [, sceneName, digit] = /^([a-z]+)-(\d{1,3})\.jpg$/.exec(name) ?? [];
  const scene = sceneNames.find((one) => one === sceneName);
  const version = Number(digit);
  return scene === undefined || version >= VERSIONS ? null : { scene, version };
}

/** The picture of that name, drawn once and cached. */
export function createPictures(): (name: string) => Promise<Uint8Array | null> {
  const cache = new Map<string, Promise<Uint8Array>>();
  return async (name) => {
    const drawing = readPictureName(name);
    if (drawing === null) return null;
    const picture = cache.get(name) ?? render(drawScene(drawing.scene, drawing.version));
    cache.set(name, picture);
    return picture;
  };
}

/** Neighbouring versions differ in colours and light, those four apart in what the camera sees. */
export function drawScene(scene: SceneName, version: number): string {
  const hue = version % palettes.length;
  const closeness = Math.floor(version / palettes.length) % frames.length;
  const turn = Math.floor(version / (palettes.length * frames.length));
  const palette = palettes[hue];
  const light = lights[(hue + Math.floor(turn / 2)) % lights.length];
  const frame = frames[closeness];
  if (!palette || !light || !frame) return "";
  const fromLeft = (turn + closeness) % 2 === 1;
  return photograph(shapesOf("ground", palette), shapesOf(scene, palette), { light, fromLeft, frame });
}

/** A paper's icon: two scallops and a bar on its colour, rotated by its id so that no two are alike. */
export async function drawMark(paper: SamplePaper): Promise<Uint8Array> {
  const angle = (seededInteger(paper.id) % 8) * 45;
  const arcs = '<path d="M8 14a10 10 0 0 1 20 0zM36 14a10 10 0 0 1 20 0z" fill="#fbf6ea"/>';
  const bar = `<path d="M8 28h48v8H8zM${8 + (seededInteger(paper.name) % 30)} 44h18v10h-18z" fill="#fbf6ea"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="8" fill="${paper.colour}"/><g transform="rotate(${angle} 32 32)">${arcs}${bar}</g></svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function render(svg: string): Promise<Uint8Array> {
  const sharp = await loadSharp();
  // In two steps: asked for both at once, sharp draws at the size that is sent.
  const drawn = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
  return sharp(drawn).resize(SENT).jpeg({ quality: 82 }).toBuffer();
}
