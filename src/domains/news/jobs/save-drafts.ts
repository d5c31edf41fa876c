import type { Draft, NewDraft } from "#domains/news/shapes.ts";
import { recordSuccess, type Success } from "#domains/news/store/feeds/feeds.ts";
import {
  type ArticleEdit,
  findStoredArticles,
  insertArticles,
  moveArticles,
  type StoredArticle,
  saveEdits,
} from "#domains/news/store/save-articles.ts";
import type { NewsDatabase } from "#domains/news/store/tables.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { shortId } from "#platform/text/ids.ts";
import type { StoryAssigner } from "./assign-stories.ts";
import type { TextMarker } from "./mark-texts.ts";

interface Deps {
  readonly db: NewsDatabase;
  readonly assigner: StoryAssigner;
  readonly textMarker: Pick<TextMarker, "add">;
  readonly sample: boolean;
}

/** Stores a feed's new articles, edits and validators, all or nothing. Returns how many articles were new. */
export async function saveDrafts(
  { db, assigner, textMarker, sample }: Deps,
  feedId: number,
  drafts: readonly Draft[],
  success: Omit<Success, "newArticles">,
): Promise<number> {
  const { fresh, edits } = compare(drafts, await findStoredArticles(db, drafts));
  const { articles, storyMoves, subjectMoves } = assigner.place(fresh);
  return inTransaction(db, async (tx) => {
    for (const move of storyMoves) await moveArticles(tx, "story_id", move);
    for (const move of subjectMoves) await moveArticles(tx, "subject_id", move);
    const newArticles = await insertArticles(tx, articles, { seenAt: success.at, sample });
    await saveEdits(tx, edits, success.at);
    textMarker.add([
      ...articles.map(({ storyId }) => storyId),
      ...storyMoves.flatMap(({ from, into }) => [...from, into]),
    ]);
    await recordSuccess(tx, feedId, { ...success, newArticles });
    return newArticles;
  });
}

/** Separates new articles from edits of the paper's own. */
function compare(
  drafts: readonly Draft[],
  stored: readonly StoredArticle[],
): { fresh: NewDraft[]; edits: ArticleEdit[] } {
  const paper = drafts[0]?.paper;
  const own = stored.filter((article) => article.paper === paper);
  const byPage = new Map(own.map((article) => [article.canonicalUrl, article]));
  const byGuid = new Map(own.map((article) => [article.guid, article]));
  const ofOthers = new Set(
    stored.filter((article) => article.paper !== paper).map(({ canonicalUrl }) => canonicalUrl),
  );
  const fresh: NewDraft[] = [];
  const edits: ArticleEdit[] = [];
  for (const draft of drafts) {
    const earlier =
      byPage.get(draft.canonicalUrl) ?? (draft.guid === null ? undefined : byGuid.get(draft.guid));
    const edit = earlier && editOf(draft, earlier);
    if (!earlier) fresh.push({ ...draft, id: idOf(draft, ofOthers.has(draft.canonicalUrl)) });
    else if (edit) edits.push(edit);
  }
  return { fresh, edits };
}

/** Made of the address; if another paper's article has that address, of the paper's id too. */
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
  return isEdit ? { stored, title: draft.title, summary, imageUrl } : null;
}
