import type { Ladder, Story } from "#features/news/contract/news.ts";
import { groupByKey } from "#ui/group-by-key.ts";
import { langOf } from "#ui/lang.ts";
import { inLagos } from "#ui/time.ts";

type Copy = Ladder["texts"][number]["copies"][number];

/** An article as the ladder shows it. */
export interface PrintedArticle {
  readonly id: string;
  readonly paper: string;
  readonly paperId: string | undefined;
  readonly paperLang: string | undefined;
  readonly favicon: string | null;
  /** "government-owned" or "public broadcaster". */
  readonly owner?: string;
  readonly at: string;
}

/** One distinct text of a story, with the articles that repeat it. */
export interface Rung extends PrintedArticle {
  readonly headline: string;
  readonly lang: string | undefined;
  readonly kind: string;
  readonly first: boolean;
  /** The outcome that this text was the first to report, if any. */
  readonly step: string | null;
  /** True if another paper had this headline, and nothing more of the two texts is known. */
  readonly sameHeadline: boolean;
  readonly copies: readonly PrintedArticle[];
}

/** A text and those that followed under the same headline without an outcome: they changed nothing. */
export interface FoldedRung extends Rung {
  readonly repeats: readonly Rung[];
}

export interface Day {
  readonly day: string;
  readonly rungs: readonly Rung[];
}

export interface Rungs {
  readonly days: readonly Day[];
  /** Reactions, previews and opinions. */
  readonly asides: readonly Day[];
}

const ASIDE: ReadonlySet<string> = new Set(["reaction", "preview", "opinion"]);

export function rungsOf(texts: Ladder["texts"], steps: Ladder["steps"], tellings: Story["tellings"]): Rungs {
  // Two papers may have one address.
  const keyOf = (url: string, paper: string): string => `${paper} ${url}`;
  const byKey = new Map(tellings.map((telling) => [keyOf(telling.url, telling.paper.name), telling]));
  const stepOf = new Map(steps.map(({ url, kind }) => [url, kind]));
  const articleOf = ({ url, paper, time }: Copy): PrintedArticle => {
    const telling = byKey.get(keyOf(url, paper));
    return {
      id: telling?.article_id ?? "",
      paper,
      paperId: telling?.paper.id,
      paperLang: langOf(telling?.paper.language),
      favicon: telling?.paper.favicon_url ?? null,
      at: time,
      ...(telling?.owner ? { owner: telling.owner } : {}),
    };
  };
  const rungs = texts.map(
    (text, index): Rung => ({
      ...articleOf(text),
      headline: text.headline,
      lang: langOf(byKey.get(keyOf(text.url, text.paper))?.language),
      kind: text.kind,
      first: index === 0,
      step: stepOf.get(text.url) ?? null,
      sameHeadline: Boolean(text.same_headline_as),
      copies: text.copies.map(articleOf),
    }),
  );
  const isAside = ({ kind, first, step }: Rung) => ASIDE.has(kind) && !first && step === null;
  return { days: byDay(rungs.filter((rung) => !isAside(rung))), asides: byDay(rungs.filter(isAside)) };
}

/** The story's latest text, whatever it is, with its address at its paper. */
export interface LatestText extends Rung {
  readonly url: string;
}

export function latestOf({ days, asides }: Rungs, tellings: Story["tellings"]): LatestText | null {
  const latest = [...days, ...asides]
    .flatMap(({ rungs }) => rungs)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .at(-1);
  const telling = tellings.find(({ article_id }) => article_id === latest?.id);
  return latest && telling ? { ...latest, url: telling.url } : null;
}

function byDay(rungs: readonly Rung[]): Day[] {
  const days = groupByKey(rungs, ({ at }) => inLagos(Date.parse(at)).long);
  return [...days].map(([day, dayRungs]) => ({ day, rungs: dayRungs }));
}

export function isSince({ at }: Rung, since: number | null): boolean {
  return since !== null && Date.parse(at) > since;
}

/** A day's texts, with repetitions folded: what came since the last visit is not hidden beneath what came before it. */
export function foldRepeats(rungs: readonly Rung[], since: number | null): FoldedRung[] {
  const folded: FoldedRung[] = [];
  for (const rung of rungs) {
    const above = folded.at(-1);
    const isRepeat = rung.sameHeadline && rung.step === null;
    if (above && isRepeat && isSince(above, since) === isSince(rung, since))
      folded[folded.length - 1] = { ...above, repeats: [...above.repeats, rung] };
    else folded.push({ ...rung, repeats: [] });
  }
  return folded;
}
