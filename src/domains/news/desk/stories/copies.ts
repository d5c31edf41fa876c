import { cleanSummary, foldLetters } from "#platform/text/analysis/headline.ts";
import type { Live } from "./live-articles.ts";
import { numberOf } from "./weighted-terms.ts";

const WORDS_TOGETHER = 4;
/** Fewer passages are no text that could be copied. */
const ENOUGH = 8;
const SAME = 0.6;

/** By what both desks share of an article. */
const known = new WeakMap<Text["profile"], ReadonlySet<number>>();

/** Every four words that stand together in a summary. */
function passagesOf(text: Text): ReadonlySet<number> {
  const passages = known.get(text.profile) ?? findPassages(text.summary);
  known.set(text.profile, passages);
  return passages;
}

function findPassages(summary: string): Set<number> {
  const words = foldLetters(cleanSummary(summary))
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .slice(0, 60);
  const passages = new Set<number>();
  for (let at = 0; at + WORDS_TOGETHER <= words.length; at += 1)
    passages.add(numberOf(words.slice(at, at + WORDS_TOGETHER).join(" ")));
  return passages;
}

type Text = Pick<Live, "profile" | "summary" | "copyHash" | "paper">;

/** True when another paper's article carries the same text, as papers do with an agency's wire. */
export function isCopy(article: Text, earlier: Text): boolean {
  if (article.paper === earlier.paper) return false;
  if (article.copyHash !== null && article.copyHash === earlier.copyHash) return true;
  const [ours, theirs] = [passagesOf(article), passagesOf(earlier)];
  const fewer = Math.min(ours.size, theirs.size);
  const same = [...ours].filter((passage) => theirs.has(passage)).length;
  return fewer >= ENOUGH && same / fewer >= SAME;
}
