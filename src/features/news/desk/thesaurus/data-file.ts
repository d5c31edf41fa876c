import { readFileSync } from "node:fs";

/** A text file of this folder, with the name used in its error messages. */
export interface DataFile {
  readonly file: string;
  readonly text: string;
}

export function dataFile(file: string): DataFile {
  return { file, text: readFileSync(new URL(`./${file}`, import.meta.url), "utf8") };
}
