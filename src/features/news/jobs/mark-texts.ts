import { foldCopies } from "#features/news/desk/copies/copies.ts";
import { stepsOf } from "#features/news/desk/steps/steps.ts";
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

/** Marks copies and steps in these stories, after new articles or moves changed them. */
export async function markTexts(db: NewsDatabase, stories: ReadonlySet<string>): Promise<void> {
  const ids = [...stories];
  for (let from = 0; from < ids.length; from += TOGETHER) {
    const texts = await findTexts(db, ids.slice(from, from + TOGETHER));
    for (const ofStory of Map.groupBy(texts, ({ story }) => story).values())
      if (ofStory.length > 1 || ofStory.some(({ copyOf, step }) => copyOf !== null || step !== null))
        await markStory(db, ofStory);
  }
}

async function markStory(db: NewsDatabase, texts: readonly StoredText[]): Promise<void> {
  const copied = foldCopies(texts);
  const kinds = new Map(stepsOf(texts, new Set(copied.keys())).map(({ text, kind }) => [text, kind]));
  for (const text of texts) {
    const marks = { copyOf: copied.get(text)?.id ?? null, step: kinds.get(text) ?? null };
    if (marks.copyOf !== text.copyOf || marks.step !== text.step) await saveTextMarks(db, text.id, marks);
  }
}
