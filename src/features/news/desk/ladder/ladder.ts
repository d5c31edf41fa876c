import { attributionsOf } from "#features/news/desk/attributions/attributions.ts";
import { foldCopies } from "#features/news/desk/copies/copies.ts";
import { figuresOfStory } from "#features/news/desk/figures/figures.ts";
import type { FigureKind } from "#features/news/desk/figures/find-figures.ts";
import { type Kind, kindOf } from "#features/news/desk/kind/kind.ts";
import { stepsOf } from "#features/news/desk/steps/steps.ts";
import type { StoryText } from "#features/news/shapes.ts";

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
  })[];
  readonly steps: { readonly url: string; readonly kind: string; readonly text: string }[];
  readonly figures: {
    readonly what: FigureKind;
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

/** Builds the ladder of one story from its articles, given in any order. */
export function buildLadder(articles: readonly StoryText[]): Ladder {
  const inOrder = articles.toSorted((a, b) => a.time.getTime() - b.time.getTime());
  const copied = foldCopies(inOrder);
  const copiesOf = Map.groupBy(copied.keys(), (copy) => copied.get(copy));
  return {
    texts: inOrder
      .filter((text) => !copied.has(text))
      .map((text) => ({
        ...printed(text),
        headline: text.title,
        kind: kindOf(text),
        copies: (copiesOf.get(text) ?? []).map(printed),
      })),
    steps: stepsOf(inOrder, new Set(copied.keys())).map(({ text, kind }) => ({
      url: text.url,
      kind,
      text: text.title,
    })),
    figures: figuresOfStory(inOrder).map(({ what, group, rows }) => ({
      what,
      group,
      rows: rows.map(({ value, hedge, papers }) => ({ value, hedge, papers: papers.map(printed) })),
    })),
    attributions: attributionsOf(inOrder).map(({ text, who }) => ({ url: text.url, who })),
  };
}

function printed({ url, paper, time }: Pick<StoryText, "url" | "paper" | "time">): Publication {
  return { url, paper, time: time.toISOString() };
}
