import { readFileSync } from "node:fs";
import { readWords } from "#platform/text/analysis/words.ts";

/** Words and phrases that papers use for one thing, each as a list of stems. The first one names the sense. */
export interface Sense {
  readonly name: string;
  readonly members: readonly (readonly string[])[];
  /** The members as the file writes them. */
  readonly written: readonly string[];
}

/**
 * The senses of data files, one per line. Throws, naming file and line, for an invalid line or a word in two senses.
 */
export function readSenses(...files: readonly DataFile[]): Sense[] {
  const placeOf = new Map<string, string>();
  return files.flatMap(({ file, text }) =>
    linesOf(text).map(({ line, number }) => {
      const location = `${file}:${number}`;
      const written = line.split(",").map((member) => member.trim());
      const members = written.map((member) => stemsOf(member, location));
      for (const key of new Set(members.map((member) => member.join(" ")))) {
        const otherLocation = placeOf.get(key);
        if (otherLocation !== undefined)
          throw new Error(`${location}: "${key}" is already in a sense at ${otherLocation}.`);
        placeOf.set(key, location);
      }
      if (members.length < 2)
        throw new Error(`${location}: a sense needs at least two words, but this line has only "${line}".`);
      return { name: members[0]?.join(" ") ?? "", members, written };
    }),
  );
}

/** Pairs of opposite senses, by name. */
export function readOpposites({ file, text }: DataFile, senses: readonly Sense[]): [string, string][] {
  const names = new Set(senses.map(({ name }) => name));
  return linesOf(text).map(({ line, number }) => {
    const location = `${file}:${number}`;
    const [one = "", other = "", ...more] = line.split(",").map((word) => stemsOf(word, location).join(" "));
    if (other === "" || more.length > 0 || one === other)
      throw new Error(`${location}: "${line}" must name exactly two different senses.`);
    for (const name of [one, other])
      if (!names.has(name))
        throw new Error(
          `${location}: no sense is called "${name}"; the first entry of its line names a sense.`,
        );
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
function stemsOf(member: string, location: string): string[] {
  const stems = new Set(
    readWords(member)
      .filter(({ stop }) => !stop)
      .map(({ term }) => term),
  );
  if (stems.size === 0)
    throw new Error(`${location}: "${member.trim()}" consists only of words that the desk ignores.`);
  return [...stems];
}

/** A text file of this folder, with the name used in its error messages. */
interface DataFile {
  readonly file: string;
  readonly text: string;
}

export function dataFile(file: string): DataFile {
  return { file, text: readFileSync(new URL(`./${file}`, import.meta.url), "utf8") };
}
