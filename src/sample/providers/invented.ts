import { readFileSync } from "node:fs";
import { DAY_MS, daysBefore, utcDate } from "#platform/time.ts";
import type { ProviderAnswer } from "#sample/provider.ts";

const EPOCH = Date.parse("2021-01-01T00:00:00Z");

/** Parameters of invented figures, which are the same however often and in whatever order they are requested. */
export interface SeriesParameters {
  readonly name: string;
  /** The value at the beginning of 2021. */
  readonly start: number;
  /** Growth per year: 0.16 is 16 %. */
  readonly growth: number;
  /** Sizes of slow waves and of the daily noise, as fractions of the value. */
  readonly waves: number;
  readonly noise: number;
}

export function valueAt(curve: SeriesParameters, day: string): number {
  const t = (Date.parse(`${day}T00:00:00Z`) - EPOCH) / DAY_MS;
  const phase = seededFraction(curve.name) * 6;
  const slowWave = Math.sin(t / 61 + phase) * 0.6 + Math.sin(t / 23 + phase * 2) * 0.4;
  const daily = seededFraction(`${curve.name} ${day}`) * 2 - 1;
  return curve.start * (1 + curve.growth) ** (t / 365) * (1 + curve.waves * slowWave + curve.noise * daily);
}

/** A number 0 ≤ n < 1, always the same for the same words. */
export function seededFraction(seed: string): number {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** The working days (Monday to Friday) of the last `count` days up to `now`, oldest first. */
export function workingDays(now: Date, count: number): string[] {
  const days: string[] = [];
  for (let daysAgo = count; daysAgo >= 0; daysAgo -= 1) {
    const at = daysBefore(now, daysAgo);
    if (at.getUTCDay() % 6 !== 0) days.push(utcDate(at));
  }
  return days;
}

/** The rows of a table beside this file, below its head. */
export function rowsOf(table: string): string[][] {
  const lines = readFileSync(new URL(`./${table}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return lines.slice(1).map((line) => line.split("\t"));
}

export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

export function json(body: unknown): ProviderAnswer {
  return {
    status: 200,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(body),
  };
}
