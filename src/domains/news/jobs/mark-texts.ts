import { foldCopies } from "#domains/news/desk/copies/copies.ts";
import { stepsOf } from "#domains/news/desk/steps/steps.ts";
import { findTexts, type StoredText, saveMarks } from "#domains/news/store/story-texts.ts";
import type { NewsDatabase } from "#domains/news/store/tables.ts";

/** Marks copies and steps in these stories, after a new article or a move changed them. */
export async function markTexts(db: NewsDatabase, stories: ReadonlySet<string>): Promise<void> {
  if (stories.size === 0) return;
  for (const texts of Map.groupBy(await findTexts(db, [...stories]), ({ story }) => story).values())
    if (texts.length > 1 || texts.some(({ copyOf, step }) => copyOf !== null || step !== null))
      await markStory(db, texts);
}

async function markStory(db: NewsDatabase, texts: readonly StoredText[]): Promise<void> {
  const copied = foldCopies(texts);
  const kinds = new Map(stepsOf(texts, new Set(copied.keys())).map(({ text, kind }) => [text.url, kind]));
  for (const text of texts) {
    const marks = { copyOf: copied.get(text)?.id ?? null, step: kinds.get(text.url) ?? null };
    if (marks.copyOf !== text.copyOf || marks.step !== text.step) await saveMarks(db, text.id, marks);
  }
}
