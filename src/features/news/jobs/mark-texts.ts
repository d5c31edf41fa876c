import type { Category } from "#contracts/sections.ts";
import { markTexts as compareTexts } from "#features/news/desk/ladder/ladder.ts";
import { findTexts, type StoredText, saveTextMarks } from "#features/news/store/story-texts.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { inTransaction } from "#platform/db/transaction.ts";

/** Marks changed stories once a round, so that the texts of a story that many feeds tell are compared once. */
export function createTextMarker(db: NewsDatabase) {
  const changed = new Set<string>();
  return {
    add(stories: readonly string[]): void {
      for (const story of stories) changed.add(story);
    },
    async mark(): Promise<void> {
      if (changed.size > 0) await inTransaction(db, (tx) => markTexts(tx, changed));
      changed.clear();
    },
  };
}

export type TextMarker = ReturnType<typeof createTextMarker>;

/** How many stories' texts are held in memory at once. */
const TOGETHER = 500;

/** Marks copies, steps and the category of these stories, after new articles or moves changed them. */
export async function markTexts(db: NewsDatabase, stories: ReadonlySet<string>): Promise<void> {
  const ids = [...stories];
  for (let from = 0; from < ids.length; from += TOGETHER) {
    const texts = await findTexts(db, ids.slice(from, from + TOGETHER));
    for (const ofStory of Map.groupBy(texts, ({ story }) => story).values())
      if (ofStory.length > 1 || ofStory.some(isMarked)) await markStory(db, ofStory);
  }
}

function isMarked({ copyOf, step, category, ownCategory }: StoredText): boolean {
  return copyOf !== null || step !== null || category !== ownCategory;
}

async function markStory(db: NewsDatabase, inOrder: readonly StoredText[]): Promise<void> {
  const { texts, steps } = compareTexts(inOrder);
  const copyOf = new Map(texts.flatMap(({ text, copies }) => copies.map((copy) => [copy, text.id])));
  const kinds = new Map(steps.map(({ text, kind }) => [text, kind]));
  const category = mostChosen(inOrder);
  for (const text of inOrder) {
    const marks = { copyOf: copyOf.get(text) ?? null, step: kinds.get(text) ?? null, category };
    if (marks.copyOf !== text.copyOf || marks.step !== text.step || marks.category !== text.category)
      await saveTextMarks(db, text, marks);
  }
}

/** A story stands in one category: the one in which most of its papers are, else its first report's. */
function mostChosen(texts: readonly StoredText[]): Category {
  const papers = new Map<Category, Set<string>>();
  for (const { ownCategory, paper } of texts)
    papers.set(ownCategory, (papers.get(ownCategory) ?? new Set()).add(paper));
  const [[category] = ["General News"] as const] = [...papers].sort(([, a], [, b]) => b.size - a.size);
  return category;
}
