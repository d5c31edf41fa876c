import { attributionsOf } from "#features/news/desk/attributions.ts";
import { foldCopies, isReceived } from "#features/news/desk/copies.ts";
import { figuresOfStory, type ShownKind } from "#features/news/desk/figures/figures.ts";
import { type Kind, kindOf } from "#features/news/desk/kind.ts";
import { stepsOf } from "#features/news/desk/steps/steps.ts";
import type { StoryText } from "#features/news/shapes.ts";
import { cleanHeadline, foldLetters } from "#platform/text/analysis/headline.ts";

interface Publication {
  readonly url: string;
  readonly paper: string;
  readonly time: string;
}

/** How the papers reported a story: its copies, later steps, figures and sources. Times are ISO. */
export interface Ladder {
  /** Each distinct text, with the articles that repeat it. */
  readonly texts: (Publication & {
    readonly headline: string;
    readonly kind: Kind;
    readonly copies: Publication[];
    /** Null unless nothing but the headline is known to be the same. */
    readonly same_headline_as: Publication | null;
  })[];
  readonly steps: { readonly url: string; readonly kind: string; readonly text: string }[];
  readonly figures: {
    readonly what: ShownKind;
    readonly group: string | null;
    readonly rows: {
      readonly value: number;
      readonly hedge: string | null;
      readonly papers: Publication[];
    }[];
  }[];
  /** Null for a source that the paper does not name. */
  readonly attributions: { readonly url: string; readonly who: string | null }[];
}

/** A story's texts in time order, which of them repeat another, and which are steps. */
interface Marked<Text> {
  readonly texts: readonly { readonly text: Text; readonly copies: readonly Text[] }[];
  readonly steps: readonly { readonly text: Text; readonly kind: string }[];
}

/** Compares the texts of one story, given in time order. */
export function markTexts<Text extends StoryText>(inOrder: readonly Text[]): Marked<Text> {
  const copied = foldCopies(inOrder);
  const copiesOf = Map.groupBy(copied.keys(), (copy) => copied.get(copy));
  return {
    texts: inOrder
      .filter((text) => !copied.has(text))
      .map((text) => ({ text, copies: copiesOf.get(text) ?? [] })),
    steps: stepsOf(inOrder, new Set(copied.keys())),
  };
}

export function buildLadder({ texts, steps }: Marked<StoryText>): Ladder {
  const all = texts.flatMap(({ text, copies }) => [text, ...copies]).sort((a, b) => +a.time - +b.time);
  return {
    texts: texts.map(({ text, copies }, at) => ({
      ...printed(text),
      headline: text.title,
      kind: kindOf(text),
      copies: copies.map(printed),
      same_headline_as: sameHeadline(text, texts.slice(0, at)),
    })),
    steps: steps.map(({ text, kind }) => ({ url: text.url, kind, text: text.title })),
    figures: figuresOfStory(all).map(({ what, group, rows }) => ({
      what,
      group,
      rows: rows.map(({ value, hedge, papers }) => ({ value, hedge, papers: papers.map(printed) })),
    })),
    attributions: attributionsOf(all).map(({ text, who }) => ({ url: text.url, who })),
  };
}

/** The earlier text with this headline, of another paper, where too little was received to say more of the two. */
function sameHeadline(text: StoryText, earlier: Marked<StoryText>["texts"]): Publication | null {
  const same = earlier.find(
    ({ text: other }) =>
      other.paper !== text.paper &&
      foldLetters(cleanHeadline(other.title)) === foldLetters(cleanHeadline(text.title)) &&
      !(isReceived(text) && isReceived(other)),
  );
  return same === undefined ? null : printed(same.text);
}

function printed({ url, paper, time }: Pick<StoryText, "url" | "paper" | "time">): Publication {
  return { url, paper, time: time.toISOString() };
}
