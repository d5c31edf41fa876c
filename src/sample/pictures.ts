import { loadSharp } from "#platform/pictures/load-sharp.ts";
import { frames, lights, photograph } from "./drawings/light.ts";
import { palettes } from "./drawings/palettes.ts";
import { type SceneName, sceneNames, shapesOf } from "./drawings/scenes.ts";
import type { SampleArticle } from "./edition.ts";
import type { SamplePaper } from "./papers.ts";
import { seededInteger } from "./schedule.ts";
import { stories } from "./stories.ts";

/** Every light, from either side, in every frame. */
export const VERSIONS = lights.length * 2 * frames.length;

/** Each story's number among those of its scene: as long as versions last, no two have the same picture. */
const versions = new Map(
  [...Map.groupBy(stories, ({ scene }) => scene).values()].flatMap((alike) =>
    alike.map(({ name }, index) => [name, index % VERSIONS] as const),
  ),
);

/** Where an article's picture is on its newspaper's site. */
export function picturePath(paper: SamplePaper, { scene, story }: SampleArticle): string {
  return `/${paper.id}/pictures/${scene}-${versions.get(story) ?? 0}.jpg`;
}

/** The scene and version of "drum-3.jpg"; null for the name of no picture. */
export function readPictureName(name: string): { scene: SceneName; version: number } | null {
  const [, sceneName, digit] = /^([a-z]+)-(\d{1,2})\.jpg$/.exec(name) ?? [];
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

export function drawScene(scene: SceneName, version: number): string {
  const at = version % lights.length;
  const palette = palettes[at];
  const light = lights[at];
  if (!palette || !light) return "";
  const fromLeft = Math.floor(version / lights.length) % 2 === 1;
  const frame = frames[Math.floor(version / (lights.length * 2))] ?? "";
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
  return sharp(Buffer.from(svg)).resize(960, 540).jpeg({ quality: 82 }).toBuffer();
}
