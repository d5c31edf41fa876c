import { deskPlaces } from "#contracts/sections.ts";
import type { EditionStory, FrontStory } from "#features/news/shapes.ts";
import { HOUR_MS, MINUTE_MS } from "#platform/time.ts";

/** An article of the edition, and its story. */
export interface CurrentArticle {
  readonly id: string;
  readonly story: string;
}

/** What the open edition has shown so far, the lead first. */
export interface OpenEdition {
  readonly opensAt: Date;
  readonly begunAt: Date;
  readonly stories: readonly EditionStory[];
}

/** A story that may stand in an edition. */
export interface Candidate extends FrontStory {
  /** When it broke, if it is breaking. */
  readonly burstAt: Date | null;
}

/** The lead and six more. */
export const EDITION_LENGTH = deskPlaces.edition;
const CAPS = { general: 5, other: 3 };
/** How long a burst of coverage makes its story the lead. */
const BURST_MS = HOUR_MS;
/**
 * An edition begun later than this was chosen from the first articles of a first start: for its first half hour it is
 * chosen anew while more come in.
 */
const LATE_MS = 10 * MINUTE_MS;
const SETTLES_MS = 30 * MINUTE_MS;

/** A new edition of the candidates, the worthiest first; null while there are fewer than it needs. */
export function chooseEdition(candidates: readonly Candidate[], now: Date): EditionStory[] | null {
  const chosen = choose(candidates, []);
  return chosen.length < EDITION_LENGTH ? null : withBurst(chosen, candidates, now);
}

/**
 * The open edition as of now. It changes for four reasons only: a story that five papers tell within an hour
 * takes the lead at once, a story that was taken down leaves, its place is filled, and a half-time score or a toll that
 * a newer telling has overtaken gives way to that telling.
 */
export function updateEdition(
  open: OpenEdition,
  candidates: readonly Candidate[],
  articles: readonly CurrentArticle[],
  now: Date,
): EditionStory[] {
  const standing = isSettled(open, now)
    ? stillThere(open.stories, articles).map((one) => withNewFace(one, candidates))
    : [];
  return withBurst(choose(candidates, standing), candidates, now);
}

function isSettled({ opensAt, begunAt }: OpenEdition, now: Date): boolean {
  return +begunAt - +opensAt <= LATE_MS || +now - +begunAt > SETTLES_MS;
}

/**
 * The stories that still have an article; one that was taken down is replaced by another of its story. Two stories that
 * have turned out to be one are merged.
 */
function stillThere(stories: readonly EditionStory[], articles: readonly CurrentArticle[]): EditionStory[] {
  const byId = new Map(articles.map((article) => [article.id, article]));
  const byStory = Map.groupBy(articles, ({ story }) => story);
  const remaining = stories.flatMap(({ story, article }): EditionStory[] => {
    const face = byId.get(article) ?? byStory.get(story)?.[0];
    return face === undefined ? [] : [{ story: face.story, article: face.id }];
  });
  return remaining.filter(
    ({ story }, index) => remaining.findIndex((other) => other.story === story) === index,
  );
}

function withNewFace(current: EditionStory, candidates: readonly Candidate[]): EditionStory {
  const now = candidates.find(({ story }) => story === current.story);
  return now?.overtaken.has(current.article) ? { story: current.story, article: now.article } : current;
}

/**
 * Fills the edition up to seven in the order of worth: a subject once, at most five of General News and three of any
 * other category. Where seven cannot be filled otherwise, first the caps yield, then words are let in, then a subject may
 * stand twice.
 */
function choose(candidates: readonly Candidate[], standing: readonly EditionStory[]): EditionStory[] {
  const byStory = new Map(candidates.map((one) => [one.story, one]));
  const chosen = [...standing];
  const has = (one: Candidate): boolean => chosen.some(({ story }) => story === one.story);
  const countSame = (field: "subject" | "category", one: Candidate): number =>
    chosen.filter(({ story }) => byStory.get(story)?.[field] === one[field]).length;
  const isNewSubject = (one: Candidate): boolean => countSame("subject", one) === 0;
  const isWithinCap = (one: Candidate): boolean =>
    countSame("category", one) < (one.category === "General News" ? CAPS.general : CAPS.other);
  while (chosen.length < EDITION_LENGTH) {
    const find = (mayStand: (one: Candidate) => boolean): Candidate | undefined =>
      candidates.find((one) => !has(one) && mayStand(one));
    const next =
      find(
        (one) => isNewSubject(one) && isWithinCap(one) && (chosen.length > 0 ? one.isEvent : one.mayLead),
      ) ??
      find((one) => isNewSubject(one) && one.isEvent) ??
      find(isNewSubject) ??
      find(() => true);
    if (next === undefined) break;
    chosen.push({ story: next.story, article: next.article });
  }
  return chosen;
}

/** Makes the story of the latest burst the lead; if it is new to the edition, the last story is dropped. */
function withBurst(
  chosen: readonly EditionStory[],
  candidates: readonly Candidate[],
  now: Date,
): EditionStory[] {
  const [lead] = candidates
    .filter(({ burstAt }) => burstAt !== null && +now - +burstAt <= BURST_MS)
    .sort((a, b) => +(b.burstAt ?? 0) - +(a.burstAt ?? 0) || b.worth - a.worth);
  if (lead === undefined || chosen[0]?.story === lead.story) return [...chosen];
  const standing = chosen.find(({ story }) => story === lead.story);
  const rest = chosen.filter(({ story }) => story !== lead.story);
  const first = standing ?? { story: lead.story, article: lead.article };
  return [first, ...rest].slice(0, EDITION_LENGTH);
}
