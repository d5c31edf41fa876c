import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

const coloured = new Set(["politics", "business", "sports", "technology", "entertainment", "health"]);

export function Badge({ category }: { category: string }) {
  const { say } = useWords();
  const slug = category.toLowerCase();
  return (
    <span className={coloured.has(slug) ? `badge badge--${slug}` : "badge"}>{say(category as Sentence)}</span>
  );
}
