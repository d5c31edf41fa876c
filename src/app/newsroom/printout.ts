import { counted } from "#platform/text/counted.ts";

/** The most lines of a long list that are shown before its last. */
const MAX_LINES = 200;

/** What a command prints. Of a long list only the first lines and the last, which says what was done, are kept. */
export interface Printout {
  add(text: string): void;
  lines(): string[];
}

export function createPrintout(): Printout {
  const first: string[] = [];
  let more = 0;
  let last = "";
  return {
    add(text) {
      for (const line of text.split("\n")) {
        if (first.length < MAX_LINES) first.push(line);
        else {
          more += 1;
          last = line;
        }
      }
    },
    lines() {
      if (more === 0) return [...first];
      return [...first, ...(more === 1 ? [] : [`… and ${counted(more - 1, "more line")}`]), last];
    },
  };
}
