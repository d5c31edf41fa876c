import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The rows of one of our label files, without their heading. */
export function labelRows(name: string): string[][] {
  const text = readFileSync(new URL(`./labels/${name}.tsv`, import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
}

/** An article's key in the label files: the SHA-1 of its address. */
export function labelKey(address: string): string {
  return createHash("sha1").update(address).digest("hex");
}
