import { readFileSync } from "node:fs";

/** The lists of a text file: `[name]` begins one, a line that begins with # is a comment. */
export interface WordLists {
  /** The words of a list, which are separated by spaces and line breaks. */
  words(name: string): ReadonlySet<string>;
  lines(name: string): readonly string[];
}

export function readWordLists(file: URL): WordLists {
  const lists = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const name = /^\[(.+)\]$/.exec(line)?.[1];
    if (name !== undefined) {
      current = [];
      lists.set(name, current);
    } else if (line !== "" && !line.startsWith("#")) current.push(line);
  }
  const linesOf = (name: string): readonly string[] => {
    const found = lists.get(name);
    if (found === undefined) throw new Error(`${file.pathname} has no list [${name}]`);
    return found;
  };
  return {
    words: (name) => new Set(linesOf(name).flatMap((line) => line.split(" "))),
    lines: linesOf,
  };
}
