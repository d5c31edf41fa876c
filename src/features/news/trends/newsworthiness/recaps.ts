import { cleanHeadline } from "#platform/text/analysis/headline.ts";
import { readWords } from "#platform/text/analysis/words.ts";

/** A human front page: which stories its editors put on top, each in a few words. */
export interface Recap {
  readonly id: string;
  readonly title: string;
  readonly summary?: string | undefined;
  readonly paper: string;
  readonly time: Date;
}

const recap =
  /^\W*(?:morning|evening|midday|noon|night|daily|weekly|weekend|news)\s+(?:recap|round[- ]?up|wrap)\b\s*[:|–—-]?\s*/i;
const review =
  /\bnewspapers?(?:[’']s?)?\s(?:headlines?|reviews?)\b|\breview of (?:the )?(?:nigerian )?newspapers?\b|\bfront pages?\s(?:of|today|review)\b|\bwhat the papers say\b|\band other top stories\b/i;

/** True for recaps and reviews of newspapers, which report nothing themselves. */
export function isRecap(title: string): boolean {
  const headline = cleanHeadline(title);
  return recap.test(headline) || review.test(headline);
}

const frame =
  /^(?:nigerian |today[’']s )?newspapers?\s(?:headlines?|reviews?)\b[^:|–—-]*[:|–—-]\s*|^.{0,40}\breview\b[^:]*:\s*/i;
const others = /,?\s*(?:and\s)?(?:other(?:s| top (?:stories|headlines))?|dominates? top stories)\.?$/i;
/** Fewer words name no story. */
const MIN_WORDS = 2;

/** What its summary says beside the stories: "Stay informed with our recap, featuring …". */
const chatter =
  /\b(?:stay (?:informed|updated)|catch up|get (?:all|updates|the full|your)|read (?:more|top)|(?:more )?in (?:our|today[’']s)|our (?:nigerian? )?(?:news )?(?:morning |evening )?recap|morning recap|evening recap|top (?:nigerian )?(?:stories|news|headlines))\b/i;

/** "Morning recap: A, B, other top stories" as A and B, and what its summary names beside them. */
export function partsOf({ title, summary = "" }: Pick<Recap, "title" | "summary">): string[] {
  const body = cleanHeadline(title).replace(recap, "").replace(frame, "").replace(others, "");
  return [
    ...split(body),
    ...split(summary.replace(/^[^:.]{0,80}:\s/, "")).filter((part) => !chatter.test(part)),
  ];
}

/** A comma inside a part ("Jonathan, Nwoko absent") splits it too. */
function split(text: string): string[] {
  return text
    .split(/,\s*(?:and\s)?|;\s*|\s[–—|]\s|\.\s+(?:Also,?\s)?|\.$/)
    .map((part) => part.replace(others, "").trim())
    .filter((part) => readWords(part).filter(({ stop }) => !stop).length >= MIN_WORDS);
}
