import { readFileSync } from "node:fs";
import type { Palette } from "./palettes.ts";

/** The scenes that a story can be illustrated with. */
export const sceneNames = [
  "market",
  "danfo",
  "ferry",
  "farm",
  "power",
  "classroom",
  "clinic",
  "pitch",
  "cinema",
  "drum",
  "antenna",
  "screen",
  "bridge",
  "river",
  "hall",
  "coins",
  "pot",
  "cloth",
  "books",
  "road",
  "rain",
  "trees",
  "fish",
  "track",
  "court",
  "stand",
  "boots",
  "chamber",
  "ballot",
  "meeting",
  "homes",
] as const;

export type SceneName = (typeof sceneNames)[number];

/**
 * A scene's shapes, or those of the ground behind all scenes, on a canvas 960 wide and 540 high with the horizon at
 * y = 380. In their SVG files a colour is the name of one of the palette's: `{first}`.
 */
export function shapesOf(scene: SceneName | "ground", palette: Palette): string {
  const template = readFileSync(new URL(`./${scene}.svg`, import.meta.url), "utf8");
  return template.replace(/\{(\w+)\}/g, (_, colour: keyof Palette) => palette[colour]);
}
