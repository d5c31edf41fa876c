import { directionMarks } from "#platform/text/direction-marks.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: matched in order to be removed; PostgreSQL refuses NUL
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** Cleans text from outside of characters that act on a terminal, a database or the displayed order. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(controls, "").replace(directionMarks, "").replace(/\r\n?/g, "\n").trim();
}

export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, " ");
}
