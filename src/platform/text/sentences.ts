const ABBREVIATION =
  /(?:^|[\s("“])(?:Mr|Mrs|Ms|Dr|Prof|Gov|Sen|Hon|Rt|Engr|Alh|Barr|Pst|Rev|Gen|Lt|Col|Maj|Capt|Sgt|Insp|Supt|St|Jr|Sr|No|vs|Inc|Ltd|Co|[A-Z])\.$/;
const END = /[.!?…]["”’')\]]*(?=\s|$)/g;
/** A shorter beginning says too little on its own. */
const SHORTEST = 60;

/** The end of each sentence, as a length of text; "Dr." and "A." do not end one. */
export function sentenceEnds(text: string): number[] {
  return [...text.matchAll(END)]
    .filter(
      ({ index, 0: mark }) =>
        mark[0] !== "." || !ABBREVIATION.test(text.slice(Math.max(0, index - 6), index + 1)),
    )
    .map(({ index, 0: mark }) => index + mark.length);
}

/** At most `maxLength` characters, ending with a sentence if possible, otherwise after a whole word with "…". */
export function cutAtSentence(text: string, maxLength: number): string {
  const ends = sentenceEnds(text);
  if (text.length <= maxLength && ends.at(-1) === text.length) return text;
  const end = ends.findLast((length) => length <= maxLength && length >= SHORTEST);
  if (end !== undefined) return text.slice(0, end);
  return text.length < maxLength ? text : `${cutAtWord(text, maxLength - 1)}…`;
}

function cutAtWord(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  const space = cut.lastIndexOf(" ");
  const trimmed = space > maxLength / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, "");
  return trimmed.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, "");
}
