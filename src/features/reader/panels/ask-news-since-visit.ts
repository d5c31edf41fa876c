import { ask } from "#ask/ask.ts";
import * as api from "#contracts/all/api.ts";
import type { StorySeen } from "#contracts/device.ts";
import { DAY_MS, WORDS_A_MINUTE } from "#contracts/durations.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { NewsEndpoints } from "#features/news/contract/news.ts";
import type { IsMuted } from "#features/news/panels/use-is-muted.ts";
import { articlesOf, type CardArticle, POPULAR_LENGTH } from "#features/news/panels/visible.ts";
import { langOf } from "#ui/lang.ts";

/** A text that joined a story after the reader opened it. */
interface NewText {
  readonly id: string;
  readonly headline: string;
  readonly lang: string | undefined;
  readonly paper: string;
  readonly at: string;
  /** The outcome that this text was the first to report, if any. */
  readonly step: string | null;
}

/** A story that the reader has opened, with the texts that came afterwards. */
export interface OpenedStory {
  readonly id: string;
  readonly headline: string;
  readonly lang: string | undefined;
  readonly seenAt: string;
  readonly texts: readonly NewText[];
}

export interface NewsSinceVisit {
  readonly opened: readonly OpenedStory[];
  /** Popular stories that the reader has not opened, in the order of the popular list. */
  readonly others: readonly CardArticle[];
  readonly minutes: number;
  /** How many stories did not fit into the reading time. */
  readonly leftOut: number;
  /** Nothing was left out, nor may have been missed. */
  readonly isAll: boolean;
  /** True if some requests failed. */
  readonly isPartial: boolean;
}

type StoryAnswer = AnswerOf<NewsEndpoints, typeof api.news.story>;

/** Limited, because each story that is asked for costs the reader some kilobytes. */
const MAX_STORIES = 10;
/** Stories older than this are left out. */
const MAX_AGE_MS = 3 * DAY_MS;
const MAX_MINUTES = 5;

/** What has come since the reader last looked and is not muted, limited to five minutes' reading. */
export async function askNewsSinceVisit(
  seen: readonly StorySeen[],
  allSeenAt: number | null,
  now: number,
  isMuted: IsMuted = () => false,
): Promise<NewsSinceVisit> {
  const young = seen.filter(({ seenAt }) => now - Date.parse(seenAt) < MAX_AGE_MS);
  const recent = young.slice(0, MAX_STORIES);
  const [stories, popular] = await Promise.all([
    Promise.allSettled(recent.map(({ id }) => ask(api.news.story, { id }))),
    ask(api.news.popular, { limit: POPULAR_LENGTH }).then(
      ({ articles }) => articlesOf(articles),
      () => null,
    ),
  ]);
  if (popular === null && !stories.some(({ status }) => status === "fulfilled"))
    throw new Error("Neither the stories nor the popular list could be fetched.");
  const opened = stories.flatMap((answer, at) => {
    const row = recent[at];
    return row && answer.status === "fulfilled" ? newIn(answer.value, row, isMuted) : [];
  });
  const since = allSeenAt ?? now - DAY_MS;
  const seenIds = new Set(seen.map(({ id }) => id));
  const others = (popular ?? []).filter(
    (article) =>
      !seenIds.has(article.story_id ?? "") && Date.parse(article.published_at) > since && !isMuted(article),
  );
  const fitting = withinMinutes(opened, others);
  const isPartial = popular === null || stories.some(({ status }) => status === "rejected");
  const isAll = fitting.leftOut === 0 && !isPartial && young.length === recent.length;
  return { ...fitting, isPartial, isAll };
}

/** The story with the distinct texts that came after the visit; empty if there are none. */
function newIn({ story, texts, steps }: StoryAnswer, { seenAt }: StorySeen, isMuted: IsMuted): OpenedStory[] {
  if (isMuted({ headline: story.headline, newspaper_name: null })) return [];
  const stepOf = new Map(steps.map(({ url, kind }) => [url, kind]));
  // Of two papers with one address, the first: the other's text is a copy.
  const tellingOf = new Map([...story.tellings].reverse().map((telling) => [telling.url, telling]));
  const fresh = texts
    .filter(
      ({ headline, paper, time }) =>
        Date.parse(time) > Date.parse(seenAt) && !isMuted({ headline, newspaper_name: paper }),
    )
    .map(({ url, headline, paper, time }) => ({
      id: tellingOf.get(url)?.article_id ?? "",
      headline,
      lang: langOf(tellingOf.get(url)?.language),
      paper,
      at: time,
      step: stepOf.get(url) ?? null,
    }));
  if (fresh.length === 0) return [];
  return [{ id: story._id, headline: story.headline, lang: langOf(story.language), seenAt, texts: fresh }];
}

/**
 * Takes opened stories first, then others; one that no longer fits into the reading time is left out, unless it is the
 * first.
 */
export function withinMinutes(
  opened: readonly OpenedStory[],
  others: readonly CardArticle[],
): Pick<NewsSinceVisit, "opened" | "others" | "minutes" | "leftOut"> {
  let wordCount = 0;
  const fits = (text: string): boolean => {
    const longer = wordCount + text.split(/\s+/).length;
    if (wordCount > 0 && longer > MAX_MINUTES * WORDS_A_MINUTE) return false;
    wordCount = longer;
    return true;
  };
  const fittingOpened = opened.filter(({ headline, texts }) =>
    fits([headline, ...texts.map((text) => text.headline)].join(" ")),
  );
  const fittingOthers = others.filter(({ headline, summary }) => fits(`${headline} ${summary}`));
  return {
    opened: fittingOpened,
    others: fittingOthers,
    minutes: Math.ceil(wordCount / WORDS_A_MINUTE),
    leftOut: opened.length + others.length - fittingOpened.length - fittingOthers.length,
  };
}
