import { readWords } from "#platform/text/analysis/words.ts";
import type { DataFile } from "./data-file.ts";

/** Words and phrases that papers use for one thing, each as a list of stems. The first one names the sense. */
export interface Sense {
  readonly name: string;
  readonly members: readonly (readonly string[])[];
}

/**
 * The senses of data files, one per line. Throws, naming file and line, for an invalid line or a word in two senses.
 */
export function readSenses(...files: readonly DataFile[]): Sense[] {
  const placeOf = new Map<string, string>();
  return files.flatMap(({ file, text }) =>
    linesOf(text).map(({ line, number }) => {
      const place = `${file}:${number}`;
      const members = line.split(",").map((member) => stemsOf(member, place));
      for (const key of new Set(members.map((member) => member.join(" ")))) {
        const other = placeOf.get(key);
        if (other !== undefined) throw new Error(`${place}: "${key}" stands in ${other} too.`);
        placeOf.set(key, place);
      }
      if (members.length < 2) throw new Error(`${place}: a sense needs two words at least.`);
      return { name: members[0]?.join(" ") ?? "", members };
    }),
  );
}

/** Pairs of opposite senses, by name. */
export function readOpposites({ file, text }: DataFile, senses: readonly Sense[]): [string, string][] {
  const names = new Set(senses.map(({ name }) => name));
  return linesOf(text).map(({ line, number }) => {
    const place = `${file}:${number}`;
    const [one = "", other = "", ...more] = line.split(",").map((word) => stemsOf(word, place).join(" "));
    if (other === "" || more.length > 0 || one === other) throw new Error(`${place}: a pair is two senses.`);
    for (const name of [one, other])
      if (!names.has(name)) throw new Error(`${place}: "${name}" names no sense.`);
    return [one, other];
  });
}

function linesOf(text: string): { line: string; number: number }[] {
  return text
    .split("\n")
    .map((line, at) => ({ line: line.trim(), number: at + 1 }))
    .filter(({ line }) => line !== "" && !line.startsWith("#"));
}

/** As in a headline: without small words and without repeated stems ("federal government"). */
function stemsOf(member: string, place: string): string[] {
  const stems = new Set(
    readWords(member)
      .filter(({ stop }) => !stop)
      .map(({ term }) => term),
  );
  if (stems.size === 0) throw new Error(`${place}: "${member.trim()}" holds no word that is read.`);
  return [...stems];
}
