import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";
import { sectionClass } from "./section-look.ts";

/** A section's word in its colour. */
export function Badge({ category }: { category: string }) {
  const { say } = useWords();
  return <span className={`badge ${sectionClass(category)}`}>{say(category as Sentence)}</span>;
}
