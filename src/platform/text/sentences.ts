const ABBREVIATION =
  /(?:^|[\s("“])(?:Mr|Mrs|Ms|Dr|Prof|Gov|Sen|Hon|Rt|Engr|Alh|Barr|Pst|Rev|Gen|Lt|Col|Maj|Capt|Sgt|Insp|Supt|St|Jr|Sr|No|vs|Inc|Ltd|Co|[A-Z])\.$/;
/** What follows a full stop that ends no sentence: "at 8 a.m. on Monday". */
const GOES_ON = /^\s+\p{Ll}/u;
const END = /[.!?…]["”’')\]]*(?=\s|$)/g;
/** A shorter beginning says too little on its own. */
const SHORTEST = 60;

/** The end of each sentence, as a length of text; "Dr.", "A." and "8 a.m. on Monday" do not end one. */
export function sentenceEnds(text: string): number[] {
  return [...text.matchAll(END)]
    .filter(({ index, 0: mark }) => mark[0] !== "." || !isWithin(text, index, index + mark.length))
    .map(({ index, 0: mark }) => index + mark.length);
}

/** True for a full stop within a sentence. */
function isWithin(text: string, at: number, end: number): boolean {
  return GOES_ON.test(text.slice(end, end + 8)) || ABBREVIATION.test(text.slice(Math.max(0, at - 6), at + 1));
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
