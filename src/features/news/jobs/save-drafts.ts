import { statesOf } from "#features/news/desk/places/states-of.ts";
import type { Draft, NewDraft } from "#features/news/shapes.ts";
import { saveRecaps } from "#features/news/store/editions.ts";
import { recordSuccess, type Success } from "#features/news/store/feeds/feeds.ts";
import {
  type ArticleEdit,
  findStoredArticles,
  insertArticles,
  moveArticles,
  type StoredArticle,
  saveEdits,
} from "#features/news/store/save-articles.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { tellsSame } from "#features/news/trends/brief-topics.ts";
import { isRecap } from "#features/news/trends/recaps.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { shortId } from "#platform/text/ids.ts";
import type { StoryAssigner } from "./assign-stories.ts";
import type { Changes, FeedGate } from "./gate/feed-gate.ts";
import type { TextMarker } from "./mark-texts.ts";

interface Deps {
  readonly db: NewsDatabase;
  readonly assigner: StoryAssigner;
  readonly textMarker: Pick<TextMarker, "add">;
  readonly sample: boolean;
}

/**
 * Stores a feed's new articles, edits and validators, all or nothing, after the gate has held what is odd. Returns how
 * many articles were new.
 */
export async function saveDrafts(
  deps: Deps & { readonly gate?: FeedGate },
  feedId: number,
  drafts: readonly Draft[],
  success: Omit<Success, "newArticles">,
): Promise<number> {
  const { db, gate } = deps;
  const recaps = drafts.filter(({ title }) => isRecap(title));
  const articles = drafts.filter((draft) => !recaps.includes(draft));
  const free = gate?.notHeld(articles) ?? articles;
  const changes = compare(free, await findStoredArticles(db, free));
  return inTransaction(db, async (tx) => {
    const { fresh, edits, hour } = (await gate?.pass(tx, free, changes)) ?? { ...changes, hour: undefined };
    const newArticles = await store({ ...deps, db: tx }, { fresh, edits }, success.at);
    await saveRecaps(tx, recaps, deps.sample);
    await recordSuccess(tx, feedId, { ...success, newArticles, ...(hour && { hour }) });
    return newArticles;
  });
}

/** Stores drafts that were held and may go in now; the gate does not judge them again. */
export async function saveReleased(deps: Deps, drafts: readonly Draft[], at: Date): Promise<number> {
  return store(deps, compare(drafts, await findStoredArticles(deps.db, drafts)), at);
}

async function store(
  { db, assigner, textMarker, sample }: Deps,
  { fresh, edits }: Pick<Changes, "fresh" | "edits">,
  at: Date,
): Promise<number> {
  const { articles, storyMoves, subjectMoves } = assigner.place(fresh);
  for (const move of storyMoves) await moveArticles(db, "story_id", move);
  for (const move of subjectMoves) await moveArticles(db, "subject_id", move);
  const newArticles = await insertArticles(db, articles, { seenAt: at, sample });
  await saveEdits(db, edits, at, statesOf);
  textMarker.add([
    ...articles.map(({ storyId }) => storyId),
    ...storyMoves.flatMap(({ from, into }) => [...from, into]),
    // A new headline or a longer text may make a copy or a step of an article, or end it.
    ...edits.map(({ stored }) => stored.story),
  ]);
  return newArticles;
}

/** Separates new articles from edits of the paper's own. */
function compare(drafts: readonly Draft[], stored: readonly StoredArticle[]): Changes {
  const paper = drafts[0]?.paper;
  const own = stored.filter((article) => article.paper === paper);
  const byPage = new Map(own.map((article) => [article.canonicalUrl, article]));
  const byGuid = new Map(own.map((article) => [article.guid, article]));
  const ofOthers = new Set(
    stored.filter((article) => article.paper !== paper).map(({ canonicalUrl }) => canonicalUrl),
  );
  const fresh: NewDraft[] = [];
  const edits: (ArticleEdit & { draft: Draft })[] = [];
  for (const draft of drafts) {
    const namesake = draft.guid === null ? undefined : byGuid.get(draft.guid);
    const earlier =
      byPage.get(draft.canonicalUrl) ?? (namesake && hasMoved(draft, namesake) ? namesake : undefined);
    const edit = earlier && editOf(draft, earlier);
    const id = idOf(draft, ofOthers.has(draft.canonicalUrl));
    if (!earlier) fresh.push({ ...draft, guid: namesake ? null : draft.guid, id });
    else if (edit) edits.push({ ...edit, draft });
  }
  return { fresh, edits, known: drafts.length - fresh.length };
}

/**
 * Whether it is the article with its id at a new address. Two feeds may number their entries alike, and a paper that was
 * restored from a backup gives an id out again: those differ in headline and time.
 */
function hasMoved(draft: Draft, { title, time }: StoredArticle): boolean {
  return draft.title === title || draft.time.getTime() === time.getTime() || tellsSame(draft.title, title);
}

/** Made from the address and, if another paper's article has that address, the paper's id. */
function idOf({ canonicalUrl, paper }: Draft, isTaken: boolean): string {
  return isTaken ? shortId(canonicalUrl, paper) : shortId(canonicalUrl);
}

/**
 * A paper's feeds may carry one article in different lengths, so only a new headline, a longer text or a first picture
 * is an edit: otherwise each round would undo the last one. A field that is missing now is not deleted.
 */
function editOf(draft: Draft, stored: StoredArticle): ArticleEdit | null {
  const isRetold = draft.title !== stored.title;
  const isFuller = draft.summary.length > stored.summary.length;
  const summary = isFuller || (isRetold && draft.summary !== "") ? draft.summary : stored.summary;
  const imageUrl = isRetold ? (draft.imageUrl ?? stored.imageUrl) : (stored.imageUrl ?? draft.imageUrl);
  const isEdit = isRetold || summary !== stored.summary || imageUrl !== stored.imageUrl;
  return isEdit ? { stored, analysed: draft.analysed, title: draft.title, summary, imageUrl } : null;
}
