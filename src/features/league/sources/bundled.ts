import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Club, Decision, Season } from "#features/league/shapes.ts";

/** The bundled data: clubs, seasons, the ledger, and sixteen seasons of results (CC0, openfootball/world). */
export function bundledClubs(): Club[] {
  return json<(Club & Sources)[]>("clubs.json").map(({ manager_note, sources, ...club }) => club);
}

export function bundledSeasons(): Season[] {
  return json<Season[]>("seasons.json");
}

export function bundledDecisions(): Decision[] {
  return json<Decision[]>("decisions.json");
}

/** In the same format as a file that an operator imports. */
export function bundledResults(): string {
  return text("results.csv");
}

/** Changes whenever any of the files changes. */
export function bundleFingerprint(): string {
  const hash = createHash("sha256");
  for (const name of ["clubs.json", "seasons.json", "decisions.json", "results.csv"]) hash.update(text(name));
  return hash.digest("hex").slice(0, 16);
}

/** Where the facts are from, for whoever edits the file. */
interface Sources {
  readonly manager_note?: string;
  readonly sources: unknown;
}

function json<Shape>(name: string): Shape {
  return JSON.parse(text(name)) as Shape;
}

function text(name: string): string {
  return readFileSync(new URL(`./bundled/${name}`, import.meta.url), "utf8");
}
