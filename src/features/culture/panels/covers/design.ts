/** Ground and ink of a typeset cover; the styles hold the colours (`.pair--0` …). */
const PAIRS = 12;

/** What stands on the upper half, by genre, on a ground of 200 × 300. */
const motifs: Readonly<Record<string, string>> = {
  Drama: "M0 0h200v40L0 170z",
  Comedy:
    "M10 52a34 34 0 1 0 68 0 34 34 0 1 0-68 0M94 92a34 34 0 1 0 68 0 34 34 0 1 0-68 0M156 24a34 34 0 1 0 68 0 34 34 0 1 0-68 0",
  Romance: "M66 86a66 66 0 1 0 132 0 66 66 0 1 0-132 0",
  Thriller: "M0 0h110L60 165H0z",
  Fantasy:
    "M0 150a100 100 0 0 1 200 0h-10a90 90 0 0 0-180 0zM30 150a70 70 0 0 1 140 0h-10a60 60 0 0 0-120 0zM60 150a40 40 0 0 1 80 0h-10a30 30 0 0 0-60 0z",
  Horror: "M14 0h22v120H14zM52 0h22v158H52zM90 0h22v90H90zM128 0h22v166h-22zM166 0h22v130h-22z",
  Crime: "M0 20q60 20 110 0-40 34-110 28zM200 64q-70 20-120-6 50 44 120 38zM0 116q70 24 120-4-50 50-120 38z",
  Family:
    "M0 40a33 33 0 0 0 66 0 33 33 0 0 0 67 0 33 33 0 0 0 67 0v12a33 33 0 0 1-67 0 33 33 0 0 1-67 0 33 33 0 0 1-66 0zM0 100a33 33 0 0 0 66 0 33 33 0 0 0 67 0 33 33 0 0 0 67 0v12a33 33 0 0 1-67 0 33 33 0 0 1-67 0 33 33 0 0 1-66 0z",
  Animation: "m20 30 50 20-33 43zM120 14l56 14-44 42zM80 104l46 8-30 42zM160 100l40-14-8 48z",
  Mystery: "M10 86q90-90 180 0-90 90-180 0zM74 86a26 26 0 1 0 52 0 26 26 0 1 0-52 0",
  Adventure: "M0 90q60-60 110-20t90-30v110q-50-20-100 4T0 140z",
};

/** Without a known genre, or on a record: arches, pillars, a disc, waves. */
const shapes = [
  motifs.Fantasy,
  "M0 0h40v160H0zM80 0h40v110H80zM160 0h40v140h-40z",
  motifs.Romance,
  motifs.Family,
] as const;

/** A whole number from a text, always the same for the same text. */
function numberOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}

export function pairOf(text: string): string {
  return `pair--${numberOf(text) % PAIRS}`;
}

export function motifOf(text: string, genre?: string): string {
  return motifs[genre ?? ""] ?? shapes[numberOf(text) % shapes.length] ?? "";
}

/** The width of an average serif letter at a type size of 1. */
const LETTER = 0.56;
const ROOM = 176;
const MAX_SIZE = 44;
const MAX_LINES = 3;
/** A long title takes more lines rather than a smaller size. */
const MIN_SIZE = 20;
const MOST_LINES = 6;

/** Breaks a title so that its letters can be largest, and says how large. */
export function setTitle(title: string): { lines: string[]; size: number } {
  const words = title.split(/\s+/);
  const settings = Array.from({ length: MOST_LINES }, (_, at) => {
    const lines = breakInto(words, at + 1);
    const longest = Math.max(1, ...lines.map((line) => [...line].length));
    return { lines, size: Math.min(MAX_SIZE, Math.floor(ROOM / (longest * LETTER))) };
  });
  // A larger type wins; of the same size, fewer lines.
  return settings.reduce((best, one, at) =>
    one.size > best.size && (at < MAX_LINES || best.size < MIN_SIZE) ? one : best,
  );
}

/** Breaks after the word that brings a line to its share of the letters. */
function breakInto(words: readonly string[], count: number): string[] {
  const share = words.join(" ").length / count;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && (lines.length === count || `${last} ${word}`.length <= share + 2))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
