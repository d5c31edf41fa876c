import { HOUR_MS, WEEK_MS } from "#platform/time.ts";
import { paperOf, papers, type SamplePaper } from "./papers.ts";
import { type CataloguedStory, stories } from "./stories.ts";

/** One article for every minute of the week. */
const ARTICLES_A_WEEK = 7 * 24 * 60;

/** One text of a story: a paper's report, or a follow-up. */
export interface StoryText {
  readonly story: CataloguedStory;
  readonly kind: "report" | "follow-up";
  readonly headline: string;
  readonly summary: string;
  readonly author: string;
  /** Hours since the story began. */
  readonly after: number;
}

/** A text as printed by a paper: its own, or one that it repeats. */
export interface PrintedText {
  readonly text: StoryText;
  readonly paper: SamplePaper;
  readonly isOriginal: boolean;
}

/** A pseudo-random whole number, always the same for the same words. */
export function seededInteger(seed: string): number {
  let value = 2_166_136_261;
  for (const letter of seed) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  // Without this mixing, words that differ only in their last letter would give neighbouring numbers.
  value = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2_ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A number 0 ≤ n < 1. */
function fraction(seed: string): number {
  return (seededInteger(seed) % 1000) / 1000;
}

function covers(paper: SamplePaper, story: CataloguedStory): boolean {
  return paper.beats === "all" || paper.beats.includes(story.category);
}

function textsOf(story: CataloguedStory): StoryText[] {
  const reports = story.reports.map(([author, headline, summary], index): StoryText => {
    return { story, kind: "report", headline, summary, author, after: index * (0.5 + fraction(headline)) };
  });
  const firstPrinters = shuffled(carriers(story), story.name);
  const followUps = story.later.map(([headline, summary], index): StoryText => {
    const author = firstPrinters[index % firstPrinters.length]?.id ?? "iroko";
    return {
      story,
      kind: "follow-up",
      headline,
      summary,
      author,
      after: 6 + index * 9 + 4 * fraction(headline),
    };
  });
  return [...reports, ...followUps];
}

function carriers(story: CataloguedStory): SamplePaper[] {
  return papers.filter((paper) => covers(paper, story));
}

function shuffled(list: readonly SamplePaper[], seed: string): SamplePaper[] {
  return list.toSorted((one, other) => seededInteger(seed + one.id) - seededInteger(seed + other.id));
}

/**
 * The papers that may repeat a text, in the order in which they do. The first report is repeated by papers without a
 * report of their own, a follow-up by all but its author; later reports are not repeated.
 */
function copiers({ story, kind, headline, author }: StoryText): SamplePaper[] {
  const [firstReport] = story.reports;
  if (kind === "report" && headline !== firstReport?.[1]) return [];
  const authors: readonly string[] = kind === "report" ? story.reports.map(([paper]) => paper) : [author];
  return shuffled(
    carriers(story).filter((paper) => !authors.includes(paper.id)),
    headline,
  );
}

/** The smallest number of copies of each text that fills the week. */
function copiesToFill(texts: readonly StoryText[]): number {
  const room = texts.map((text) => copiers(text).length);
  const largest = Math.max(...room);
  for (let copies = 0; copies < largest; copies++) {
    const filled = room.reduce((sum, copierCount) => sum + 1 + Math.min(copierCount, copies), 0);
    if (filled >= ARTICLES_A_WEEK) return copies;
  }
  return largest;
}

function printingsOf(text: StoryText, copies: number): (PrintedText & { at: number })[] {
  const firstAt = text.after * HOUR_MS;
  const authorPaper = paperOf(text.author) as SamplePaper;
  return [
    { text, paper: authorPaper, isOriginal: true, at: firstAt },
    ...copiers(text)
      .slice(0, copies)
      .map((paper, index) => {
        const delay = (0.2 + index * 0.9 + fraction(paper.id + text.headline)) * HOUR_MS;
        return { text, paper, isOriginal: false, at: firstAt + delay };
      }),
  ];
}

/** The week's articles in order; those that fall after the week's end are put at its beginning. */
export function planWeek(): PrintedText[] {
  const texts = stories.map(textsOf);
  const copies = copiesToFill(texts.flat());
  return texts
    .flatMap((storyTexts, index) => {
      const startAt = (index / stories.length) * WEEK_MS;
      return storyTexts.flatMap((text) =>
        printingsOf(text, copies).map((printing) => ({ ...printing, at: (startAt + printing.at) % WEEK_MS })),
      );
    })
    .sort((one, other) => one.at - other.at)
    .map(({ text, paper, isOriginal }) => ({ text, paper, isOriginal }));
}
