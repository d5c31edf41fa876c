import { foldWord, type Name, nameAt, wordPattern } from "./gazetteer.ts";

/** A word of a text, with what stands between it and the word before. */
export interface Word {
  readonly raw: string;
  readonly folded: string;
  readonly gap: string;
}

/** A place's name in an article. */
export interface Mention {
  readonly name: Name;
  /** The words of the headline, then those of the summary. */
  readonly text: readonly Word[];
  readonly headlineEnd: number;
  /** Where in `text` its first word is, and the word after it. */
  readonly from: number;
  readonly to: number;
}

/** "in", as Igbo and Yorùbá write it before a vowel: "n'Owerri". */
const IN = /^n['’](?=\p{Lu})/u;

function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(wordPattern)].map(({ 0: written, index }) => {
    const gap = text.slice(end, index);
    end = index + written.length;
    const raw = written.replace(IN, "");
    return { raw, folded: foldWord(raw), gap };
  });
}

/** The places that headline and summary name, in their order. */
export function mentionsIn({
  title,
  summary,
}: {
  readonly title: string;
  readonly summary: string;
}): Mention[] {
  const [headline, rest] = [title, summary].map(wordsOf) as [Word[], Word[]];
  const text = [
    ...headline,
    ...rest.map((word, at) => (at === 0 ? { ...word, gap: `. ${word.gap}` } : word)),
  ];
  const mentions: Mention[] = [];
  for (let from = 0; from < text.length; from += 1) {
    const name = nameAt(text, from);
    if (name === undefined) continue;
    const to = from + name.words.length;
    mentions.push({ name, text, headlineEnd: headline.length, from, to });
    from = to - 1;
  }
  return mentions;
}

/** The word this many places before the name (-1) or after it (1); "" beyond its sentence. */
export function beside(mention: Mention, place: number): string {
  return wordBeside(mention, place)?.folded ?? "";
}

export function rawBeside(mention: Mention, place: number): string {
  return wordBeside(mention, place)?.raw ?? "";
}

function wordBeside({ text, from, to }: Mention, place: number): Word | undefined {
  const at = place < 0 ? from + place : to + place - 1;
  const between = place < 0 ? text.slice(Math.max(0, at) + 1, from + 1) : text.slice(to, at + 1);
  return between.some(({ gap }) => endsSentence(gap)) ? undefined : text[at];
}

/** The words of its sentence before the name. */
export function wordsBefore({ text, from }: Mention): string[] {
  const start = text.slice(0, from + 1).findLastIndex(({ gap }) => endsSentence(gap));
  return text.slice(Math.max(0, start), from).map(({ folded }) => folded);
}

/** What stands between the name and the word beside it. */
export function gapBeside({ text, from, to }: Mention, side: "before" | "after"): string {
  return text[side === "before" ? from : to]?.gap ?? "";
}

/** Written together with the word before or after: "Kano-based". */
export function joined(mention: Mention, side: "before" | "after"): boolean {
  return /^\s?[-–—/]\s?$/.test(gapBeside(mention, side));
}

/** The name that is written together with this one: "Lagos" and "Ibadan" of "Lagos-Ibadan". */
export function neighbour(mention: Mention, side: "before" | "after"): Name | undefined {
  if (!joined(mention, side)) return undefined;
  const { text, from, to } = mention;
  if (side === "after") return nameAt(text, to);
  for (let at = Math.max(0, from - 3); at < from; at += 1) {
    const name = nameAt(text, at);
    if (name !== undefined && at + name.words.length === from) return name;
  }
  return undefined;
}

function endsSentence(gap: string): boolean {
  return /[.!?;|]["”’)]*\s/.test(gap);
}
