import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Club, Decision, Season } from "#features/league/shapes.ts";

/** The bundled data: clubs, seasons, the ledger, and sixteen seasons of results (CC0, openfootball/world). */
export function bundledClubs(): Club[] {
  return json<StoredClub[]>("clubs.json").map((club) => ({
    id: club.id,
    name: club.name,
    shortName: club.short_name,
    nickname: club.nickname,
    city: club.city,
    state: club.state,
    founded: club.founded,
    titlesYear: club.titles_year,
    stadium: club.stadium,
    stadiumCapacity: club.stadium_capacity,
    manager: club.manager,
    website: club.website,
    x: club.x,
    aliases: club.aliases,
  }));
}

export function bundledSeasons(): Season[] {
  return json<StoredSeason[]>("seasons.json").map((season) => ({
    id: season.id,
    matchdays: season.matchdays,
    clubs: season.clubs,
    grouped: season.grouped,
    official: season.official,
    awardedGoalsCount: season.awarded_goals_count,
    zones: season.zones,
  }));
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

interface StoredClub {
  id: string;
  name: string;
  short_name: string | null;
  nickname: string | null;
  city: string | null;
  state: string | null;
  founded: number | null;
  titles_year: number[];
  stadium: string | null;
  stadium_capacity: number | null;
  manager: string | null;
  website: string | null;
  x: string | null;
  aliases: string[];
}

interface StoredSeason {
  id: string;
  matchdays: number;
  clubs: string[];
  grouped: boolean;
  official: boolean;
  awarded_goals_count: boolean;
  zones: Season["zones"];
}

function json<Shape>(name: string): Shape {
  return JSON.parse(text(name)) as Shape;
}

function text(name: string): string {
  return readFileSync(new URL(`./bundled/${name}`, import.meta.url), "utf8");
}
