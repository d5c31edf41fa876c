import { cleanHeadline, cleanSummary, foldLetters } from "#platform/text/analysis/headline.ts";
import type { Live } from "./live-articles.ts";
import { numberOf } from "./weighted-terms.ts";

const WORDS_TOGETHER = 3;
/** Fewer passages are no text that could be copied: a headline alone may be nearly the same by chance. */
const ENOUGH = 8;
const ALREADY_TOLD = 0.45;

type Text = Pick<Live, "profile" | "title" | "summary" | "copyHash" | "paper">;

interface Told {
  readonly passages: ReadonlySet<number>;
  readonly figures: readonly string[];
}

/** By what both desks share of an article. */
const known = new WeakMap<Text["profile"], Told>();

function toldIn(text: Text): Told {
  const told = known.get(text.profile) ?? read(text);
  known.set(text.profile, told);
  return told;
}

/** Every three words that stand together in a summary, and all numbers of the headline and the summary. */
function read({ title, summary }: Text): Told {
  const words = foldLetters(cleanSummary(summary))
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .slice(0, 60);
  const passages = new Set<number>();
  for (let at = 0; at + WORDS_TOGETHER <= words.length; at += 1)
    passages.add(numberOf(words.slice(at, at + WORDS_TOGETHER).join(" ")));
  const figures = cleanHeadline(title).match(/\d[\d,.]*\d|\d/g) ?? [];
  return { passages, figures: [...new Set(figures)] };
}

/**
 * True when another paper's article carries a text that is told already, as papers do with an agency's wire. A number
 * in its headline that the earlier article lacks, or the other way round, is news: that is no copy.
 */
export function isCopy(article: Text, earlier: Text): boolean {
  if (article.paper === earlier.paper || article.profile.kind !== earlier.profile.kind) return false;
  const [ours, theirs] = [toldIn(article), toldIn(earlier)];
  if (otherFigures(ours.figures, theirs.figures)) return false;
  if (article.copyHash !== null && article.copyHash === earlier.copyHash) return true;
  const same = [...ours.passages].filter((passage) => theirs.passages.has(passage)).length;
  return (
    Math.min(ours.passages.size, theirs.passages.size) >= ENOUGH && same / ours.passages.size >= ALREADY_TOLD
  );
}

function otherFigures(a: readonly string[], b: readonly string[]): boolean {
  return (
    a.length > 0 && b.length > 0 && (a.some((one) => !b.includes(one)) || b.some((one) => !a.includes(one)))
  );
}
