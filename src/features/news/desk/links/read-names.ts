import { readFileSync } from "node:fs";
import { MOSTLY_NAME, nameShare, rarityOf } from "#platform/text/analysis/rarity.ts";
import { readWords, stem } from "#platform/text/analysis/words.ts";
import { withoutMarks } from "#platform/text/analysis/words-with-marks.ts";

const english: ReadonlyMap<string, string> = readExonyms(
  readFileSync(new URL("./exonyms.txt", import.meta.url), "utf8"),
);

/** One place per line, its English name first. */
function readExonyms(text: string): Map<string, string> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.flatMap((line) => {
      const [name = "", ...others] = line.split(", ");
      return others.map((other): [string, string] => [other, name]);
    }),
  );
}

/** The names in a text, spelt so that languages can be compared: their stems, each with its rarity. */
export function namesOf(text: string): Map<string, number> {
  const names = new Map<string, number>();
  // "n'Enugu" is "in Enugu", in Igbo and in Yorùbá.
  for (const word of readWords(text.replace(/(?<!\p{L})[nN]['’](?=\p{Lu})/gu, ""))) {
    if (!word.capital || word.stop) continue;
    const bare = withoutMarks(word.shown.toLowerCase()).replace(/['’]s$|['’]/g, "");
    const name = stem(english.get(bare) ?? bare);
    if ((nameShare(name) ?? 1) >= MOSTLY_NAME) names.set(name, rarityOf(name));
  }
  return names;
}
