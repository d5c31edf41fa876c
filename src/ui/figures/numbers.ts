import type { Direction } from "#contracts/figure.ts";
import { thousands } from "#ui/thousands.ts";

/** 104562.12789 → "104,562.13", 104562.5 → "104,562.5", 3000 → "3,000". */
export function formatNumber(value: number): string {
  return thousands(value, 2).replace(/\.00$|0$/, "");
}

/** The invisible end of a number in a column, so that its decimal point stands beneath the others': "0", ".00". */
export function decimalPad(value: number): string {
  const shown = formatNumber(value);
  return thousands(value, 2).slice(shown.length);
}

/** Always with its sign and two decimals: "+1.25", "-0.40", "+0.00". */
export function signed(value: number): string {
  const size = thousands(Math.abs(value), 2);
  return value < 0 && size !== "0.00" ? `-${size}` : `+${size}`;
}

export function formatPercent(value: number): string {
  return `${signed(value)}%`;
}

/** A change given as a string, "+1.25" or "0.7"; without a sign it takes the trend's. */
export function formatChange(change: unknown, trend: Direction): string {
  const text = String(change ?? "").trim();
  const value = numberOf(text.replace(/^\+|%$/g, ""));
  if (value === null) return "";
  const bare = !/^[+-]/.test(text);
  return signed(bare && trend === "down" ? -value : value) + (text.endsWith("%") ? "%" : "");
}

/** A number, also from a string; null for anything else. */
export function numberOf(value: unknown): number | null {
  if (typeof value === "string" && value.trim() === "") return null;
  if (typeof value !== "number" && typeof value !== "string") return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

export function knownDirection(value: unknown): Direction {
  return value === "up" || value === "down" ? value : "neutral";
}
