import { classify } from "#features/news/desk/category/classify.ts";
import type { CategoryModel } from "#features/news/desk/category/model.ts";
import { statesOf } from "#features/news/desk/places/states-of.ts";
import { createLanguageDesks } from "#features/news/desk/stories/language-desks.ts";
import { StoryBook } from "#features/news/desk/stories/story-book.ts";
import type { Article, Move, NewDraft } from "#features/news/shapes.ts";
import { findModel, type StoredModel } from "#features/news/store/category-model.ts";
import { findPlacedArticles } from "#features/news/store/save-articles.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { HOUR_MS } from "#platform/time.ts";

const WINDOW_MS = 72 * HOUR_MS;
/** Longer than a round takes. */
const ROUND_MS = HOUR_MS;

export interface Placements {
  readonly articles: readonly Article[];
  /** What the articles changed in stored stories, in order. */
  readonly storyMoves: readonly Move[];
  readonly subjectMoves: readonly Move[];
}

/** The desk with its window: it holds the stories of the last days, and assigns each draft a category and a story. */
export function createStoryAssigner(db: NewsDatabase, sample: boolean) {
  let desksOf = createLanguageDesks();
  const placed = new Set<string>();
  let seenUpTo = 0;
  let storedModel: StoredModel<CategoryModel> | null = null;

  return { catchUp, place, startAnew };

  /**
   * After assigned articles were not stored, or another worker has moved some: the desk is rebuilt from what is stored.
   * Returns what `catchUp` does.
   */
  async function startAnew(now: Date): Promise<string[]> {
    desksOf = createLanguageDesks();
    placed.clear();
    seenUpTo = 0;
    return catchUp(now);
  }

  /**
   * Loads what was stored before this process started, and what other processes have stored since. Returns the stories
   * of its articles from the last hour: a process that ended in the middle of a round has not marked their copies and
   * steps.
   */
  async function catchUp(now: Date): Promise<string[]> {
    storedModel = (await findModel<CategoryModel>(db, storedModel?.madeAt ?? null)) ?? storedModel;
    const since = { seq: seenUpTo, time: new Date(now.getTime() - WINDOW_MS), sample };
    const unmarked: string[] = [];
    for (const row of await findPlacedArticles(db, since)) {
      seenUpTo = Math.max(seenUpTo, row.seq);
      if (placed.delete(row.id)) continue;
      if (row.seenAt.getTime() > now.getTime() - ROUND_MS) unmarked.push(row.story);
      const article = { ...row, time: row.time.getTime() };
      const { strict, loose } = desksOf(row.language);
      strict.restore(article, row.story);
      loose.restore(article, row.subject);
    }
    return unmarked;
  }

  function place(drafts: readonly NewDraft[]): Placements {
    const inOrder = drafts.toSorted((a, b) => a.time.getTime() - b.time.getTime());
    const [stories, subjects] = [new StoryBook(), new StoryBook()];
    const storyMoves: Move[] = [];
    const subjectMoves: Move[] = [];
    const articles = inOrder.map((draft): Article => {
      const { id } = draft;
      if (!draft.analysed) {
        const category = draft.feedCategory ?? draft.paperCategory;
        return { ...draft, category, storyId: id, subjectId: id, copyOf: null, states: [] };
      }
      placed.add(id);
      const article = { ...draft, time: draft.time.getTime() };
      const { strict, loose } = desksOf(draft.language);
      const story = strict.place(article);
      const subject = loose.place(article);
      stories.enter(id, story);
      subjects.enter(id, subject);
      storyMoves.push(...story.moves);
      subjectMoves.push(...subject.moves);
      const { category } = classify(draft, storedModel?.model);
      return {
        ...{ ...draft, category, storyId: story.story, subjectId: subject.story },
        ...{ copyOf: story.copyOf, states: statesOf(draft) },
      };
    });
    for (const language of new Set(drafts.map((draft) => draft.language))) {
      const moves = desksOf(language).strict.review();
      stories.move(moves);
      storyMoves.push(...moves);
    }
    return { articles: articles.map(withLastPlace), storyMoves, subjectMoves };

    /** Later articles of the same batch may have moved it. */
    function withLastPlace(article: Article): Article {
      const { id } = article;
      return { ...article, storyId: stories.storyOf(id), subjectId: subjects.storyOf(id) };
    }
  }
}

export type StoryAssigner = ReturnType<typeof createStoryAssigner>;
